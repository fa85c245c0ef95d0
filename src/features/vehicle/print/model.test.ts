import { expect, test } from 'vitest';
import { kluger, maroochydore } from '../../../../tests/contracts/samples/cars.ts';
import { SAMPLE_NOW, sampleSettings } from '../../../../tests/samples/stock.ts';
import { buildVehiclePageModel } from '../model.ts';
import { buildPrintSheet } from './model.ts';

const rates = { interestRate: 9.5, comparisonRate: 11.5, establishmentFee: 500 };

function sheetWith(show: 'shown' | 'hidden') {
  const finance = { finance_provider: 'manual' as const, rates, estimate: { show } };
  const settings = sampleSettings({ finance });
  const place = { location: maroochydore, specialHours: [], isMain: false, href: null };
  const origin = 'https://cars.example';
  const page = buildVehiclePageModel({
    car: kluger,
    settings,
    origin,
    place,
    history: [],
    now: SAMPLE_NOW,
    siteId: 1,
  });
  return { page, sheet: buildPrintSheet({ page, settings, address: origin, now: SAMPLE_NOW }) };
}

test('[D18] [E7] a sheet says the repayment of its page in one line with both rates, and all that it rests on', () => {
  const { page, sheet } = sheetWith('shown');
  const said = page.estimate?.kind === 'repayment' ? page.estimate.repayment : null;
  expect(sheet.repayment?.text).toBe(`${said?.amount} · 9.50% p.a. · Comparison rate 11.50% p.a.`);
  expect(sheet.repayment?.terms).toMatch(/^\* Estimate over 5 years .* WARNING: This comparison rate/);
});

test('[D18] [E1] a sheet of a page that says none has none', () => {
  expect(sheetWith('hidden').sheet.repayment).toBeNull();
});
