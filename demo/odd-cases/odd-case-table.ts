import { computeBelowMarket } from '../../src/domain/price/below-market.ts';
import { fixMakeName } from '../../src/domain/vehicle/names.ts';
import { UNPHOTOGRAPHED } from '../media.ts';
import { type Chance, chanceOf } from '../random.ts';
import type { VehicleRow } from '../row.ts';
import { instant, isoDate } from '../vehicles/vehicle.ts';

/** What a case may use to change a row. */
export interface CaseTools {
  asOf: Date;
  chance: Chance;
  /** Which of the case's vehicles this is, from 0. */
  nth: number;
  /** The rank of the vehicle that lists show first. */
  highestRank: number;
}

/** One kind of vehicle that the specification has a rule for, and how a plain row becomes one. */
export interface OddCase {
  id: string;
  /** The rows of the specification's index that it shows. */
  proves: string;
  /** Share of the stock; at least one vehicle. */
  share: number;
  atMost?: number;
  /** In the stock of a large group only. */
  rare?: boolean;
  fits: (row: VehicleRow) => boolean;
  change: (row: VehicleRow, tools: CaseTools) => Partial<VehicleRow>;
}

const DAY_SECONDS = 86_400;
const any = () => true;
const isUsed = (row: VehicleRow) => row.car_type === 'used';
const isUnsold = (row: VehicleRow) => row.status === 'in_stock';
const priced = (row: VehicleRow) => (row.price ?? 0) > 8_000;
const isMake = (row: VehicleRow, make: string) => fixMakeName(row.make) === make;
const hasKm = (row: VehicleRow) => row.km !== null;
const isCityCar = (row: VehicleRow) => isUsed(row) && ['Fiat', 'Mini', 'Suzuki'].some((make) => isMake(row, make));
/** Below the asking price of similar vehicles by a margin that leaves no doubt. */
const isBelowMarket = (row: VehicleRow) => priced(row) && computeBelowMarket(row, 600) !== null;
const subscribed = (row: VehicleRow) => row.subscription_price !== null;

const soldDaysAgo =
  (days: number) =>
  (_row: VehicleRow, { asOf, chance }: CaseTools): Partial<VehicleRow> => ({
    status: 'sold',
    sold: true,
    sold_date_timestamp: Math.floor(asOf.getTime() / 1000) - days * DAY_SECONDS - chance.whole(0, 3) * 3600,
    created_at: instant(asOf, days + chance.whole(9, 60), chance),
  });

const arrived = (row: VehicleRow, { asOf, chance, nth }: CaseTools): Partial<VehicleRow> => ({
  created_at: instant(asOf, nth % 8, chance),
  custom_rank: row.custom_rank + 2,
});

/**
 * The expected day of a vehicle on its way, one to twenty weeks ahead; null for some, whose day is not known yet. It
 * has a chance of its own, so that other draws stay the same.
 */
function expectedDay({ stocknum }: VehicleRow, asOf: Date): string | null {
  const chance = chanceOf(`expected/${stocknum}`);
  if (chance.happens(0.2)) return null;
  return isoDate(asOf.getTime() + chance.whole(7, 140) * DAY_SECONDS * 1000);
}

/** Few vehicles that are on their way have been photographed. */
const onItsWay = (row: VehicleRow, { asOf, chance }: CaseTools): Partial<VehicleRow> => ({
  status: 'coming_soon',
  expected_date: expectedDay(row, asOf),
  regplate: null,
  created_at: instant(asOf, chance.whole(0, 30), chance),
  ...(chance.happens(0.65) ? UNPHOTOGRAPHED : {}),
});

const OWN_TAGS = ['Manager’s Pick', 'Run-out', 'One Owner', 'Ex-Fleet', 'Workshop Special', 'Price Drop'];

const STRANGE_BADGES = [
  '"Black Edition"',
  'Černá & Šedá Edition',
  'Édition Spéciale',
  'R&D <Prototype>',
  '4×4 – 50th Anniversary™',
  "King's Cab / Driver's Choice",
  'GT+ 100% Sport #1',
];

