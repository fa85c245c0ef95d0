import { expect, test } from 'vitest';
import { sampleLocation } from '../../../tests/samples/site.ts';
import { sampleCar, sampleSettings } from '../../../tests/samples/stock.ts';
import type { Location } from '../../domain/places/location.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { listDrivePlaces } from './places.ts';

const at = (id: number, slug: string, given: Partial<Location> = {}) =>
  sampleLocation({ id, slug, name: slug, ...given });
const own = at(1, 'own', { distribution_locations: ['hidden', 'foreign', 'near'] });
const places = [
  own,
  at(2, 'near'),
  at(3, 'hidden', { visible: false }),
  at(4, 'foreign', { dealership_slug: 'harbour-kia' }),
];
const settings = sampleSettings({ stock: { dealerships: [own.dealership_slug] } });
const carAt = (slug: string) => sampleCar({ location: { slug } as Car['location'] });

// A single-brand site would offer drives at the yards of the whole group.
test.each([
  ['a vehicle at a place of the site', carAt('own'), ['own', 'near']],
  ['a vehicle at a place that the site does not show', carAt('hidden'), ['own', 'near']],
  ['no vehicle', null, ['own', 'near']],
])('[G4] with %s, drives are at places that the site shows, and at no other', (_, car, slugs) =>
  expect(listDrivePlaces(places, car, settings).map(({ slug }) => slug)).toEqual(slugs),
);
