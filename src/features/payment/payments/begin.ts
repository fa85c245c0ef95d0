import { createHash, randomBytes } from 'node:crypto';
import { takeHold } from '../../../db/queries/payments/holds.ts';
import { changePayment, findBegunPayment, openPayment } from '../../../db/queries/payments/payments.ts';
import type { PaymentLead } from '../../../db/schema/payments.ts';
import { formatPhone } from '../../../domain/contact/phone.ts';
import { toCents } from '../../../domain/payments/payment.ts';
import { formatDollars } from '../../../domain/text/format.ts';
import { formatVehicleTitle } from '../../../domain/vehicle/names.ts';
import type { FormRequest, FormToSave, SavedForm } from '../../../kernel/forms/fields/row.ts';
import { linkToPayment } from './address.ts';
import { findProvider } from './provider.ts';

const MINUTE_MS = 60_000;
/** How long an invoice waits for a payment that was begun. */
const INVOICE_MINUTES = 60;
/** As pages generate it; anything else is invalid. */
const HOLDER = /^[0-9a-f-]{36}$/;

/**
 * What is stored of a browser's holder id: a digest, so that a copy of the database lets nobody impersonate its
 * visitor.
 */
export function hashHolder(given: string): string {
  return createHash('sha256').update(given).digest('base64url');
}

/**
 * Reserves the vehicle for whoever filled in the form, and begins the payment of its deposit (G12). One person at a
 * time holds it; whoever has begun already continues the same payment, so that it is never paid twice.
 */
export async function beginReservation({ lead, car, typed }: FormToSave, request: FormRequest): Promise<SavedForm> {
  const { settings, db, now } = request;
  const provider = findProvider(request);
  if (!provider) return refused(settings);
  if (!car) return { ok: false, failed: 'This vehicle is no longer available.' };
  const { amount, holdMinutes } = settings.vehicle.reserve;
  const { holder: given = '' } = typed;
  const holder = hashHolder(HOLDER.test(given) ? given : lead.idempotency_key);
  const wanted = { car_id: car.id, holder, now, held_until: addMinutes(now, holdMinutes) };
  return db.run(async (tx): Promise<SavedForm> => {
    const hold = await takeHold(tx, wanted);
    if (!hold) return { ok: false, failed: describeHeld(settings.contact.phone) };
    const begun = await findBegunPayment(tx, holder, car.id, now);
    const said = pickPaymentLead(lead);
    if (begun) await changePayment(tx, begun.id, { lead: said }, now);
    const payment =
      begun ??
      (await openPayment(tx, {
        token: createToken(),
        key: `${lead.idempotency_key}:${hold.held_until.getTime()}`,
        kind: 'reservation',
        holder,
        car_id: car.id,
        cents: toCents(amount),
        description: `Deposit for the ${formatVehicleTitle(car)}, stock number ${car.stocknum}`,
        lead: said,
        provider: provider.name,
        created_at: now,
        expires_at: hold.held_until,
      }));
    return { ok: true, to: linkToPayment(payment.token) };
  });
}

/** Begins to pay an invoice or an agreed deposit (G10). The same form sent twice is one payment. */
export async function beginOnlinePayment({ lead }: FormToSave, request: FormRequest): Promise<SavedForm> {
  const { settings, db, now } = request;
  const provider = findProvider(request);
  if (!provider) return refused(settings);
  const { payment_for, amount } = lead.answers;
  if (typeof amount !== 'number') throw new TypeError('The form of online payment has an amount');
  const payment = await db.run((tx) =>
    openPayment(tx, {
      token: createToken(),
      key: lead.idempotency_key,
      kind: 'online_payment',
      holder: null,
      car_id: null,
      cents: toCents(amount),
      description: `Payment of ${formatDollars(amount)} for ${payment_for}`,
      lead: pickPaymentLead(lead),
      provider: provider.name,
      created_at: now,
      expires_at: addMinutes(now, INVOICE_MINUTES),
    }),
  );
  return { ok: true, to: linkToPayment(payment.token) };
}

function pickPaymentLead({
  lead,
  answers,
  asked = [],
  consent,
  visitor_id,
  campaign,
}: FormToSave['lead']): PaymentLead {
  return { lead, answers, asked, consent, visitor_id, campaign };
}

export function describeHeld(phone: string): string {
  return (
    'Someone else is reserving this vehicle right now. If they don’t go ahead, it could still be yours: ' +
    `try again in a few minutes, or call ${formatPhone(phone)}.`
  );
}

export function describeUnpayable(phone: string): string {
  return `We can’t take online payments right now. Please call ${formatPhone(phone)}.`;
}

const refused = ({ contact }: FormRequest['settings']): SavedForm => ({
  ok: false,
  failed: describeUnpayable(contact.phone),
});

const addMinutes = (now: Date, minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);

const createToken = () => randomBytes(18).toString('hex');
