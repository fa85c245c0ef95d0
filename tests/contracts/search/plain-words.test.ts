import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchByMakes } from '../../../src/kernel/stock/makes.ts';
import type { SearchResult } from '../../../src/search/contract.ts';
import { PhraseReader } from '../../../src/search/phrases/phrase-reader.ts';
import { withReading } from '../../../src/search/phrases/with-reading.ts';
import { createEmptyState } from '../../../src/search/state.ts';
import { createTestDatabase, type TestDatabase } from '../../database.ts';
import { engineOf, importListings, type Listing, loadListings, SKIPPED, TRIAL_FOLDER } from '../listings.ts';

type Expected = (listing: Listing) => boolean;

const is =
  (column: string, ...values: string[]): Expected =>
  (listing) =>
    values.some((value) => value.toLowerCase() === listing[column]!.trim().toLowerCase());
const inState =
  (state: string): Expected =>
  ({ Location }) =>
    Location!.endsWith(`, ${state}`);
const inCity =
  (city: string): Expected =>
  ({ Location }) =>
    Location!.startsWith(`${city},`);
const painted =
  (colour: string): Expected =>
  ({ ColourExtInt }) =>
    ColourExtInt!.toLowerCase().startsWith(`${colour} / `);
const numberIn = (text: string): number | null => (/^\d+$/.test(text) ? Number(text) : null);
const between =
  (column: string, min: number, max: number): Expected =>
  (listing) => {
    const value = numberIn(listing[column]!);
    return value !== null && value >= min && value <= max;
  };
const seats =
  (count: number): Expected =>
  ({ Seats, Doors }) =>
    (/^ ?(\d+) Seats/.exec(Seats!) ?? /^ ?(\d+) Seats/.exec(Doors!))?.[1] === String(count);

const MAX = Number.POSITIVE_INFINITY;
const hilux = [is('Brand', 'Toyota'), is('Model', 'Hilux')];
const auto = is('Transmission', 'Automatic');
const petrol = is('FuelType', 'Unleaded', 'Premium', 'Leaded');

/** Phrases that shoppers type, and which rows of the file they expect. */
const PHRASES: [phrase: string, expected: Expected[]][] = [
  ['auto suv under 30k with 7 seats', [auto, is('BodyType', 'SUV'), seats(7), between('Price', 1, 30_000)]],
  ['white hilux 4x4 2019', [...hilux, painted('white'), is('DriveType', '4WD'), is('Year', '2019')]],
  ['hilx', hilux],
  ['diesel ute qld', [is('FuelType', 'Diesel'), is('BodyType', 'Ute / Tray'), inState('QLD')]],
  ['cheap hatch', [is('BodyType', 'Hatchback')]],
  ['toyota corolla 2018-2021', [is('Brand', 'Toyota'), is('Model', 'Corolla'), between('Year', 2018, 2021)]],
  ['corrola', [({ Title }) => /^\d+ Toyota Corolla(?! Cross)/.test(Title!)]],
  ['less than 80,000 km', [between('Odometer', 0, 80_000)]],
  ['mistubishi', [is('Brand', 'Mitsubishi')]],
  ['vw golf manual', [is('Brand', 'Volkswagen'), is('Model', 'Golf'), is('Transmission', 'Manual')]],
  ['mercs', [is('Brand', 'Mercedes-Benz')]],
  ['landcruiser', [({ Title }) => /^\d+ Toyota Land ?cruiser(?! Prado)/i.test(Title!)]],
  ['x trail 4wd', [is('Brand', 'Nissan'), is('Model', 'X-Trail'), is('DriveType', '4WD')]],
  ['mazda 3 auto red', [is('Brand', 'Mazda'), is('Model', '3', 'Mazda3'), auto, painted('red')]],
  ['cx5 from 2020', [is('Brand', 'Mazda'), is('Model', 'CX-5'), between('Year', 2020, MAX)]],
  ['rav 4 hybrid', [is('Brand', 'Toyota'), ({ Model }) => /^rav ?4?$/i.test(Model!), is('FuelType', 'Hybrid')]],
  ['electric cars in victoria', [is('FuelType', 'Electric'), inState('VIC')]],
  ['petrol sedan between 10 and 20 thousand', [petrol, is('BodyType', 'Sedan'), between('Price', 10_000, 20_000)]],
  ['8 seater kia carnival', [seats(8), is('Brand', 'Kia'), is('Model', 'Carnival')]],
  ['demo suvs over 50k', [is('UsedOrNew', 'DEMO'), is('BodyType', 'SUV'), between('Price', 50_000, MAX)]],
  ['ford ranger over 100,000km', [is('Brand', 'Ford'), is('Model', 'Ranger'), between('Odometer', 100_000, MAX)]],
  ['new hyundai i30', [is('UsedOrNew', 'NEW'), is('Brand', 'Hyundai'), is('Model', 'I30')]],
  ['awd subaru blue', [is('DriveType', 'AWD'), is('Brand', 'Subaru'), painted('blue')]],
  ['used utes in blacktown', [is('UsedOrNew', 'USED'), is('BodyType', 'Ute / Tray'), inCity('Blacktown')]],
  ['2008 ford falcon', [is('Year', '2008'), is('Brand', 'Ford'), is('Model', 'Falcon')]],
  ['people mover under $40,000', [is('BodyType', 'People Mover'), between('Price', 1, 40_000)]],
  ['holden before 2010', [is('Brand', 'Holden'), between('Year', 0, 2009)]],
];

describe.skipIf(!TRIAL_FOLDER)(`plain words on a real listing file${SKIPPED}`, () => {
  let opened: TestDatabase;
  let listings: Listing[];
  let engine: ReturnType<typeof engineOf>;
  let reader: PhraseReader;

  beforeAll(async () => {
    opened = await createTestDatabase();
    engine = engineOf((await importListings(opened)).cars);
    const { facets, ranges } = engine.search(createEmptyState()) as SearchResult<unknown>;
    reader = new PhraseReader({ facets, ranges, pricing: 'price' });
    listings = loadListings();
  });
  afterAll(() => opened?.close());

  test.each(PHRASES)('[B3] “%s” finds what the file has of it', (phrase, expected) => {
    const reading = reader.read(phrase, 2026);
    const { count } = searchByMakes(withReading(createEmptyState(), reading), (state) => engine.search(state));
    const inFile = listings.filter((listing) => expected.every((isMet) => isMet(listing))).length;
    expect({ rest: reading.rest, count }).toEqual({ rest: '', count: inFile });
    expect(inFile).toBeGreaterThan(0);
  });
});
