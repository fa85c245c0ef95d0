import { startValuation } from '../../db/queries/leads/valuations.ts';
import { createVehicleStore } from '../../db/stores.ts';
import { buildTypicalSpec, listOptionSets } from '../../domain/trade-in/option-sets.ts';
import type { ValuationKind } from '../../domain/trade-in/valuation.ts';
import type { OwnVehicle } from '../../domain/trade-in/vehicle.ts';
import { findPlateProblem, isRegoState, normalisePlate } from '../../domain/vehicle/rego.ts';
import { chooseRegoLookup } from '../../integrations/clients.ts';
import { getFormMessages } from '../../kernel/forms/fields/row.ts';
import type { FieldProblem, Typed } from '../../kernel/forms/fields/schema.ts';
import { parseFields } from '../../kernel/forms/reading/read-fields.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { buildDescribedFields, buildRegistrationFields, getToday } from './fields.ts';
import { loadKnownVehicles } from './known.ts';
import { removeUnfinished } from './retention.ts';

export type VehicleWayName = 'find' | 'describe';

/** A vehicle that was found, or the errors: of fields, or of the way as a whole. */
export type FoundVehicle =
  | { ok: true; vehicle: OwnVehicle; rego: string | null; regoState: string | null }
  | { ok: false; status: 400 | 404 | 503; problems: FieldProblem[]; failed: string | null };

/** Finds the vehicle, by one of the ways. Never throws for a failed lookup: there is the other way. */
export function findVehicle(way: VehicleWayName, typed: Typed, request: RequestContext): Promise<FoundVehicle> {
  return way === 'find' ? findRegistered(typed, request) : findDescribed(typed, request);
}

async function findRegistered(typed: Typed, request: RequestContext): Promise<FoundVehicle> {
  const { settings, db, log } = request;
  const { values, problems } = parseFields(buildRegistrationFields(settings, {}), typed, getFormMessages(settings));
  if (problems.length > 0) return wrong(problems);
  const plate = normalisePlate(String(values.rego));
  const regoState = String(values.regoState);
  if (!isRegoState(regoState)) return wrong([{ name: 'regoState', text: 'There is no such state.' }]);
  const problem = findPlateProblem(plate, regoState);
  if (problem) return wrong([{ name: 'rego', text: problem }]);
  try {
    const inputs = { vehicles: createVehicleStore(db), settings, environment: process.env };
    const found = await chooseRegoLookup(inputs).find({ rego: plate, regoState });
    if (!found) return notFound(plate);
    const { colour: _colour, ...vehicle } = found;
    return { ok: true, vehicle: { ...vehicle, km: Number(values.km) }, rego: plate, regoState };
  } catch (error) {
    log.error({ feature: 'trade-in', err: error }, 'Could not look up a registration');
    return { ok: false, status: 503, problems: [], failed: LOOKUP_FAILED };
  }
}

const LOOKUP_FAILED = 'We can’t look up regos just now. Please enter the make, model and year instead.';

function notFound(plate: string): FoundVehicle {
  const text = `We couldn’t find ${plate}. Please check it, or enter the make, model and year instead.`;
  return { ok: false, status: 404, problems: [{ name: 'rego', text }], failed: null };
}

async function findDescribed(typed: Typed, request: RequestContext): Promise<FoundVehicle> {
  const { settings, now } = request;
  const fields = buildDescribedFields(settings, {}, getToday(now, settings));
  const { values, problems } = parseFields(fields, typed, getFormMessages(settings));
  if (problems.length > 0) return wrong(problems);
  const [make, model] = [String(values.make), String(values.model)];
  const [year, km] = [Number(values.year), Number(values.km)];
  const { optionSets } = await loadKnownVehicles(request);
  const made = buildTypicalSpec(listOptionSets(optionSets, { make, model, year }), { make, model });
  return { ok: true, vehicle: { ...made, year, km }, rego: null, regoState: null };
}

function wrong(problems: FieldProblem[]): FoundVehicle {
  return { ok: false, status: 400, problems, failed: null };
}

/** Returns the valuation's id. */
export async function beginValuation(
  kind: ValuationKind,
  found: FoundVehicle & { ok: true },
  whose: { token_hash: string; car_id: number | null },
  { db, settings, now }: RequestContext,
): Promise<number> {
  const { vehicle, rego, regoState } = found;
  return db.run(async (tx) => {
    await removeUnfinished(tx, settings, now);
    return startValuation(tx, { ...whose, kind, rego, regoState, vehicle, at: now });
  });
}
