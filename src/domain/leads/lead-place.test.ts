import { expect, test } from 'vitest';
import { chooseNamedPlace, resolveLeadPlace } from './lead-place.ts';

const place = (id: number, dealership_slug: string, slug: string, rest = {}) => ({
  id,
  slug,
  dealership_slug,
  location_type: 'sales' as const,
  location_subtype: null,
  visible: true,
  ...rest,
});
const NOOSA = place(1, 'noosa', 'noosa');
const CAIRNS_SERVICE = place(2, 'cairns', 'cairns-service', { location_type: 'service' });
const CAIRNS_OLD = place(3, 'cairns', 'cairns-old', { visible: false });
const CAIRNS = place(4, 'cairns', 'cairns');
const PLACES = [NOOSA, CAIRNS_SERVICE, CAIRNS_OLD, CAIRNS];

/** A vehicle that stands at Noosa. */
const car = { dealership_slug: 'noosa', location: { id: NOOSA.id } } as Parameters<typeof chooseNamedPlace>[1];

test.each<[string, { location_id?: number; dealership_slug?: string }, string | null, string | null, string[]]>([
  ['nothing chosen: the yard where it stands', {}, 'noosa', 'noosa', ['noosa']],
  [
    'another dealership: its own sales desk, and nothing of the yard where the vehicle stands',
    { dealership_slug: 'cairns' },
    'cairns',
    'cairns',
    ['cairns-service', 'cairns-old', 'cairns'],
  ],
  ['the vehicle’s own dealership: the yard where it stands', { dealership_slug: 'noosa' }, 'noosa', 'noosa', ['noosa']],
  [
    'a location of another dealership',
    { location_id: CAIRNS_SERVICE.id },
    'cairns',
    'cairns-service',
    ['cairns-service'],
  ],
])(
  '[G5] what the shopper chose decides whose a lead about a vehicle is, not the vehicle. %s',
  (_what, given, ...whose) => {
    const chosen = { location_id: null, dealership_slug: null, ...given };
    const found = resolveLeadPlace(chooseNamedPlace(chosen, car), PLACES);
    expect([found.dealership_slug, found.desk?.slug, found.slugs]).toEqual(whose);
  },
);

test('[G5] a dealership that was chosen is named without the yard of another one where the vehicle stands', () => {
  // The regression: programs received that yard's id.
  const cairns = { location_id: null, dealership_slug: 'cairns' };
  expect(chooseNamedPlace(cairns, car)).toEqual(cairns);
});

test.each<[string, Parameters<typeof resolveLeadPlace>[0], ReturnType<typeof resolveLeadPlace>]>([
  [
    'nobody',
    { dealership_slug: null, location_id: null },
    { dealership_slug: null, location: null, desk: null, slugs: [] },
  ],
  [
    'a dealership beside a location of another one, as older leads have it',
    { dealership_slug: 'cairns', location_id: NOOSA.id },
    {
      dealership_slug: 'cairns',
      location: null,
      desk: CAIRNS,
      slugs: ['cairns-service', 'cairns-old', 'cairns'],
    },
  ],
  [
    'a dealership that has gone',
    { dealership_slug: 'gone', location_id: null },
    { dealership_slug: 'gone', location: null, desk: null, slugs: [] },
  ],
  [
    'a location that has gone',
    { dealership_slug: null, location_id: 99 },
    { dealership_slug: null, location: null, desk: null, slugs: [] },
  ],
])('[G5] whose a lead is that names %s', (_what, named, whose) => {
  expect(resolveLeadPlace(named, PLACES)).toEqual(whose);
});
