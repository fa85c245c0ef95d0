import { saveLead } from '../../../db/queries/leads/leads.ts';
import { lockHold, reserveHold } from '../../../db/queries/payments/holds.ts';
import { changePayment, findPayment, lockPayment, type Payment } from '../../../db/queries/payments/payments.ts';
import type { SiteDb, SiteTx } from '../../../db/scope.ts';
import { getNextPaymentState, hasMoney, type PaymentEvent } from '../../../domain/payments/payment.ts';
import { CURRENCY, type ProviderEvent, type Refund } from '../../../integrations/payment/contract.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { buildPaymentLead } from './lead.ts';

export interface SettleInputs {
  db: SiteDb;
  settings: SiteSettings;
  now: Date;
}

/**
 * The outcome of a provider's event: the payment as it is now, and what is to be refunded; or why the event is not the
 * site's.
 */
export type SettleResult =
  | { kind: 'settled'; payment: Payment; refund: Refund | null }
  | { kind: 'unknown' }
  | { kind: 'mismatch'; reason: string };

const DAY_MS = 86_400_000;

/**
 * Applies a provider's event to a payment (G12): its new state, the reservation and its lead are stored in one
 * transaction, or nothing is. Events may come late, twice and in any order. Where somebody else holds the vehicle by
 * the time the money comes, a refund is due.
 */
export function settlePayment(inputs: SettleInputs, event: ProviderEvent): Promise<SettleResult> {
  return inputs.db.run(async (tx): Promise<SettleResult> => {
    const found = event.siteId === tx.scope.siteId ? await findPayment(tx, event.token) : undefined;
    if (!found) return { kind: 'unknown' };
    if (found.car_id !== null) await lockHold(tx, found.car_id);
    const payment = (await lockPayment(tx, event.token)) ?? found;
    const reason = mismatch(payment, event);
    if (reason) return { kind: 'mismatch', reason };
    if (isAnotherCharge(payment, event)) return { kind: 'settled', payment, refund: refundOf(payment, event) };
    return settleKnown(tx, payment, event, inputs);
  });
}

/** A second charge for the same payment is refunded, and changes nothing else. */
function isAnotherCharge(payment: Payment, { news, chargeId }: ProviderEvent): boolean {
  return news === 'paid' && hasMoney(payment.state) && chargeId !== null && chargeId !== payment.charge_id;
}

async function settleKnown(
  tx: SiteTx,
  payment: Payment,
  event: ProviderEvent,
  inputs: SettleInputs,
): Promise<SettleResult> {
  const news = isOfSomethingElse(payment, event) ? null : await toPaymentEvent(tx, payment, event.news, inputs);
  const state = news ? getNextPaymentState(payment.state, news) : payment.state;
  if (state === payment.state) return { kind: 'settled', payment, refund: refundStillDue(payment) };
  const { now, settings } = inputs;
  const change = {
    state,
    charge_id: event.chargeId ?? payment.charge_id,
    ...(news === 'paid' || news === 'paid_in_vain' ? { paid_at: now } : {}),
  };
  await changePayment(tx, payment.id, change, now);
  const changed = { ...payment, ...change };
  const lead = buildPaymentLead(changed, now, settings);
  if (lead) await saveLead(tx, lead);
  return { kind: 'settled', payment: changed, refund: refundStillDue(changed) };
}

/** An unused session may expire, and a double charge may be refunded, without the payment being over. */
function isOfSomethingElse({ session_id, charge_id }: Payment, event: ProviderEvent): boolean {
  if (event.news === 'expired') return event.sessionId !== session_id;
  return event.news === 'refunded' && event.chargeId !== charge_id;
}

/** A charge reserves the vehicle in the same transaction, or is due back. */
async function toPaymentEvent(
  tx: SiteTx,
  payment: Payment,
  news: ProviderEvent['news'],
  { now, settings }: SettleInputs,
): Promise<PaymentEvent> {
  const { car_id, holder } = payment;
  if (news !== 'paid' || payment.kind !== 'reservation' || hasMoney(payment.state)) return news;
  if (car_id === null || holder === null) return 'paid_in_vain';
  const held_until = new Date(now.getTime() + settings.vehicle.reserve.reservedDays * DAY_MS);
  const isKept = await reserveHold(tx, { car_id, holder, held_until, payment_id: payment.id, now });
  return isKept ? 'paid' : 'paid_in_vain';
}

function mismatch({ cents }: Payment, event: ProviderEvent): string | null {
  if (event.news !== 'paid') return null;
  if (event.currency !== CURRENCY) return `its currency is ${event.currency}, not ${CURRENCY}`;
  return event.cents === cents ? null : `its amount is ${event.cents} cents, not ${cents}`;
}

function refundOf({ cents, token }: Payment, { chargeId }: ProviderEvent): Refund | null {
  return chargeId === null ? null : { chargeId, cents, token };
}

function refundStillDue({ state, charge_id, cents, token }: Payment): Refund | null {
  return state === 'refund_due' && charge_id !== null ? { chargeId: charge_id, cents, token } : null;
}
