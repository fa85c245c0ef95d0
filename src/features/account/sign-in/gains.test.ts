import { expect, test } from 'vitest';
import { sampleSettings } from '../../../../tests/samples/stock.ts';
import { SIGN_IN_TYPES } from '../../../kernel/addresses/visitors.ts';
import { listGains } from './gains.ts';

test.each(SIGN_IN_TYPES)('[F1] before signing in for %s a shopper reads what it gives, nothing twice', (type) => {
  const gains = listGains(type, sampleSettings());
  expect(gains.length).toBeGreaterThan(1);
  expect(new Set(gains).size).toBe(gains.length);
});

test('[F1] what signing in gives is said in the site’s own words', () => {
  const settings = sampleSettings({ wording: { kind: 'motorcycle' }, visitors: { garageName: 'My Shed' } });
  expect(listGains('finance', settings).join('. ')).toMatch(/choose a (?:bike|motorcycle).*kept in My Shed/);
});
