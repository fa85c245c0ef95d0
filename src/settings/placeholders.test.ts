import { expect, test } from 'vitest';
import { sampleSettings } from '../../tests/samples/stock.ts';
import { fillPlaceholders } from './placeholders.ts';
import type { SiteSettingsInput } from './schema.ts';

const settings = sampleSettings({
  brand: { name: 'A*B_C Cars [Pty]' },
  contact: { phone: '+61 7 5550 1234' },
  tradeIn: { maxAgeYears: 7, maxKm: 100_000 },
});

test.each([
  [
    'Return it in {{returnDays}} days, {{returnKm}} km, {{returnFuel}}.',
    'Return it in 14 days, 500 km, at least a quarter tank of fuel.',
  ],
  [
    'Acknowledged in {{privacyAcknowledgeDays}}, given in {{privacyAccessDays}}, resolved in {{complaintDays}} days.',
    'Acknowledged in 7, given in 30, resolved in 30 days.',
  ],
  ['{{protectionYears}}-year, {{standardWarrantyYears}}-year', '3-year, 3-year'],
  ['Up to {{tradeInMaxYears}} years and {{tradeInMaxKm}} km', 'Up to 7 years and 100,000 km'],
  ['Call {{ phone }} for a {{vehicle}}', 'Call 07 5550 1234 for a car'],
  ['{{#manufacturerWarrantyYears}}{{manufacturerWarrantyYears}} years{{/manufacturerWarrantyYears}}.', '.'],
  ['No marks at all', 'No marks at all'],
])('[H9] %s', (text, filled) => {
  expect(fillPlaceholders(text, settings)).toBe(filled);
});

test('[H9] a name is a name in Markdown too, and an address stays one', () => {
  expect(fillPlaceholders('{{dealerName}} [{{phone}}]({{phoneLink}})', settings, 'markdown')).toBe(
    'A\\*B\\_C Cars \\[Pty\\] [07 5550 1234](tel:+61755501234)',
  );
});

test.each<[string, SiteSettingsInput, boolean]>([
  ['valuationLink', { tradeIn: { show: 'hidden' } }, false],
  ['valuationLink', { tradeIn: { pages: { tradeIn: null, sellMyCar: null, instantPrice: null } } }, false],
  ['valuationLink', { tradeIn: { pages: { tradeIn: '/trade-in' } } }, true],
  ['garageLink', { visitors: { signIn: 'off' } }, false],
  ['garageLink', { visitors: { signIn: 'on' } }, true],
  ['deposit', { vehicle: { reserve: { mode: 'off' } } }, false],
  ['deposit', { vehicle: { reserve: { mode: 'checkout' } } }, true],
])('[H9] words of %s with %j stand only where the site does that', (name, given, stands) => {
  const text = fillPlaceholders(`a{{#${name}}}b{{/${name}}}`, sampleSettings(given));
  expect(text).toBe(stands ? 'ab' : 'a');
});
