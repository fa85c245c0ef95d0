import { expect, test } from 'vitest';
import { sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import type { Payment } from '../../../db/queries/payments/payments.ts';
import type { Lead } from '../../../domain/leads/lead.ts';
import { buildPaymentPage } from './model.ts';

/** Paid at half past three in the afternoon of UTC: in Perth it is that day still, in Brisbane the next. */
const PAID_AT = new Date('2026-11-21T15:30:00Z');

test.each([
  ['Australia/Perth', '28/11/2026'],
  ['Australia/Brisbane', '29/11/2026'],
])('[G12] a vehicle is reserved until a day of the site’s own clock, in %s', (timeZone, day) => {
  const payment = {
    kind: 'reservation',
    state: 'paid',
    token: 'a'.repeat(36),
    cents: 20_000,
    description: 'Deposit',
    lead: { lead: { category: 'Reservation', name: 'Sam' } as Lead, answers: {}, consent: [] },
    paid_at: PAID_AT,
    expires_at: PAID_AT,
  } as unknown as Payment;
  const settings = sampleSettings({ locations: { timeZone }, vehicle: { reserve: { reservedDays: 7 } } });
  const { rows } = buildPaymentPage({ payment, car: sampleCar(), settings, now: PAID_AT });
  expect(rows.find(({ label }) => label === 'Reserved until')?.value).toBe(day);
});
