import { describe, expect, test } from 'vitest';
import { sampleLocation } from '../../../tests/samples/site.ts';
import type { LocationType } from './location.ts';
import { filterByTypes, getLocationType, groupByType, SELLING } from './location-type.ts';

const of = (slug: string, location_type: LocationType, location_subtype: string | null = null) =>
  sampleLocation({ slug, location_type, location_subtype });
const slugs = (locations: readonly { slug: string }[]) => locations.map(({ slug }) => slug);

const PLACES = [
  of('parts', 'parts'),
  of('service', 'service', 'buying'),
  of('outlet', 'sales', 'Toyota Pre-Owned Sales'),
  of('used', 'used'),
  of('main', 'sales', 'new vehicles'),
];

describe('[G3] what a location does', () => {
  test.each<[LocationType, string | null, LocationType]>([
    ['sales', null, 'sales'],
    ['sales', '', 'sales'],
    ['sales', 'buying', 'sales'],
    ['sales', 'pre-owned sales', 'used'],
    ['sales', 'Certified PRE-OWNED SALES centre', 'used'],
    ['used', null, 'used'],
    ['service', null, 'service'],
    ['parts', 'pre-owned', 'parts'],
  ])('%s with the subtype %j is %s', (type, subtype, is) => {
    expect(getLocationType(of('x', type, subtype))).toBe(is);
  });

  test('says which of them a question is for, in the order given', () => {
    expect(slugs(filterByTypes(PLACES, SELLING))).toEqual(['outlet', 'used', 'main']);
    expect(slugs(filterByTypes(PLACES, ['sales']))).toEqual(['main']);
    expect(slugs(filterByTypes(PLACES, ['service', 'parts']))).toEqual(['parts', 'service']);
    expect(filterByTypes(PLACES, [])).toEqual([]);
  });

  test('[H2] sorts them as sales, used, service and parts', () => {
    expect(groupByType(PLACES).map(({ type, locations }) => [type, slugs(locations)])).toEqual([
      ['sales', ['main']],
      ['used', ['outlet', 'used']],
      ['service', ['service']],
      ['parts', ['parts']],
    ]);
  });
});
