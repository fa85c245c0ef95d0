import { changeValuation } from '../../db/queries/leads/valuations.ts';
import type { AdjustmentAnswers } from '../../domain/trade-in/adjustments.ts';
import {
  buildTypicalSpec,
  type CountedOptionSet,
  formatOptionSet,
  listOptionSets,
} from '../../domain/trade-in/option-sets.ts';
import type { StoredValuation } from '../../domain/trade-in/valuation.ts';
import type { OwnVehicle, VehicleSpec } from '../../domain/trade-in/vehicle.ts';
import { getFormMessages } from '../../kernel/forms/fields/row.ts';
import type { Field, FieldProblem, FieldValue, Typed } from '../../kernel/forms/fields/schema.ts';
import { parseFields } from '../../kernel/forms/reading/read-fields.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { estimate } from './estimate.ts';
import { buildOptionSetFields, buildQuestionFields, NOT_SURE, OPTION_SET_FIELD } from './fields.ts';
import { loadKnownVehicles } from './known.ts';

type Request = Pick<RequestContext, 'db' | 'stock' | 'settings' | 'now' | 'log'>;

/**
 * The option sets that the vehicle of a valuation may have: none to choose from where its registration identifies one.
 */
async function loadOptionSets({ vehicle, rego }: StoredValuation, request: Request): Promise<CountedOptionSet[]> {
  if (rego !== null || vehicle.year === null) return [];
  const { optionSets } = await loadKnownVehicles(request);
  return listOptionSets(optionSets, { ...vehicle, year: vehicle.year });
}

/** The questions about a vehicle: its option set, where there are several, and the site's own. */
export async function loadConditionFields(valuation: StoredValuation, request: Request): Promise<Field[]> {
  const fields = [
    ...buildOptionSetFields(await loadOptionSets(valuation, request)),
    ...buildQuestionFields(request.settings),
  ];
  return fields.map((field) => ({ ...field, value: valuation.adjustmentAnswers[field.name] }));
}

/** For the instant price, the estimate is stored too. Returns the errors of invalid answers. */
export async function answerCondition(
  valuation: StoredValuation,
  tokenHash: string,
  typed: Typed,
  request: Request,
): Promise<FieldProblem[]> {
  const { settings, db, now } = request;
  const fields = await loadConditionFields(valuation, request);
  const { values, problems } = parseFields(fields, typed, getFormMessages(settings));
  if (problems.length > 0) return problems;
  const makings = await loadOptionSets(valuation, request);
  const vehicle = withOptionSet(valuation.vehicle, values[OPTION_SET_FIELD], makings);
  const adjustmentAnswers = answersIn(values);
  const valued = { vehicle, adjustmentAnswers };
  const result = valuation.kind === 'instant_price' || fields.length === 0 ? await estimate(valued, request) : null;
  await db.run((tx) => changeValuation(tx, valuation.id, tokenHash, { ...valued, result }, now));
  return [];
}

function withOptionSet(vehicle: OwnVehicle, chosen: FieldValue | undefined, makings: CountedOptionSet[]): OwnVehicle {
  if (chosen === NOT_SURE) return { ...vehicle, ...buildTypicalSpec(makings, vehicle) };
  const optionSet = makings.find((one) => formatOptionSet(one) === chosen);
  if (!optionSet) return vehicle;
  const { from: _from, to: _to, count: _count, ...made } = optionSet;
  return { ...vehicle, ...(made satisfies VehicleSpec) };
}

function answersIn(values: Record<string, FieldValue>): AdjustmentAnswers {
  const said = Object.entries(values).filter((one): one is [string, string] => typeof one[1] === 'string');
  return Object.fromEntries(said);
}
