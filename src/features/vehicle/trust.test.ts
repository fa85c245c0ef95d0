import { describe, expect, test } from 'vitest';
import { maroochydore } from '../../../tests/contracts/samples/cars.ts';
import { sampleSettings } from '../../../tests/samples/stock.ts';
import type { SiteSettingsInput } from '../../settings/schema.ts';
import type { PlaceModel } from './model.ts';
import type { VehiclePlace } from './place.ts';
import { buildTrustModel } from './trust.ts';

const opening = { text: 'Open now · closes 5:30 pm', open: true };
const shown: PlaceModel = {
  name: 'Maroochydore',
  href: '/locations/maroochydore',
  address: null,
  phone: null,
  directions: null,
  opening,
  hours: [],
  map: null,
};
const rating = { average_rating: 4.78, count: 132 };

function trustOf(place: Partial<VehiclePlace> = {}, model: Partial<PlaceModel> = {}, settings: SiteSettingsInput = {}) {
  const at = { location: maroochydore, specialHours: [], isMain: true, href: null, ...place };
  return buildTrustModel({ ...shown, ...model }, at, sampleSettings(settings));
}

describe('[H1] [H4] [H6] who sells a vehicle', () => {
  test('is named with rating, licence and hours', () => {
    expect(trustOf({ licence: '4194112', rating })).toEqual({
      name: 'Maroochydore',
      rating: { label: '4.8 from 132 reviews', href: `/reviews/${maroochydore.slug}` },
      licence: 'DL# 4194112',
      opening,
    });
    const locations = { licencePrefix: 'LMCT ' };
    expect(trustOf({ licence: '10929' }, {}, { locations }).licence).toBe('LMCT 10929');
  });

  test('has nothing in place of what is not known', () => {
    expect(trustOf({}, { opening: null })).toEqual({
      name: 'Maroochydore',
      rating: null,
      licence: null,
      opening: null,
    });
  });

  test.each([
    ['at the minimum', { rating: { average_rating: 4, count: 9 } }, {}, {}],
    ['of a place without a page', { rating }, { href: null }, {}],
    ['on a site that hides reviews', { rating }, {}, { reviews: { show: 'hidden' as const } }],
  ])('a rating %s is left out', (_, place, model, settings) => {
    expect(trustOf(place, model, settings).rating).toBeNull();
  });
});
