import { data, redirect } from 'react-router';
import { changeValuation, findValuation } from '../../db/queries/leads/valuations.ts';
import type { StoredValuation, ValuationKind, ValuationResult } from '../../domain/trade-in/valuation.ts';
import { saveSentEvent } from '../../kernel/events/save-sent-event.ts';
import type { Typed } from '../../kernel/forms/fields/schema.ts';
import type { RefusedForm } from '../../kernel/forms/model.ts';
import { readForm } from '../../kernel/forms/reading/read-form.ts';
import { requireOrigin } from '../../kernel/http/require-origin.ts';
import { submitPageForm } from '../../kernel/leads/submit-page-form.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { answerCondition } from './condition-step.ts';
import { getTradeInForm, saveAcceptance } from './form.ts';
import { findOwnValuation, findWantedCar, parseValuationId } from './load.ts';
import { chooseStep, getStepAfterCondition, linkToStep, REPORTED_FIELD } from './steps.ts';
import { getValuationToken } from './token.ts';
import { beginValuation, findVehicle, type VehicleWayName } from './vehicle-step.ts';

/**
 * Handles a step of a page that values vehicles, and redirects to the next; or returns all that was typed with its
 * errors. Only its own visitor can change a valuation.
 */
export async function takeTradeInStep(kind: ValuationKind, request: Request, site: RequestContext) {
  const { url } = site;
  requireOrigin(request);
  const requested = url.searchParams.get('step');
  const id = parseValuationId(url);
  if (id === null && isWay(requested)) return beginWith(requested, kind, request, site);
  if (id === null) throw data('There is no such step', { status: 404 });
  const { hash } = getValuationToken(request, url);
  const found = await findOwnValuation(kind, id, hash, site);
  if (!found) return refused({}, { failed: NOT_OPEN, status: 404 });
  const step = chooseStep(requested, found);
  // Sent from an outdated page: the visitor has gone on in another tab.
  if (step !== requested) throw redirect(linkToStep(url.pathname, found.id, step), { status: 303 });
  if (step === 'details') return takeDetails(found, request, site);
  const typed = await readForm(request);
  if (step === 'estimate') return answerEstimate(found, hash, typed, request, site);
  const problems = await answerCondition(found, hash, typed, site);
  if (problems.length > 0) return refused(typed, { problems, status: 400 });
  throw redirect(linkToStep(url.pathname, found.id, getStepAfterCondition(kind)), { status: 303 });
}

const isWay = (requested: string | null): requested is VehicleWayName =>
  requested === 'find' || requested === 'describe';

const NOT_OPEN = 'We can’t find this valuation in your browser. Please start again.';

async function beginWith(way: VehicleWayName, kind: ValuationKind, request: Request, site: RequestContext) {
  const typed = await readForm(request);
  const vehicle = await findVehicle(way, typed, site);
  if (!vehicle.ok) return refused(typed, vehicle);
  const { hash, setCookie } = getValuationToken(request, site.url);
  const car = await findWantedCar(undefined, site);
  const whose = { token_hash: hash, car_id: car?.id ?? null };
  const id = await beginValuation(kind, vehicle, whose, site);
  throw redirect(linkToStep(site.url.pathname, id, 'condition'), {
    status: 303,
    headers: setCookie ? { 'Set-Cookie': setCookie } : {},
  });
}

/**
 * Stores the visitor's answer to the estimate. An acceptance and its lead are stored in one transaction, or not at all.
 */
async function answerEstimate(
  found: StoredValuation,
  hash: string,
  typed: Typed,
  request: Request,
  site: RequestContext,
) {
  const { db, now, url, settings } = site;
  const { answer } = typed;
  if ((answer !== 'accepted' && answer !== 'declined') || settings.tradeIn.offers === 'off')
    throw data('There is no offer to answer', { status: 400 });
  const isAccepted = await db.run(async (tx) => {
    const own = await findValuation(tx, found.id, hash, 'lock');
    if (own?.result?.kind !== 'estimate' || own.offer_accepted) return false;
    // Nobody knows yet who has accepted an instant price: the details will say.
    const offer_accepted = answer === 'accepted' && own.form_completed;
    const result: ValuationResult = { ...own.result, answer };
    await changeValuation(tx, own.id, hash, { result, offer_accepted }, now);
    if (offer_accepted) await saveAcceptance(tx, own, { now, settings });
    return offer_accepted;
  });
  if (isAccepted && typed[REPORTED_FIELD] === undefined) await sendAcceptedEvent(request, site);
  const next = answer === 'accepted' && !found.form_completed ? 'details' : 'estimate';
  throw redirect(linkToStep(url.pathname, found.id, next), { status: 303 });
}

/** Details that are left after a price was shown accept it. */
async function takeDetails(found: StoredValuation, request: Request, site: RequestContext) {
  try {
    return await submitPageForm(request, site, getTradeInForm(found.kind));
  } catch (thrown) {
    const isKept = thrown instanceof Response && thrown.status === 303;
    if (isKept && found.result?.answer === 'accepted' && !found.offer_accepted) await sendAcceptedEvent(request, site);
    throw thrown;
  }
}

/** Event 18 for visitors without scripts; scripts send it themselves (S7, I1). */
function sendAcceptedEvent({ headers }: Request, site: RequestContext): Promise<void> {
  const { pathname, search } = site.url;
  const event = { path: pathname + search, carId: null, userAgent: headers.get('User-Agent') };
  return saveSentEvent({ name: 'offer_accepted', ...event }, site);
}

interface Refusal {
  status: number;
  problems?: RefusedForm['problems'];
  failed?: string | null;
}

function refused(typed: Typed, { status, problems = [], failed = null }: Refusal) {
  return data<RefusedForm>({ typed: typed as RefusedForm['typed'], problems, failed }, { status });
}
