import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import {
  bareCar,
  caravan,
  kluger,
  maroochydore,
  motorcycle,
  pictures,
  truck,
} from '../../../tests/contracts/samples/cars.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { buildVehiclePageModel } from '../../features/vehicle/model.ts';
import { settingsSchema } from '../../settings/schema.ts';
import { VehiclePage } from './vehicle-page.tsx';

const settings = settingsSchema.parse({
  brand: { name: 'Harbour Motor Group' },
  contact: { phone: '07 3200 5400' },
});

/** The page without the data of its moving parts. */
function htmlOf(car: Car, query = ''): string {
  const place = { location: car.location ? maroochydore : null, specialHours: [], isMain: false, href: null };
  const now = new Date('2026-11-18T03:00:00Z');
  const model = buildVehiclePageModel({
    car,
    settings,
    origin: 'https://cars.example',
    siteId: 1,
    place,
    history: [],
    asked: new URLSearchParams(query),
    now,
  });
  const data = /<script type="application\/json".*?<\/script>/g;
  return renderToStaticMarkup(<VehiclePage model={model} />).replaceAll(data, '');
}

const statuses = ['in_stock', 'coming_soon', 'sold', 'in_transit'];

describe.each([
  ['car', kluger],
  ['motorcycle', motorcycle],
  ['caravan', caravan],
  ['truck', truck],
  ['vehicle of which next to nothing is known', bareCar()],
])('the page of a %s', (_, car) => {
  test.each(statuses)('that is %s has one heading, no empty text, and leads somewhere with every link', (status) => {
    const html = htmlOf({ ...car, status, sold: status === 'sold' });
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(html).toContain(car.make);
    expect(html).not.toMatch(/undefined|null|NaN|\[object/);
    expect(html).not.toMatch(/<(dd|dt|b|li|p|h2|h3|small)[^>]*><\/\1>/);
    for (const [, href] of html.matchAll(/href="([^"]*)"/g)) {
      expect(href).toMatch(/^(\/|tel:\+?\d+$|mailto:\?|sms:\?|https:\/\/|#)/);
      if (href!.startsWith('#')) expect(html).toContain(`id="${href!.slice(1)}"`);
    }
  });
});

test('[D7] a sold vehicle shows the sold block and no price', () => {
  const html = htmlOf({ ...kluger, status: 'sold', sold: true });
  expect(html).toContain('<h2>SOLD</h2>');
  expect(html).toContain('Find Me Something Similar');
  expect(html).not.toContain('$54,990');
});

test('[D2] the first two pictures are fetched at once, others when near; thumbnails lead to their slides', () => {
  const html = htmlOf(kluger);
  const slides = [...html.matchAll(/<li id="picture-\d+"[^>]*><img[^>]*>/g)].map(([slide]) => slide);
  expect(slides).toHaveLength(24);
  expect(slides.map((slide) => slide.includes('loading="lazy"')).indexOf(true)).toBe(2);
  expect(slides.filter((slide) => slide.includes('loading="lazy"'))).toHaveLength(22);
  expect(html).toContain('href="#picture-24"');
});

test('[D2] three pictures have no thumbnails', () => {
  expect(htmlOf({ ...kluger, images: pictures(3) })).not.toContain('href="#picture-');
});

// A phone's page of a vehicle was 9,000 px long, a third of it calculators.
test('[D24] the calculators stand whole in the page, each behind a line that a phone shows', () => {
  const html = htmlOf(kluger);
  const folds = html.match(/<details class="phone-fold"><summary[^>]*>[^<]+/g);
  expect(folds?.map((fold) => fold.replace(/.*>/, ''))).toEqual(['Work out what it costs', 'Work out a repayment']);
  expect(html).toMatch(/<section [^>]*id="finance-calculator"[^>]*><h2/);
  expect(html.slice(html.indexOf('Work out a repayment'))).toContain('class="fincalc"');
});

test('[D8] long lists have a link to the page with the whole of them, where all toggles are details', () => {
  const html = htmlOf(kluger);
  expect(html.match(/<details/g)).toHaveLength(6);
  expect(html).toMatch(/<a class="[^"]*" href="\/cars\/[\w-]+\?show=all#spec" data-whole="">Show All Specs<\/a>/);
  expect(html).toMatch(/<a class="[^"]*" href="\/cars\/[\w-]+\?show=all#feat" data-whole="">Show All<\/a>/);
  expect(html).not.toContain('Wireless Apple CarPlay');
  const whole = htmlOf(kluger, 'show=all');
  expect(whole.match(/<details/g)).toHaveLength(8);
  expect(whole.match(/<details class="more-d" open/g)).toHaveLength(2);
  expect(whole).toContain('Wireless Apple CarPlay');
  expect(whole).toContain('Hide Specs');
  // Saving has a button; nothing that opens and closes does.
  expect(html).not.toContain('aria-expanded');
});

test('[D9] what a feed writes into comments is never markup', () => {
  const html = htmlOf({
    ...kluger,
    dealercomments: 'Nice &lt;img src=x onerror=alert(1)&gt;<img src=x onerror=alert(2)>',
  });
  expect(html).toContain('Nice &lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toContain('<img src="x"');
  expect(html).not.toContain('alert(2)');
});