const LONG_BADGE =
  'Limited Edition Touring Pack with Panoramic Sunroof, Tow Bar, Canopy, Lift Kit and Long Range Tank (Dealer Fitted)';

const dealMoney = (row: VehicleRow, share: number) => Math.round(((row.price ?? 0) * share) / 10) * 10;

/** In the order in which vehicles are chosen for them; a vehicle is one case at most. */
export const ODD_CASES: readonly OddCase[] = [
  // Tags and makes with rules of their own come first, while all their vehicles are still free.
  {
    id: 'nissan-demo-under-3000',
    proves: 'B13',
    share: 0.0004,
    fits: (row) => isMake(row, 'Nissan') && row.car_type === 'demo',
    change: () => ({ km: 1_840 }),
    rare: true,
  },
  {
    id: 'nissan-demo-over-3000',
    proves: 'B13',
    share: 0.0004,
    fits: (row) => isMake(row, 'Nissan') && row.car_type === 'demo',
    change: () => ({ km: 6_420 }),
    rare: true,
  },
  {
    id: 'certified-toyota',
    proves: 'C2 D17',
    share: 0.3,
    atMost: 60,
    fits: (row) => isMake(row, 'Toyota') && isUsed(row) && (row.year ?? 0) >= 2019,
    change: () => ({ certified: true }),
  },
  {
    id: 'certified-toyota-sold',
    proves: 'D17',
    share: 0.0004,
    fits: (row) => isMake(row, 'Toyota') && isUsed(row),
    change: (row, tools) => ({ certified: true, ...soldDaysAgo(1)(row, tools) }),
  },
  {
    id: 'excluded-stock-number',
    proves: 'B13',
    share: 0,
    fits: (row) => ['U10343', 'U10399'].includes(row.stocknum),
    change: () => ({}),
    rare: true,
  },
  {
    id: 'test-drive-only',
    proves: 'C2 I1',
    share: 0.004,
    fits: (row) => row.car_type === 'demo',
    change: () => ({ tag: 'Test Drive Only' }),
  },
  // Status
  {
    id: 'sold-run',
    proves: 'B12',
    share: 0.0016,
    atMost: 4,
    fits: (row) => isUsed(row) && isUnsold(row),
    change: (row, tools) => ({
      ...soldDaysAgo(2)(row, tools),
      custom_rank: tools.highestRank - 125 - tools.nth,
    }),
  },
  { id: 'sold-today', proves: 'B4 C3 D7', share: 0.004, fits: isUsed, change: soldDaysAgo(0) },
  { id: 'sold-2-days-ago', proves: 'B4 C3 D7', share: 0.005, fits: any, change: soldDaysAgo(2) },
  { id: 'sold-5-days-ago', proves: 'B4', share: 0.005, fits: any, change: soldDaysAgo(5) },
  {
    id: 'coming-soon',
    proves: 'B4 C2 D7',
    share: 0.014,
    fits: (row) => row.car_type !== 'demo',
    change: onItsWay,
  },
  {
    id: 'preorder-without-price',
    proves: 'C1',
    share: 0.003,
    fits: (row) => row.car_type === 'new' || subscribed(row),
    change: (row, tools) => ({
      ...onItsWay(row, tools),
      preorder: true,
      price: null,
      price_type: null,
      subscription_price: null,
      finance_lenders: {},
      weekly_price: null,
      youxQuote: null,
    }),
  },
  { id: 'in-transit', proves: 'B4 D7', share: 0.003, fits: any, change: () => ({ status: 'in_transit' }) },
  {
    id: 'under-offer',
    proves: 'B4 D7',
    share: 0.001,
    fits: isUsed,
    change: () => ({ status: 'under_offer' }),
    rare: true,
  },
  { id: 'reserved', proves: 'C2 E10', share: 0.012, fits: any, change: () => ({ reserved: true }) },
  { id: 'hidden', proves: 'B4', share: 0.006, fits: any, change: () => ({ show_on_dealer_website: false }) },
  // Prices
  {
    id: 'price-zero',
    proves: 'B6 C1',
    share: 0.003,
    fits: isUsed,
    change: () => ({
      price: 0,
      subscription_price: null,
      finance_lenders: {},
      weekly_price: null,
      youxQuote: null,
      autograb_data: null,
    }),
  },
  {
    id: 'price-enquire',
    proves: 'C1',
    share: 0.005,
    fits: any,
    change: () => ({
      price: null,
      price_type: 'Enquire',
      subscription_price: null,
      finance_lenders: {},
      weekly_price: null,
      youxQuote: null,
      autograb_data: null,
    }),
  },
  {
    id: 'price-of-one-dollar',
    proves: 'C1',
    share: 0.0004,
    fits: isUsed,
    change: () => ({
      price: 1,
      finance_lenders: {},
      weekly_price: null,
      youxQuote: null,
      autograb_data: null,
    }),
    rare: true,
  },
  {
    id: 'before-price-higher',
    proves: 'C1',
    share: 0.05,
    fits: priced,
    change: (row, { chance }) => ({ before_price: dealMoney(row, 1.03 + chance.fraction() * 0.08) }),
  },
  {
    id: 'before-price-lower',
    proves: 'C1',
    share: 0.003,
    fits: priced,
    change: (row) => ({ before_price: dealMoney(row, 0.96) }),
  },
  {
    id: 'offer-price',
    proves: 'C1',
    share: 0.012,
    fits: priced,
    change: (row, { chance }) => ({
      offer_price: (row.price ?? 0) - chance.pick([500, 1_000, 1_500, 2_000]),
    }),
  },
  {
    id: 'below-market',
    proves: 'C6',
    share: 0.03,
    fits: isBelowMarket,
    change: (row) => ({
      autograb_data: {
        state_average_market_price: row.autograb_data?.average_market_price ?? null,
        average_market_price: (row.price ?? 0) + 350,
      },
    }),
  },
  {
    id: 'below-market-of-the-country',
    proves: 'C6',
    share: 0.002,
    fits: isBelowMarket,
    change: ({ autograb_data }) => ({
      autograb_data: {
        state_average_market_price: null,
        average_market_price: autograb_data?.average_market_price ?? null,
      },
    }),
  },
  {
    id: 'at-the-market-edge',
    proves: 'C6',
    share: 0.0004,
    fits: (row) => isUsed(row) && priced(row),
    change: (row) => ({
      autograb_data: {
        state_average_market_price: (row.price ?? 0) + 499,
        average_market_price: (row.price ?? 0) + 2_000,
      },
    }),
    rare: true,
  },
  {
    id: 'above-market',
    proves: 'C6',
    share: 0.003,
    fits: (row) => isUsed(row) && priced(row),
    change: (row) => ({
      autograb_data: {
        state_average_market_price: (row.price ?? 0) - 1_450,
        average_market_price: (row.price ?? 0) - 900,
      },
    }),
  },
  {
    id: 'lender-without-comparison-rate',
    proves: 'E1',
    share: 0.001,
    fits: (row) => Object.keys(row.finance_lenders).length > 0,
    change: (row) => ({
      finance_lenders: Object.fromEntries(
        Object.entries(row.finance_lenders).map(([name, terms]) => [name, { ...terms, comparisonRate: null }]),
      ),
    }),
    rare: true,
  },
  // Tags and texts
  {
    id: 'own-tag',
    proves: 'C2',
    share: 0.02,
    fits: isUsed,
    change: (_row, { nth }) => ({ tag: OWN_TAGS[nth % OWN_TAGS.length] ?? null }),
  },
  { id: 'new-arrival', proves: 'C2', share: 0.05, fits: any, change: arrived },
  {
    id: 'strange-badge',
    proves: 'D1 D23',
    share: 0.0028,
    atMost: 7,
    fits: isUsed,
    change: (_row, { nth }) => ({ badge: STRANGE_BADGES[nth % STRANGE_BADGES.length] ?? null }),
    rare: true,
  },
  {
    id: 'very-long-name',
    proves: 'D5',
    share: 0.0008,
    fits: (row) => row.body?.includes('Cab') === true,
    change: () => ({ badge: LONG_BADGE }),
    rare: true,
  },
  {
    id: 'own-name',
    proves: 'D1',
    share: 0.0008,
    fits: isUsed,
    change: (row) => ({ name: `${row.model} ${row.badge ?? ''}, one family from new`.replace(' ,', ',') }),
    rare: true,
  },
  {
    id: 'no-badge',
    proves: 'D5',
    share: 0.003,
    fits: isUsed,
    change: () => ({ badge: null, series: null, carsales_title: null }),
  },
  {
    id: 'series-duo',
    proves: 'D23',
    share: 0.0004,
    fits: isCityCar,
    change: () => ({ series: 'duo' }),
    rare: true,
  },
  {
    id: 'series-city',
    proves: 'D23',
    share: 0.0004,
    fits: isCityCar,
    change: () => ({ series: 'city' }),
    rare: true,
  },
  {
    id: 'series-sport',
    proves: 'D23',
    share: 0.0004,
    fits: isCityCar,
    change: () => ({ series: 'sport' }),
    rare: true,
  },
  { id: 'no-comments', proves: 'D9', share: 0.004, fits: any, change: () => ({ dealercomments: null }) },
  {
    id: 'html-comments',
    proves: 'D9',
    share: 0.0008,
    fits: any,
    change: (row) => ({
      dealercomments:
        `<p><b>${row.model}</b></p><ul><li>Two keys</li><li>Service ` +
        'history</li></ul><p>Caf&eacute; &amp; wash on us while you wait.</p>',
    }),
  },
  {
    id: 'private-seller',
    proves: 'D23',
    share: 0.0012,
    fits: isUsed,
    change: () => ({ private_suburb: 'Yandina', private_postcode: '4561', tag: 'Private Sale' }),
    rare: true,
  },
  // Unknown values
  {
    id: 'no-year',
    proves: 'D8',
    share: 0.0012,
    fits: isUsed,
    change: () => ({ year: null, build_date: null, compliance_date: null }),
    rare: true,
  },
  {
    id: 'no-km',
    proves: 'D8',
    share: 0.004,
    fits: (row) => isUsed(row) && hasKm(row),
    change: () => ({ km: null }),
  },
  {
    id: 'no-colour',
    proves: 'D8',
    share: 0.003,
    fits: any,
    change: () => ({ colour: null, simple_colour: null, interior_colour: null }),
  },
  { id: 'no-images', proves: 'D2 C5', share: 0.01, fits: any, change: () => UNPHOTOGRAPHED },
  {
    id: 'bare',
    proves: 'D8',
    share: 0.0012,
    fits: isUsed,
    change: () => ({
      km: null,
      colour: null,
      simple_colour: null,
      body: null,
      simple_body: null,
      fuel: null,
      simple_fuel: null,
      trans: null,
      simple_transmission: null,
      drive: null,
      seats: null,
      doors: null,
      variant: null,
      specifications: null,
      standardEquipment: [],
      filtered_features: [],
      dealercomments: null,
      ...UNPHOTOGRAPHED,
    }),
    rare: true,
  },
  // Registration
  {
    id: 'rego-expired',
    proves: 'D20',
    share: 0.006,
    fits: (row) => row.rego_expiry !== null,
    change: (_row, { asOf, nth }) => ({
      rego_expiry: isoDate(asOf.getTime() - (9 + nth * 13) * DAY_SECONDS * 1000),
    }),
  },
  {
    id: 'rego-today',
    proves: 'D20',
    share: 0.0004,
    fits: (row) => row.rego_expiry !== null,
    change: (_row, { asOf }) => ({ rego_expiry: isoDate(asOf.getTime()) }),
    rare: true,
  },
  {
    id: 'unregistered',
    proves: 'D20',
    share: 0.004,
    fits: isUsed,
    change: () => ({ rego_expiry: null, regplate: null }),
  },
  // Media
  {
    id: 'youtube-video',
    proves: 'D3',
    share: 0.002,
    fits: any,
    change: () => ({ external_video_url: 'https://www.youtube.com/embed/0000demo000' }),
  },
];
