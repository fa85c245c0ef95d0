import type { Location, LocationType, SpecialHours } from '../../../domain/places/location.ts';
import { filterByTypes } from '../../../domain/places/location-type.ts';
import { formatThousands } from '../../../domain/text/format.ts';
import { pickNoun } from '../../../domain/vehicle/wording.ts';
import { LOCATOR_PATH, linkToLocation } from '../../../kernel/addresses/places.ts';
import { createSearchLinker, type StockFacts } from '../../../kernel/chrome/stock-menu.ts';
import type { LocationsSection, LocationTile } from '../../../kernel/content/model.ts';
import { buildMap } from '../../../kernel/places/map/build-map.ts';
import {
  buildOpening,
  buildWeek,
  countLocations,
  formatAddress,
  formatLocationCount,
  formatPlaceName,
  groupSalesLocations,
} from '../../../kernel/places/places.ts';
import { getVehicleWords } from '../../../kernel/stock/vehicle-words.ts';
import { createEmptyState, withTerm } from '../../../search/state.ts';
import type { SiteSettings } from '../../../settings/schema.ts';

const TILES = 5;

interface CountedPlace {
  desks: [Location, ...Location[]];
  counts: number[];
}

interface PlaceInputs {
  settings: SiteSettings;
  facts: StockFacts;
  specialHours: SpecialHours[];
  now: Date;
  locations: Location[];
}

/**
 * The yards with most vehicles: where, whether open now (H4), how many vehicles are there; for a single yard its week
 * too.
 */
export function buildBusiestLocations(inputs: PlaceInputs, limit = TILES, shown = inputs.locations): LocationsSection {
  const yards = groupSalesLocations(shown).map((desks) => ({
    desks,
    counts: desks.map((desk) => countAt(inputs, desk)),
  }));
  const { many } = getVehicleWords(inputs.settings);
  const tiles = yards.toSorted((a, b) => total(b) - total(a)).slice(0, limit);
  return {
    heading: yards.length > 1 ? `Where to see our ${many}` : 'Where to find us',
    note: yards.length > limit ? `Of our ${formatLocationCount(shown)}, these have the most stock.` : null,
    more: countLocations(inputs.locations) > 1 ? { label: 'Find a dealer', href: LOCATOR_PATH } : null,
    items: tiles.map((yard) => withWeek(inputs, yard, yards.length)),
    map: buildMap(
      yards.map(({ desks }) => desks[0]),
      inputs,
      { isBrief: true },
    ),
  };
}

/** The locations of one type, in the group's order: where, and whether open now (H4). */
export function buildLocationsOfType(
  inputs: PlaceInputs,
  type: LocationType,
  limit: number,
  shown = inputs.locations,
): LocationsSection {
  const found = filterByTypes(shown, [type]);
  const name = inputs.settings.locations.labels[type];
  return buildLocationsInOrder(inputs, `${name}: where to find us`, limit, found);
}

/** The locations one by one, in the order given: where, whether open now (H4), and the way to each one's page. */
export function buildLocationsInOrder(
  inputs: PlaceInputs,
  heading: string,
  limit: number,
  shown: Location[],
): LocationsSection {
  const items = shown.slice(0, limit).map((place) => withWeek(inputs, { desks: [place], counts: [0] }, shown.length));
  const more = shown.length > items.length ? { label: 'Find a dealer', href: LOCATOR_PATH } : null;
  return { heading, note: null, more, items, map: buildMap(shown, inputs, { isBrief: true }) };
}

function withWeek(inputs: PlaceInputs, yard: CountedPlace, of: number): LocationTile {
  const { specialHours, now, settings } = inputs;
  const week = of > 1 ? [] : buildWeek(yard.desks[0], specialHours, now, settings.locations.hours);
  return { ...tileOf(inputs, yard), week };
}

const total = ({ counts }: CountedPlace) => counts.reduce((sum, count) => sum + count, 0);

function countAt({ facts }: PlaceInputs, { name }: Location): number {
  return facts.all.location_name.find(({ value }) => value === name)?.count ?? 0;
}

function tileOf(
  { settings, facts, specialHours, now, locations }: PlaceInputs,
  yard: CountedPlace,
): Omit<LocationTile, 'week'> {
  const [first] = yard.desks;
  const count = total(yard);
  const nouns = getVehicleWords(settings);
  const stocked = yard.desks.filter((_, index) => yard.counts[index]);
  const state = stocked.reduce((at, { name }) => withTerm(at, 'location_name', name), createEmptyState());
  return {
    name: formatPlaceName(first),
    text: formatAddress(first) ?? '',
    opening: buildOpening(first, specialHours, now),
    count: count > 0 ? `${formatThousands(count)} ${pickNoun(count, nouns)}` : null,
    href:
      count > 0 ? createSearchLinker(facts)(facts.getCanonicalList(state)) : linkToLocation(first, locations, settings),
  };
}
