import { describe, expect, test } from 'vitest';
import { findElectricDrive, isNewArrival } from '../../src/domain/availability/tag.ts';
import { DEMO_NOW as asOf, DEMO_SLUGS, demoStock } from '../../tests/samples/demo-stock.ts';
import type { VehicleRow } from '../row.ts';

const rows = DEMO_SLUGS.flatMap((slug) => demoStock(slug));
const today = '2026-11-21';

const daysSold = (row: VehicleRow) =>
  row.sold_date_timestamp === null ? null : (asOf.getTime() / 1000 - row.sold_date_timestamp) / 86_400;
const soldBetween = (from: number, to: number) => (row: VehicleRow) =>
  row.status === 'sold' && row.sold && daysSold(row)! >= from && daysSold(row)! < to;
const nissan = (type: string) => (row: VehicleRow) => row.make === 'Nissan' && row.car_type === type;
const overMarket = (row: VehicleRow) =>
  (row.autograb_data?.state_average_market_price ?? 0) - (row.offer_price ?? row.price ?? 0);
const hasMarket = (row: VehicleRow) => row.autograb_data?.state_average_market_price != null;
const badge = (pattern: RegExp) => (row: VehicleRow) => pattern.test(row.badge ?? '');

/** What the specification has a rule for, the rows that prove it, and how to recognise one. */
const BREADTH: [ids: string, what: string, is: (row: VehicleRow) => boolean][] = [
  ['B4', 'in stock', (row) => row.status === 'in_stock'],
  ['B4', 'coming soon', (row) => row.status === 'coming_soon'],
  ['C2', 'on its way and expected', (row) => row.status === 'coming_soon' && (row.expected_date ?? '') > today],
  ['C2', 'on its way, nobody knows when', (row) => row.status === 'coming_soon' && row.expected_date === null],
  ['B4', 'sold today', soldBetween(0, 1)],
  ['B4', 'sold two days ago', soldBetween(2, 3)],
  ['B4', 'sold five days ago', soldBetween(5, 6)],
  ['D7', 'in transit', (row) => row.status === 'in_transit'],
  ['D7', 'under offer', (row) => row.status === 'under_offer'],
  ['B4', 'kept off websites', (row) => !row.show_on_dealer_website],
  ['C2', 'reserved', (row) => row.reserved],
  ['C2', 'a certified used Toyota', (row) => row.certified && row.make === 'Toyota' && row.car_type === 'used'],
  ['D17', 'a certified Toyota that is sold', (row) => row.certified && row.sold],
  ['C1', 'a preorder without price', (row) => row.preorder && row.price === null],
  ['B6', 'a price of 0', (row) => row.price === 0],
  ['C1', 'a price of 1 dollar', (row) => row.price === 1],
  ['C1', 'no price, but Enquire', (row) => row.price === null && row.price_type === 'Enquire'],
  ['C1', 'drive away', (row) => row.price_type === 'Drive Away'],
  ['C1', 'without government charges', (row) => row.price_type === 'Excl. Govt. Charges'],
  ['C1', 'EGC', (row) => row.price_type === 'EGC'],
  ['C1', 'a higher earlier price', (row) => (row.before_price ?? 0) > (row.price ?? 0)],
  ['C1', 'a lower earlier price', (row) => row.before_price !== null && row.before_price < (row.price ?? 0)],
  ['C1', 'a subscription price', (row) => (row.subscription_price ?? 0) > 0],
  ['C1', 'an offer price', (row) => (row.offer_price ?? Infinity) < (row.price ?? 0)],
  ['C6', 'more than $499 under the state’s average', (row) => hasMarket(row) && overMarket(row) > 499],
  ['C6', 'exactly $499 under it', (row) => hasMarket(row) && overMarket(row) === 499],
  ['C6', 'over the state’s average', (row) => hasMarket(row) && overMarket(row) < 0],
  ['C6', 'only the country’s average known', (row) => row.autograb_data !== null && !hasMarket(row)],
  ['I1', 'for test drives only', (row) => row.tag === 'Test Drive Only'],
  ['C2', 'a tag of the dealer’s own', (row) => row.tag === 'Manager’s Pick'],
  ['C2', 'a new arrival', (row) => isNewArrival(row, asOf, 8)],
  ['C2', 'electric', (row) => findElectricDrive(row.simple_fuel) === 'electric'],
  ['C2', 'hybrid', (row) => row.simple_fuel === 'Hybrid'],
  ['C2', 'plug-in hybrid', (row) => row.simple_fuel === 'Plug-in Hybrid'],
  ['D20', 'registration run out', (row) => row.rego_expiry !== null && row.rego_expiry < today],
  ['D20', 'registered until today', (row) => row.rego_expiry === today],
  ['D20', 'registered for longer', (row) => (row.rego_expiry ?? '') > today],
  ['D8', 'no year', (row) => row.year === null],
  ['D8', 'no kilometres', (row) => row.km === null && row.item_type === 'car'],
  ['D8', 'no colour', (row) => row.colour === null],
  ['D2', 'no pictures', (row) => row.images.length === 0],
  ['D2', 'one picture', (row) => row.images.length === 1],
  ['D2', 'three pictures', (row) => row.images.length === 3],
  ['D3', 'a video of YouTube', (row) => row.external_video_url?.includes('youtube.com/embed/') === true],
  ['D3', 'a video of the dealer’s own', (row) => row.video_url !== null],
  ['D9', 'no comments', (row) => row.dealercomments === null],
  ['D9', 'comments of over 400 characters', (row) => (row.dealercomments?.length ?? 0) > 400],
  ['D9', 'comments with markup', (row) => /<(p|b|ul|div)\b/.test(row.dealercomments ?? '')],
  ['E9', 'an NVIC', (row) => row.has_nvic && row.nvic !== null],
  ['B13', 'a new Nissan', nissan('new')],
  ['B13', 'a demo Nissan up to 3,000 km', (row) => nissan('demo')(row) && row.km! <= 3_000],
  ['B13', 'a demo Nissan over 3,000 km', (row) => nissan('demo')(row) && row.km! > 3_000],
  ['B13', 'an excluded stock number', (row) => ['U10343', 'U10399'].includes(row.stocknum)],
  ['D1', 'quotes in a badge', badge(/"/)],
  ['D1', 'an ampersand in a badge', badge(/&/)],
  ['D1', 'é in a badge', badge(/É|é/)],
  ['D1', 'Š in a badge', badge(/Š/)],
  ['D1', 'angle brackets in a badge', badge(/<.*>/)],
  ['D5', 'a very long badge', badge(/.{100}/)],
  ['D5', 'no badge', (row) => row.badge === null],
  ['D23', 'the series duo', (row) => row.series === 'duo'],
  ['D23', 'the series city', (row) => row.series === 'city'],
  ['D23', 'the series sport', (row) => row.series === 'sport'],
  ['D23', 'a private seller', (row) => row.private_suburb !== null && row.private_postcode !== null],
  ['D23', 'a caravan with its measures', (row) => row.item_type === 'caravan' && row.specifications !== null],
  ['D23', 'a motorhome', (row) => row.item_type === 'motorhome'],
  ['D23', 'a motorcycle', (row) => row.item_type === 'motorcycle'],
  ['D23', 'a scooter', (row) => row.item_type === 'scooter'],
  ['D23', 'a quad', (row) => row.item_type === 'atv'],
  ['D23', 'a truck', (row) => row.item_type === 'truck'],
  ['A5', 'Suzuki Australia', (row) => row.make === 'Suzuki Australia'],
  ['A5', 'Mercedes Benz', (row) => row.make === 'Mercedes Benz'],
  ['A5', 'Isuzu UTE', (row) => row.make === 'Isuzu UTE'],
  ['A5', 'Viscount Caravans', (row) => row.make === 'Viscount Caravans'],
  ['A5', 'a Mazda with a bare number', (row) => row.make === 'Mazda' && /^\d$/.test(row.model)],
  ['A5', 'an MG with a bare number', (row) => row.make === 'MG' && /^\d$/.test(row.model)],
  ['E8', 'a quote of youX', (row) => row.youxQuote !== null],
  [
    'E1',
    'a lender without comparison rate',
    (row) => Object.values(row.finance_lenders).some((lender) => lender.comparisonRate === null),
  ],
  ...['taurus', 'angle', 'comparison_site', 'powertorque'].map(
    (name): [string, string, (row: VehicleRow) => boolean] => [
      'E2',
      `terms of ${name}`,
      (row) => name in row.finance_lenders,
    ],
  ),
];

describe('the stock of the demo sites together', () => {
  test.each(BREADTH)('[%s] has %s', (_ids, _what, is) => {
    expect(rows.filter(is).length).toBeGreaterThan(0);
  });

  test('[B12] has sold vehicles that follow each other by rank', () => {
    const ranked = demoStock('harbour').toSorted((a, b) => b.custom_rank - a.custom_rank);
    const isSold = ranked.map(({ status }) => status === 'sold');
    expect(isSold.some((_, at) => isSold.slice(at, at + 4).every(Boolean) && at > 0 && at < 21)).toBe(true);
  });
});
