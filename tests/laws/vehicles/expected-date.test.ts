import { expect, test } from 'vitest';
import { buildCardRecord } from '../../../src/domain/listing/card-record.ts';
import { buildCompareGroups } from '../../../src/features/account/compare/rows.ts';
import { buildHit } from '../../../src/features/api/hit.ts';
import { buildVehiclePageModel } from '../../../src/features/vehicle/model.ts';
import { buildPrintSheet } from '../../../src/features/vehicle/print/model.ts';
import { buildCardModel } from '../../../src/kernel/cards/card.ts';
import { DEMO_NOW, DEMO_SLUGS, demoStock } from '../../samples/demo-stock.ts';
import { sampleCar, sampleSettings } from '../../samples/stock.ts';

const settings = sampleSettings({ card: { tags: { fuel: 'shown' } } });
const place = { location: null, specialHours: [], isMain: false, href: null };
const origin = 'https://cars.example';

/** Every "Expected …" text of a vehicle, by where it appears. */
function saidOf(given: Parameters<typeof sampleCar>[0], now = DEMO_NOW) {
  const car = sampleCar(given);
  const card = buildCardModel(buildCardRecord(car), settings, now);
  const page = buildVehiclePageModel({ car, settings, origin, place, history: [], now, siteId: 1 });
  const rows = buildCompareGroups([{ car, card }], settings, now).flatMap((group) => group.rows);
  const availability = String(rows.find(({ label }) => label === 'Availability')?.cells[0]);
  const expected = (words: readonly string[]) => words.filter((text) => text.startsWith('Expected'));
  return {
    card: expected(card.tags.map(({ text }) => text)),
    'recently viewed': expected(card.statuses),
    page: expected(page.tags.map(({ text }) => text)),
    comparison: expected(availability.split(' · ')),
    sheet: expected(buildPrintSheet({ page, settings, address: origin, now }).tags),
  };
}

const everywhere = (words: string[]) => ({
  card: words,
  'recently viewed': words,
  page: words,
  comparison: words,
  sheet: words,
});

// Regression: vehicles on their way without their expected day, though the dealer knew it.
test('[C2] each vehicle of the demo that is on its way says its day in every place, and no other says one', () => {
  const rows = DEMO_SLUGS.flatMap((slug) => demoStock(slug));
  const coming = rows.filter(({ status }) => status === 'coming_soon');
  const dated = coming.filter(({ expected_date }) => expected_date !== null);
  expect(dated.length).toBeGreaterThan(coming.length / 2);
  for (const { name: _unnamed, ...row } of [...coming, ...rows.filter(({ reserved }) => reserved).slice(0, 9)]) {
    const [year, month, day] = row.expected_date?.split('-') ?? [];
    expect(saidOf(row as never)).toEqual(everywhere(day ? [`Expected ${day}/${month}/${year}`] : []));
  }
});

test('[C2] a past day is said nowhere, nor that of a vehicle which has come; programs get what the dealer gave', () => {
  const past = { status: 'coming_soon', expected_date: '2026-11-20' };
  const come = { status: 'in_stock', expected_date: '2027-03-12' };
  expect(saidOf(past)).toEqual(everywhere([]));
  expect(saidOf(come)).toEqual(everywhere([]));
  expect(buildHit(buildCardRecord(sampleCar(come)))).toMatchObject({
    status: 'in_stock',
    expected_date: '2027-03-12',
  });
  expect(buildHit(buildCardRecord(sampleCar()))).toMatchObject({ expected_date: null });
});
