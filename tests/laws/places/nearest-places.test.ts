import { beforeAll, expect, test } from 'vitest';
import { readJson } from '../../../demo/places.ts';
import { type Coordinates, computeDistanceKm } from '../../../src/domain/geography/distance.ts';
import { foldSuburb } from '../../../src/domain/geography/suburb-words.ts';
import type { Dealership, Location } from '../../../src/domain/places/location.ts';
import { groupByDealership } from '../../../src/features/places/dealerships.model.ts';
import { parseLocatorQuery } from '../../../src/features/places/locator-query.ts';
import { findOrigin } from '../../../src/features/places/origin.ts';
import { findSuburbChoice } from '../../../src/features/places/suburbs.ts';
import type { PostalPlace } from '../../../src/integrations/geocoding/geonames.ts';
import { loadShippedTable } from '../../../src/integrations/geocoding/postal-table.ts';
import { nothingLoaded } from '../../samples/postal-places.ts';
import { sampleLocation } from '../../samples/site.ts';
import { sampleSettings } from '../../samples/stock.ts';

/**
 * The demo's group with the most places, from its folder; without brands, since a suburb called Ford gives way to the
 * brand.
 */
const LOCATIONS = readJson<Location[]>('harbour', 'locations.json')
  .filter(({ visible }) => visible !== false)
  .map((given, at) => sampleLocation({ ...given, id: at + 1, manufacturers: [] }));
const DEALERSHIPS = readJson<Dealership[]>('harbour', 'dealerships.json');
const PLACES = {
  locations: LOCATIONS,
  dealerships: DEALERSHIPS,
  specialHours: [],
  postcodePoints: new Map(),
};
const REQUEST = { db: nothingLoaded(), settings: sampleSettings() } as never;

let table: readonly PostalPlace[];
let byPostcode: Map<string, PostalPlace[]>;
beforeAll(async () => {
  table = (await loadShippedTable()).places;
  byPostcode = Map.groupBy(table, ({ postcode }) => postcode);
});

async function askFor(q: string) {
  const origin = await findOrigin(parseLocatorQuery(new URLSearchParams({ q })), REQUEST, PLACES);
  if (origin.kind !== 'from') throw new Error(`“${q}” starts from ${JSON.stringify(origin)}`);
  const [first] = groupByDealership(LOCATIONS, DEALERSHIPS, { ...origin, postcodePoints: new Map() });
  return { origin, first: first!.locations[0]!, km: first!.km! };
}

const pointOf = ({ address }: Location): Coordinates => ({ lat: address.lat!, long: address.long! });

/** The mean of the suburbs' own points. */
function meanOf(suburbs: readonly PostalPlace[]): Coordinates {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: mean(suburbs.map(({ lat }) => lat)), long: mean(suburbs.map(({ long }) => long)) };
}

/** By definition: in the postcode, else among all, whichever is the fewest kilometres away. */
function nearestByHand(from: Coordinates, postcode: string | null) {
  const inside = LOCATIONS.filter(({ address }) => address.postcode === postcode);
  const away = (location: Location) => computeDistanceKm(from, pointOf(location));
  return Math.min(...(inside.length > 0 ? inside : LOCATIONS).map(away));
}

/** Checks that the first result is the nearest possible, exists, and lies in the postcode where any does. */
function expectNearest(
  q: string,
  { first, km }: { first: Location; km: number },
  at: Coordinates,
  postcode: string | null,
) {
  const truth = nearestByHand(at, postcode);
  const own = computeDistanceKm(at, pointOf(first));
  if (Math.abs(km - truth) > 1e-6 || Math.abs(own - truth) > 1e-6)
    expect.fail(`${q}: ${first.slug} comes first, at ${km} km; the nearest is ${truth} km away`);
}

test('[H1] [H10] for every postcode a location in it comes first, else the nearest to its middle', async () => {
  expect(byPostcode.size).toBe(3_313);
  for (const [postcode, suburbs] of byPostcode)
    expectNearest(postcode, await askFor(postcode), meanOf(suburbs), postcode);
});

test('[H1] [H10] for every suburb a location in its postcode comes first, else the nearest to it', async () => {
  expect(table.length).toBe(16_873);
  for (const place of table) {
    const q = `${place.name} ${place.state} ${place.postcode}`;
    expectNearest(q, await askFor(q), place, place.postcode);
  }
});

test('[H1] every suburb is found by its name in capitals; where several share it, each can be chosen', async () => {
  for (const namesakes of Map.groupBy(table, (place) => foldSuburb(place.name)).values()) {
    const { origin } = await askFor(namesakes[0]!.name.toUpperCase());
    for (const place of namesakes) {
      const near = origin.namesakes.some(
        (one) => computeDistanceKm(one, place) < 1 && one.name.includes(` ${place.state}`),
      );
      if (!near) expect.fail(`${place.name} ${place.state} ${place.postcode} cannot be chosen`);
    }
  }
});

test('[H1] the suburbs of a postcode are offered where, and only where, their nearest locations differ', async () => {
  const nearestOf = (place: PostalPlace) =>
    LOCATIONS.reduce((best, one) =>
      computeDistanceKm(place, pointOf(one)) < computeDistanceKm(place, pointOf(best)) ? one : best,
    ).slug;
  let offered = 0;
  for (const [postcode, suburbs] of byPostcode) {
    const { origin } = await askFor(postcode);
    const choice = findSuburbChoice(postcode, origin, LOCATIONS, { postcodePoints: new Map() });
    const differs = new Set(suburbs.map(nearestOf)).size > 1;
    if (differs !== (choice !== null)) expect.fail(`${postcode}: ${JSON.stringify(choice)}`);
    if (choice) {
      offered += 1;
      expect(choice.options).toHaveLength(suburbs.length + 1);
    }
  }
  expect(offered).toBeGreaterThan(300);
});

test.each(['bluegum', 'harbour', 'ironbark', 'longpaddock', 'roam', 'wattle-creek'])(
  'the places of the demo group %s are where their suburbs are, to 3 km',
  (site) => {
    for (const location of readJson<Location[]>(site, 'locations.json')) {
      const { slug, address } = location;
      const own = (byPostcode.get(address.postcode!) ?? []).filter(
        ({ name }) => foldSuburb(name) === foldSuburb(address.city!),
      );
      const away = own.map((place) => computeDistanceKm(place, pointOf(location)));
      expect(Math.min(...away), slug).toBeLessThan(3);
    }
  },
);
