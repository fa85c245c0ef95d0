import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildCardRecord } from '../../src/domain/listing/card-record.ts';
import { loadComparePage } from '../../src/features/account/compare/load.ts';
import { loadSearchPage } from '../../src/features/search/load.ts';
import { buildVehiclePageModel } from '../../src/features/vehicle/model.ts';
import { buildCardModel } from '../../src/kernel/cards/card.ts';
import { buildNavItems } from '../../src/kernel/chrome/nav.ts';
import { buildSavingChrome } from '../../src/kernel/chrome/saving.ts';
import { TemplateProvider } from '../../src/kernel/template.ts';
import { LOOK_NAMES, type LookName } from '../../src/settings/looks.ts';
import { type SiteSettingsInput, settingsSchema } from '../../src/settings/schema.ts';
import { loadAllTemplates } from '../../src/templates/load-all.server.ts';
import { getTemplate } from '../../src/templates/registry.ts';
import { carWords, textsOf } from '../samples/kind-words.ts';
import { sampleFacts, sampleSiteStock } from '../samples/site.ts';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../samples/stock.ts';

beforeAll(loadAllTemplates);

async function rendered(look: LookName, page: React.ReactNode): Promise<string> {
  const element = <TemplateProvider value={getTemplate(look)}>{page}</TemplateProvider>;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/'] });
  const { prelude } = await prerender(<RouterProvider router={router} />);
  return new Response(prelude).text();
}

type Wording = SiteSettingsInput['wording'];
const MOTORCYCLES: Wording = { kind: 'motorcycle' };
const CARAVANS: Wording = { nouns: { one: 'caravan', many: 'caravans' } };

/**
 * The item type, the wording of the site that sells it, and the resulting noun: the vehicle's own before the site's
 * (A3).
 */
const KINDS: [itemType: string | null, wording: Wording, noun: string][] = [
  ['caravan', {}, 'caravan'],
  ['motorhome', CARAVANS, 'motorhome'],
  [null, CARAVANS, 'caravan'],
  ['motorcycle', {}, 'motorcycle'],
  ['scooter', MOTORCYCLES, 'scooter'],
  ['ATV', MOTORCYCLES, 'ATV'],
  [null, MOTORCYCLES, 'motorcycle'],
  ['truck', {}, 'truck'],
];

const states = (item_type: string | null) => [
  sampleCar({ id: 1, item_type, photos_count: 1 }),
  sampleCar({ id: 2, item_type, status: 'coming_soon', images: [], price: null }),
  sampleCar({ id: 3, item_type, status: 'sold', sold: true, sold_date_timestamp: 1_795_000_000 }),
];

// Regression: "Reserve Car Now" on a caravan, "photos of this caravan" of a motorhome.
describe.each(KINDS)('item type %s on a site of %j', (itemType, wording, noun) => {
  const settings = sampleSettings({
    wording,
    finance: { finance_provider: 'manual' },
    vehicle: { reserve: { mode: 'checkout' }, blocks: { salesCounter: 'counted' } },
  });
  const cars = states(itemType);
  const pageOf = (car: (typeof cars)[0]) =>
    buildVehiclePageModel({
      car,
      settings,
      origin: 'https://site.example',
      siteId: 1,
      place: { location: null, specialHours: [], isMain: false, href: null },
      history: [],
      soldSince: () => 7,
      similar: cars.map((other) => buildCardModel(buildCardRecord(other), settings, SAMPLE_NOW)),
      now: SAMPLE_NOW,
    });

  test.each(LOOK_NAMES)('[A3] the look %s calls it no car on its page, in any state', async (look) => {
    const { VehiclePage } = getTemplate(look);
    for (const car of cars) {
      const html = await rendered(look, <VehiclePage model={pageOf(car)} />);
      expect(textsOf(html).filter(carWords)).toEqual([]);
    }
  });

  test('[A3] its own word stands on the button that reserves it', () => {
    const { main, small } = pageOf(cars[0]!).actions;
    const reserve = [...main, ...small].find(({ kind }) => kind === 'reserve');
    expect(reserve?.label.toLowerCase()).toBe(`reserve ${noun.toLowerCase()} now`);
  });
});

// Regression: "Car Saved In Watchlist" and "Sell My Car" on sites of motorcycles.
test.each([
  ['motorcycles', MOTORCYCLES],
  ['caravans', CARAVANS],
])('[A3] lists, comparisons, menus and toasts of %s name no car', async (_, wording) => {
  const settings = sampleSettings({ wording, brand: { name: 'Yard' }, visitors: { signIn: 'on' } });
  const stock = sampleSiteStock(states(null));
  const at = (path: string) => ({
    settings,
    stock,
    now: SAMPLE_NOW,
    url: new URL(path, 'https://site.example'),
    site: { origin: 'https://site.example' } as never,
  });
  const facts = sampleFacts(states(null));
  const texts = JSON.stringify([
    buildSavingChrome(settings).texts,
    buildNavItems({ settings, things: 'vans', facts }).map((item) => item.label),
  ]);
  expect(texts).not.toMatch(/\bcars?\b/i);
  for (const look of LOOK_NAMES) {
    const { SearchPage, ComparePage } = getTemplate(look);
    const pages = [
      <SearchPage key="list" model={loadSearchPage(at('/search/used-cars'))} />,
      <SearchPage key="none" model={loadSearchPage(at('/search/used-cars?make=Nobody'))} />,
      <ComparePage key="compare" model={await loadComparePage(at('/compare?cars=car-1,car-2,car-3'))} />,
    ];
    for (const page of pages) expect(textsOf(await rendered(look, page)).filter(carWords)).toEqual([]);
  }
});

test('[A3] no text that the settings begin with names a car', () => {
  const named: string[] = [];
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string' && carWords(value)) named.push(`${path}: ${value}`);
    else if (value && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) walk(inner, `${path}.${key}`);
  };
  walk(settingsSchema.parse({ brand: { name: 'Yard' }, contact: { phone: '07 5550 1234' } }), '');
  // The kind itself, and the group of makes that build cars.
  expect(named).toEqual(['.wording.kind: car', '.pages.brandGroups.1: car']);
});
