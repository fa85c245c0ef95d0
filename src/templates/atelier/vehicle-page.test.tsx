import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { kluger, maroochydore } from '../../../tests/contracts/samples/cars.ts';
import { buildVehiclePageModel } from '../../features/vehicle/model.ts';
import { settingsSchema } from '../../settings/schema.ts';
import { VehiclePage } from './vehicle-page.tsx';

const settings = settingsSchema.parse({
  brand: { name: 'Harbour Motor Group' },
  contact: { phone: '07 3200 5400' },
});

/** The page before its section menu, and from there on. */
function partsOf(status: typeof kluger.status): [top: string, rest: string] {
  const model = buildVehiclePageModel({
    car: { ...kluger, status },
    settings,
    origin: 'https://cars.example',
    siteId: 1,
    place: { location: maroochydore, specialHours: [], isMain: false, href: null },
    history: [],
    asked: new URLSearchParams(),
    now: new Date('2026-11-18T03:00:00Z'),
  });
  const html = renderToStaticMarkup(<VehiclePage model={model} />);
  const at = html.indexOf('class="body"');
  return [html.slice(0, at), html.slice(at)];
}

const KEY = 'Key information</h2>';

test('[D1] below the picture of a vehicle for sale stand its first facts, so that no hole is beside its price', () => {
  const [top, rest] = partsOf('in_stock');
  expect(top).toContain(KEY);
  expect(rest).not.toContain(KEY);
});

test('[D1] a sold vehicle, with less beside its picture, has them with its other facts', () => {
  const [top, rest] = partsOf('sold');
  expect(top).not.toContain(KEY);
  expect(rest).toContain(KEY);
});
