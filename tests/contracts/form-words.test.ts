import { expect, test } from 'vitest';
import type { CarLocation } from '../../src/domain/vehicle/car.ts';
import { loadFinancePage } from '../../src/features/finance/pages/load.ts';
import { loadEnquiryPage } from '../../src/features/leads/enquiry/load.ts';
import { loadSuccessPage } from '../../src/features/leads/success/load.ts';
import { buildPlaceInputs } from '../../src/features/places/load.ts';
import { buildBrandSections } from '../../src/features/showroom/brands/brands.model.ts';
import { loadTestDrivePage } from '../../src/features/test-drive/load.ts';
import { loadTradeInPage } from '../../src/features/trade-in/load.ts';
import { ENQUIRY_PAGES } from '../../src/kernel/addresses/enquiry.ts';
import type { RequestContext } from '../../src/kernel/request/context.ts';
import type { SiteSettingsInput } from '../../src/settings/schema.ts';
import { carWords } from '../samples/kind-words.ts';
import { sampleOffered } from '../samples/offered-places.ts';
import { readDatabase } from '../samples/read-database.ts';
import { sampleSiteStock } from '../samples/site.ts';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../samples/stock.ts';

/** Values for programs, which are the same for every vehicle: S7 gives the categories their names. */
const FOR_PROGRAMS = ['category', 'subcategory', 'item_type', 'name'];
/** Texts about the site, in its own word. */
const OF_THE_SITE = ['head', 'ways'];

/** The texts of a page that name a car. */
function carsIn(page: unknown, without: readonly string[] = FOR_PROGRAMS): string[] {
  if (typeof page === 'string') return carWords(page) ? [page] : [];
  if (page === null || typeof page !== 'object') return [];
  const parts = Object.entries(page).filter(([name]) => !without.includes(name));
  return parts.flatMap(([, part]) => carsIn(part, without));
}

/** A database of one place, without special days, booked test drives and makes. */
const db = readDatabase(sampleOffered('harbour-toyota'));

const CAIRNS = { id: 1, name: 'Cairns', slug: 'cairns' } as CarLocation;

const requestOf = (address: string, item_type: string | null, wording: SiteSettingsInput['wording']) =>
  ({
    settings: sampleSettings({
      wording,
      finance: { finance_provider: 'manual' },
      forms: { testDrive: { page: 'on' } },
    }),
    stock: sampleSiteStock([1, 2, 3].map((id) => sampleCar({ id, slug: `one-${id}`, location: CAIRNS, item_type }))),
    db,
    now: SAMPLE_NOW,
    url: new URL(address, 'https://site.example'),
    site: { origin: 'https://site.example' },
  }) as unknown as RequestContext;

// Regression: "Please send photos for this car" of a caravan, "Similar Cars" after an enquiry about it.
test.each<[string | null, SiteSettingsInput['wording']]>([
  ['caravan', {}],
  [null, { kind: 'motorcycle' }],
])(
  '[A3] forms about an item type %s on a site of %j name no car, nor does the page after',
  async (itemType, wording) => {
    const at = (address: string) => requestOf(address, itemType, wording);
    const pages = await Promise.all([
      ...ENQUIRY_PAGES.map((page) => loadEnquiryPage(page, at('/enquire?car_id=one-1'))),
      loadFinancePage('enquiry', at('/finance?car_id=one-1')),
      loadTestDrivePage(at('/book-test-drive?car_id=one-1')),
      loadSuccessPage(at('/success?category=Test+Drive&car_id=one-1')),
    ]);
    expect(pages[0]).toHaveProperty('form.steps.0');
    expect(carsIn(pages, [...FOR_PROGRAMS, ...OF_THE_SITE])).toEqual([]);
  },
);

// Regression: "Sell My Car" over what was sent about a motorcycle, "Cars" over the brands of caravans.
test.each<[string, SiteSettingsInput['wording']]>([
  ['motorcycles', { kind: 'motorcycle' }],
  ['caravans', { nouns: { one: 'caravan', many: 'caravans' } }],
])('[A3] pages of no vehicle in particular name no car on a site of %s', async (_, wording) => {
  const at = (address: string) => requestOf(address, null, wording);
  const selling = at('/sell-my-car');
  const { settings } = selling;
  // The group of makes that build cars is called so on a site of motorcycles, too.
  const group = wording?.kind ?? 'car';
  const places = buildPlaceInputs(selling, { locations: [], specialHours: [], postcodePoints: new Map() });
  const sent = await loadSuccessPage(at('/success?category=Sell+My+Car'));
  const pages = await Promise.all([
    { ...sent, category: null, said: sent.category },
    loadTestDrivePage(at('/book-test-drive')),
    loadTradeInPage('sell_my_car', new Request(selling.url), selling),
    places.stockOf(CAIRNS as never),
    buildBrandSections([{ name: 'Any', slug: 'any', group } as never], settings).map(({ heading }) => heading),
  ]);
  expect(carsIn(pages)).toEqual([]);
  expect(pages[3]).toMatchObject({ label: `See 3 ${wording?.nouns?.many ?? 'motorcycles'} here` });
});
