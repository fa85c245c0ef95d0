import { formatThousands } from '../../../domain/format.ts';
import type { Location } from '../../../domain/location.ts';
import { nounFor } from '../../../domain/wording.ts';
import { emptyState, withTerm } from '../../../search/state.ts';
import { addressLine, openingOf, placeName, salesLocations } from '../../chrome/places.ts';
import { searchHref } from '../../search/address.ts';
import { vehicleWords } from '../../search/load.ts';
import type { HomeInputs } from './inputs.ts';
import type { LocationTile, Section } from './model.ts';

const TILES = 5;

/** The locations with most vehicles: where, whether open now (H4), how many stand there. */
export function locationsOf(inputs: HomeInputs): Section<LocationTile> {
  const places = salesLocations(inputs.locations);
  const { many } = vehicleWords(inputs.settings);
  const counted = places
    .map((place) => ({ place, count: countAt(inputs, place) }))
    .toSorted((a, b) => b.count - a.count);
  return {
    heading: places.length > 1 ? `Where to see our ${many}` : 'Where to find us',
    note: places.length > TILES ? 'The places with most of them in stock.' : null,
    more: null,
    items: counted.slice(0, TILES).map(({ place, count }) => tileOf(inputs, place, count)),
  };
}

function countAt({ facts }: HomeInputs, { name }: Location): number {
  return facts.all.location_name.find(({ value }) => value === name)?.count ?? 0;
}

function tileOf({ settings, specialHours, now }: HomeInputs, place: Location, count: number): LocationTile {
  const nouns = vehicleWords(settings);
  return {
    name: placeName(place),
    text: addressLine(place) ?? '',
    opening: openingOf(place, specialHours, now),
    count: count > 0 ? `${formatThousands(count)} ${nounFor(count, nouns)}` : null,
    href: count > 0 ? searchHref(withTerm(emptyState(), 'location_name', place.name)) : null,
  };
}
