import { describe, expect, test } from 'vitest';
import { sampleLocation } from '../../../tests/samples/site.ts';
import type { Location } from './location.ts';
import { filterByBlock, type LocationBlock } from './location-block.ts';

const of = (slug: string, given: Partial<Location> = {}) => sampleLocation({ slug, ...given });
const PLACES = [
  of('main', { primary: true, manufacturers: ['Toyota', 'Kia'] }),
  of('used', { location_type: 'used', location_subtype: 'buying' }),
  of('service', { location_type: 'service', manufacturers: ['Kia'] }),
  of('parts', { location_type: 'parts' }),
];
const ALL: LocationBlock = { show: 'all', manufacturer: null, subtype: null, include: [], exclude: [] };
const shown = (given: Partial<LocationBlock>) => filterByBlock(PLACES, { ...ALL, ...given }).map(({ slug }) => slug);

describe('[H5] a block of locations shows', () => {
  test.each<[Partial<LocationBlock>, string[]]>([
    [{}, ['main', 'used', 'service', 'parts']],
    [{ show: 'primary' }, ['main']],
    [{ show: 'sales' }, ['main', 'used']],
    [{ show: 'service' }, ['service']],
    [{ show: 'parts' }, ['parts']],
    [{ show: 'service_and_parts' }, ['service', 'parts']],
    [{ show: { location: 'parts' } }, ['parts']],
    [{ show: { location: 'nowhere' } }, []],
    [{ manufacturer: 'kia' }, ['main', 'service']],
    [{ manufacturer: 'Kia', show: 'service' }, ['service']],
    [{ subtype: 'Buying' }, ['used']],
    [{ include: ['parts', 'main'] }, ['main', 'parts']],
    [{ exclude: ['parts', 'main'] }, ['used', 'service']],
    [{ include: ['parts', 'main'], exclude: ['main'] }, ['parts']],
  ])('for %j: %j', (given, slugs) => expect(shown(given)).toEqual(slugs));

  test('the main place as the primary one, where none of those that the site shows is marked', () => {
    const unmarked = PLACES.map((one) => ({ ...one, primary: false }));
    const block = filterByBlock(unmarked, { ...ALL, show: 'primary' });
    expect(block.map(({ slug }) => slug)).toEqual(['main']);
  });
});
