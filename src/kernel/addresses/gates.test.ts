import { describe, expect, test } from 'vitest';
import { sampleSettings } from '../../../tests/samples/stock.ts';
import { listKeysOf } from '../../domain/text/look-up.ts';
import { listForms } from '../leads/forms.ts';
import { type GateKey, getSignInType, isClosed, isGated } from './gates.ts';

/** The specification's own words (G4, gated route). */
test.each<[GateKey, string]>([
  ['garage', 'always'],
  ['checkout', 'on some dealers'],
  ['finance', 'depending on dealer switches'],
  ['spinToWin', 'depending on dealer switches'],
  ['financeCheck', 'depending on dealer switches'],
  ['onlinePayment', 'when a dealer switch is off'],
])('[F4] %s is gated %s', (key, when) => {
  const byDefault = sampleSettings({});
  const open = sampleSettings({
    gating: {
      checkout: 'open',
      finance: 'open',
      financeCheck: 'open',
      spinToWin: 'open',
      onlinePayment: 'open',
    },
  });
  const closed = sampleSettings({
    gating: {
      checkout: 'signed_in',
      finance: 'signed_in',
      financeCheck: 'signed_in',
      spinToWin: 'signed_in',
      onlinePayment: 'signed_in',
    },
  });
  expect(isGated(key, closed)).toBe(true);
  expect(isGated(key, open)).toBe(when === 'always');
  expect(isGated(key, byDefault)).toBe(when === 'always' || when === 'when a dealer switch is off');
});

/** Each switch of the settings. */
const SWITCHES = listKeysOf(sampleSettings({}).gating);

test('[F4] each gate has a sign-in of its own', () => {
  const types = [...SWITCHES, 'garage' as const].map(getSignInType);
  expect(new Set(types).size).toBe(types.length);
});

test('[F4] each switch closes its own gate and no other', () => {
  for (const key of SWITCHES) {
    const settings = sampleSettings({ gating: { onlinePayment: 'open', [key]: 'signed_in' } });
    expect(SWITCHES.filter((other) => isGated(other, settings))).toEqual([key]);
  }
});

test('[F4] nobody comes through a gate where visitors cannot sign in', () => {
  const gating = { checkout: 'signed_in' } as const;
  expect(isClosed('checkout', sampleSettings({ gating }))).toBe(true);
  expect(isClosed('checkout', sampleSettings({ gating, visitors: { signIn: 'on' } }))).toBe(false);
  expect(isClosed('checkout', sampleSettings({}))).toBe(false);
});

describe('[F4] forms', () => {
  test('of gated pages name their gate; those of trade-in, selling and everything else have none', () => {
    const gated = Object.fromEntries(listForms().flatMap(({ id, gate }) => (gate ? [[id, gate]] : [])));
    expect(gated).toEqual({
      checkout: 'checkout',
      'buy-online': 'checkout',
      'checkout-journey': 'checkout',
      'finance-enquiry': 'finance',
      'finance-pre_approval': 'finance',
      'finance-check': 'financeCheck',
      'online-payment': 'onlinePayment',
      'spin-to-win': 'spinToWin',
    });
  });
});
