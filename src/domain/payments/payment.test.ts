import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  getNextPaymentState,
  hasMoney,
  isPayable,
  PAYMENT_EVENTS,
  PAYMENT_STATES,
  type PaymentEvent,
  type PaymentState,
  toCents,
} from './payment.ts';

const news = fc.constantFrom(...PAYMENT_EVENTS);
const told = fc.array(news, { maxLength: 12 });
const stateAfter = (all: readonly PaymentEvent[], from: PaymentState = 'created') =>
  all.reduce(getNextPaymentState, from);

describe('[G12] the states of a payment', () => {
  test.each<[PaymentEvent[], PaymentState]>([
    [[], 'created'],
    [['opened'], 'pending'],
    [['opened', 'paid'], 'paid'],
    [['opened', 'declined'], 'failed'],
    [['opened', 'declined', 'paid'], 'paid'],
    [['opened', 'declined', 'expired'], 'expired'],
    [['opened', 'expired'], 'expired'],
    [['opened', 'expired', 'opened'], 'expired'],
    [['opened', 'expired', 'paid'], 'paid'],
    [['opened', 'expired', 'paid_in_vain'], 'refund_due'],
    [['opened', 'paid_in_vain', 'refunded'], 'refunded'],
    [['opened', 'paid', 'expired'], 'paid'],
    [['opened', 'paid', 'declined', 'opened'], 'paid'],
    [['opened', 'paid', 'paid_in_vain'], 'paid'],
    [['opened', 'paid_in_vain', 'paid'], 'refund_due'],
    [['opened', 'paid', 'refunded', 'paid'], 'refunded'],
    [['refunded'], 'created'],
  ])('%j makes it %s', (all, state) => expect(stateAfter(all)).toBe(state));

  test('money that has come is never forgotten, whatever is told after it', () => {
    fc.assert(
      fc.property(told, fc.constantFrom('paid', 'paid_in_vain'), told, (before, came, later) =>
        hasMoney(stateAfter([...before, came, ...later])),
      ),
    );
  });

  test('without money nothing is paid, due or given back', () => {
    const without = fc.array(fc.constantFrom('opened', 'declined', 'expired', 'refunded'), { maxLength: 12 });
    fc.assert(fc.property(without, (all) => !hasMoney(stateAfter(all))));
  });

  test('what is told twice in a row is as if it were told once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PAYMENT_STATES), news, (state, one) => {
        expect(stateAfter([one, one], state)).toBe(stateAfter([one], state));
      }),
    );
  });

  test('in whatever order it is told, what was paid is paid in the end', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray<PaymentEvent>(['opened', 'declined', 'expired']), fc.nat(3), (others, at) => {
        expect(stateAfter(others.toSpliced(Math.min(at, others.length), 0, 'paid'))).toBe('paid');
      }),
    );
  });

  test('nobody can pay what has been paid, or is over', () =>
    expect(PAYMENT_STATES.filter(isPayable)).toEqual(['created', 'pending', 'failed']));
});

test.each([
  [200, 20_000],
  [500.5, 50_050],
  [19.99, 1_999],
  [1.005, 101],
  [0.1 + 0.2, 30],
])('[G12] $%d are %d cents', (dollars, cents) => expect(toCents(dollars)).toBe(cents));
