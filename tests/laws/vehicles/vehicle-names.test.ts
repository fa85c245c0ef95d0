import { expect, test } from 'vitest';
import type { VehicleRow } from '../../../demo/row.ts';
import { buildCardRecord } from '../../../src/domain/listing/card-record.ts';
import { fixMakeName, fixModelName, formatVehicleName, joinMakeAndModel } from '../../../src/domain/vehicle/names.ts';
import { buildHit } from '../../../src/features/api/hit.ts';
import { buildVehiclePageModel } from '../../../src/features/vehicle/model.ts';
import { buildCardModel } from '../../../src/kernel/cards/card.ts';
import { DEMO_SLUGS, demoStock } from '../../samples/demo-stock.ts';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../samples/stock.ts';

function carOf({ name: _unnamed, ...row }: VehicleRow) {
  const make = fixMakeName(row.make);
  const given = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
  return sampleCar({ badge: null, series: null, ...given, make, model: fixModelName(make, row.model) });
}

/** One of each year, make, model, badge and series that the demo sells. */
const cars = [
  ...new Map(
    DEMO_SLUGS.flatMap((slug) => demoStock(slug).map(carOf)).map((car) => [
      JSON.stringify([car.year, car.make, car.model, car.badge, car.series]),
      car,
    ]),
  ).values(),
];

/** Words without punctuation; a number that counts something is one word with it. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/(\d) (seat|door|speed|berth)/g, '$1-$2')
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[("']+|[)"',]+$/g, ''))
    .filter(Boolean);

test('[D1] no vehicle of the demo is called by a word twice, nor by a bare number of a series', () => {
  const doubled = cars.filter((car) => {
    const first = wordsOf([car.year, joinMakeAndModel(car.make, car.model)].filter(Boolean).join(' '));
    const rest = wordsOf(formatVehicleName(car)).slice(first.length);
    const own = wordsOf(car.badge ?? '');
    // "Pack" may occur twice in one long badge.
    const isTwice = (word: string, at: number) =>
      first.includes(word) || (rest.indexOf(word) < at && own.filter((each) => each === word).length < 2);
    return rest.some(isTwice);
  });
  expect(doubled.map(formatVehicleName)).toEqual([]);
  const bare = cars.filter(({ series }) => series && /^\d+(\.\d+)?$/.test(series));
  expect(bare.length).toBeGreaterThan(0);
  expect(bare.map(formatVehicleName).filter((name) => !/ Series [\d.]+$/.test(name))).toEqual(
    bare.filter(({ year, model, series }) => wordsOf(`${year} ${model}`).includes(series!)).map(formatVehicleName),
  );
});

test('[D1] cards, pages, saved vehicles and programs have one name for a vehicle', () => {
  const settings = sampleSettings();
  const place = { location: null, specialHours: [], isMain: false, href: null };
  const sample = cars.filter((_, at) => at % 40 === 0);
  for (const given of sample) {
    const car = { ...given, photos_count: 1, price: 30_000 };
    const record = buildCardRecord(car);
    const card = buildCardModel(record, settings, SAMPLE_NOW);
    const inputs = { origin: 'https://cars.example', siteId: 1, place, history: [], now: SAMPLE_NOW };
    const page = buildVehiclePageModel({ ...inputs, car, settings });
    const name = formatVehicleName(car);
    const whole = ({ title, subtitle }: { title: string; subtitle: string | null }) =>
      [title, subtitle].filter(Boolean).join(' ');
    expect([whole(card), whole(page), buildHit(record).name, card.saving?.entry.name]).toEqual([
      name,
      name,
      name,
      name,
    ]);
    expect(page.head.title.startsWith(`${name} | `)).toBe(true);
    expect(page.head.description).toContain(name);
  }
});
