import { expect, test } from 'vitest';
import { sampleModel, sampleShowroom } from '../../../../tests/samples/showroom.ts';
import { sampleSiteStock } from '../../../../tests/samples/site.ts';
import { sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import type { Model } from '../../../db/queries/stock/models.ts';
import { pick } from '../../../domain/showroom/picker.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import { encodeArrowQuery, encodeBodyQuery, encodeColourQuery, encodeVariantQuery, linkToQuote } from './choice.ts';
import { cleanFeature } from './features.ts';
import { parseRequestedChoice } from './model.ts';
import { buildModelPage } from './model-page.model.ts';
import { buildModelsPage } from './models-page.model.ts';
import { buildColourPicture, buildModelPicture } from './pictures.ts';
import { buildModelPrice } from './price.ts';
import { findChosenVariant } from './quote-form.ts';

const site = { origin: 'https://cars.example' } as RequestContext['site'];
const stock = sampleSiteStock([
  sampleCar({ make: 'Toyota', model: 'Corolla', car_type: 'new' }),
  sampleCar({ id: 2, slug: 'car-2', make: 'Toyota', model: 'Corolla', car_type: 'used' }),
]);

function pageOf(given: Partial<Model> = {}, settingsGiven: Partial<SiteSettingsInput> = {}) {
  const settings = sampleSettings(settingsGiven);
  const model = sampleModel(given);
  const { brands } = sampleShowroom(stock, settings, { models: [model] });
  return buildModelPage({ settings, site, stock, model, brand: brands[0]!, form: null });
}

const variants = sampleModel().model_variants;

test.each([
  [1, 'Corolla Features', false],
  [2, 'Which Corolla will you choose?', false],
  [3, 'Which Corolla will you choose?', true],
])('[H8] %i variants are headed “%s”, in a slider: %s', (count, heading, isSlider) => {
  const page = pageOf({ model_variants: variants.slice(0, count) });
  expect([page.variantsHeading, page.isSlider]).toEqual([heading, isSlider]);
});

test('[H8] 8 features of a variant are in sight, the others behind View more', () => {
  const [first, second] = pageOf().variants;
  expect([first?.features.shown.length, first?.features.rest.length]).toEqual([8, 3]);
  expect([second?.features.shown.length, second?.features.rest.length]).toEqual([3, 0]);
  expect(pageOf({}, { models: { featuresShown: 2 } }).variants[0]?.features.shown).toHaveLength(2);
});

test.each([
  ['<b>ABS</b>', '<b>ABS</b>'],
  ['<b onclick="x()">ABS</b>', '<b>ABS</b>'],
  ['<script>alert(1)</script>Brakes', 'Brakes'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<a href="javascript:x">Tow bar</a>', 'Tow bar'],
  ['Up to <sup>5</sup> &lt;b&gt;', 'Up to <sup>5</sup> &lt;b&gt;'],
  ['<b> &nbsp; </b>', ''],
])('[H8] of the feature %s the page has %s', (html, clean) => {
  expect(cleanFeature(html)).toBe(clean);
});

const span = (least: number | null, most = least) => ({ dap_min_price: least, dap_max_price: most });

test.each([
  [[span(61_600)], '$61,600', 'Drive Away'],
  [[span(43_600, 45_600)], 'From $43,600', 'Drive Away'],
  [[span(50_000), span(43_600)], 'From $43,600', 'Drive Away'],
  [[span(43_600), span(null)], 'From $43,600', 'Drive Away'],
  [[span(null)], 'Enquire for price.', null],
  [[span(0)], 'Enquire for price.', null],
  [[], 'Enquire for price.', null],
])('[H8] the price of %j is “%s” %s', (spans, text, qualifier) => {
  expect(buildModelPrice(spans, sampleSettings())).toMatchObject({ text, qualifier });
});

test('[H8] Get a Quote names model, variant and colour; for a coming model it leads to the own form', () => {
  const page = pageOf();
  const picked = pick(page, parseRequestedChoice('?variant=sx&colour=atomic-rush'), page.rules);
  expect(linkToQuote(page, picked)).toBe(
    '/models/order-now?model_id=toyota-corolla&model_name=Corolla&vehicle=Toyota+Corolla+SX&colour=Atomic+Rush',
  );
  const coming = pageOf({ status: 'coming_soon' });
  expect(coming).toMatchObject({ tag: 'Coming soon', labels: { quote: 'Register your interest' } });
  expect(linkToQuote(coming, picked)).toBe('#form-section');
});

test('[H8] what is chosen is in the address, and nothing of what is shown anyway', () => {
  const page = pageOf();
  const first = pick(page, {}, page.rules);
  expect(encodeColourQuery(page, first, 0)).toBe('?');
  expect(encodeColourQuery(page, first, 3)).toBe('?colour=atomic-rush');
  expect(encodeArrowQuery(page, first, -1)).toBe('?colour=atomic-rush');
  const later = pick(page, parseRequestedChoice('?variant=sx&colour=atomic-rush'), page.rules);
  expect(encodeArrowQuery(page, later, 1)).toBe('?variant=sx');
  expect(encodeVariantQuery(page, 2)).toBe('?variant=zr');
});

test('[H8] a body style is chosen with its first colour', () => {
  const colours = ['hatch', 'sedan', 'wagon'].flatMap((oem_id) =>
    Array.from({ length: 6 }, (_, at) => ({ ...sampleModel().colours[0]!, name: `Paint ${at}`, oem_id })),
  );
  const page = pageOf({ colours });
  const picked = pick(page, {}, page.rules);
  expect(encodeBodyQuery(page, picked, 'sedan')).toBe('?body=sedan');
  expect(encodeBodyQuery(page, picked, 'hatch')).toBe('?');
  const sedan = pick(page, parseRequestedChoice('?body=sedan'), page.rules);
  expect(encodeColourQuery(page, sedan, 0)).toBe('?colour=paint-0-sedan');
});

test('[H8] the model’s stock is linked by type with its counts', () => {
  expect(pageOf().stock.map(({ label, count }) => [label, count])).toEqual([
    ['New Toyota Corolla', 1],
    ['Used Toyota Corolla', 1],
  ]);
});

test('[A5] a bare number is called brand and number', () => {
  const settings = sampleSettings();
  const cars = sampleSiteStock([sampleCar({ make: 'Mazda', model: 'Mazda3', car_type: 'new' })]);
  const model = sampleModel({ slug: 'mazda3', name: '3', manufacturer_slug: 'mazda' });
  const { brands } = sampleShowroom(cars, settings, { manufacturers: [], models: [model] });
  const page = buildModelPage({ settings, site, stock: cars, model, brand: brands[0]!, form: null });
  expect(page.heading).toBe('Mazda3');
  expect(page.stock.map(({ count }) => count)).toEqual([1]);
});

test('[H8] search engines are told of a model and its brand, and of no offer', () => {
  const json = JSON.stringify(pageOf().head.jsonLd);
  expect(json).toContain('"@type":"Car"');
  expect(json).toContain('"brand":{"@type":"Brand","name":"Toyota"}');
  expect(json).toContain('BreadcrumbList');
  expect(json).not.toMatch(/offer|price/i);
});

test('[H8] models stand by body, of one body or one brand where the address says so', () => {
  const settings = sampleSettings();
  const models = [
    sampleModel(),
    sampleModel({ slug: 'yaris', name: 'Yaris' }),
    sampleModel({ slug: 'rav4', name: 'RAV4', manufacturer_body: 'SUV' }),
  ];
  const showroom = sampleShowroom(stock, settings, { models });
  const at = (body: string | null, make: string | null = null) =>
    buildModelsPage({ settings, site, stock, showroom, asked: { body, make } });
  expect(at(null).groups.map(({ heading, cards }) => [heading, cards.length])).toEqual([
    ['Hatches', 2],
    ['SUVs', 1],
  ]);
  expect(at('suv')).toMatchObject({ heading: 'SUVs', none: null });
  expect(at('suv').groups.flatMap(({ cards }) => cards.map(({ title }) => title))).toEqual(['Toyota RAV4']);
  expect(at('suv', 'toyota').heading).toBe('Toyota SUVs');
  expect(at('spaceship').none).not.toBeNull();
  expect(at('spaceship').head.robots).toContain('noindex');
});

test('[H8] a model has its own picture, else that of its first colour with one, else none', () => {
  const settings = sampleSettings();
  const pictured = (name: string, photo_url: string | null) => ({ ...sampleModel().colours[0]!, name, photo_url });
  const colours = [pictured('Wine', null), pictured('Ash', '/media/ash.avif')];
  const own = sampleModel({ colours, image: { url: '/media/own.avif' } });
  expect(buildModelPicture(own, 'Yaris', settings)?.src).toBe('/img/600p/own.avif');
  expect(buildModelPicture({ ...own, image: null }, 'Yaris', settings)).toMatchObject({
    src: '/img/600p/ash.avif',
    alt: 'Yaris',
  });
  expect(buildModelPicture(sampleModel({ colours: [], image: null }), 'Yaris', settings)).toBeNull();
  expect(buildColourPicture(colours[0]!, 'Yaris', settings)).toBeNull();
  expect(buildColourPicture(colours[1]!, 'Yaris', settings)?.alt).toBe('Yaris in Ash');
});

test.each([
  [{ vehicle: 'Toyota Corolla SX' }, 'SX'],
  [{ vehicle: 'toyota corolla ascent sport' }, 'Ascent Sport'],
  [{ variant: 'ZR' }, 'ZR'],
  [{ vehicle: 'Toyota Corolla' }, undefined],
  [{}, undefined],
])('[H8] the quote for %j is of the variant %s', (given, name) => {
  expect(findChosenVariant(sampleModel(), given)).toBe(name);
});
