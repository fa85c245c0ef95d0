import { expect, test } from 'vitest';
import { type LeadDestination, oweDeliveries } from './lead-delivery.ts';

const to = (address: string, ...locations: string[]): LeadDestination => ({
  kind: 'email',
  to: address,
  locations,
});
const ALL = to('all@dealer.example');
const CAIRNS = to('cairns@dealer.example', 'cairns');
const MACKAY = to('mackay@dealer.example', 'mackay', 'bowen');

test.each<[string, LeadDestination[], string[], string[]]>([
  ['all locations get every lead', [ALL], [], ['all@dealer.example']],
  [
    'a location gets its own, beside those for all',
    [ALL, CAIRNS, MACKAY],
    ['cairns'],
    ['all@dealer.example', 'cairns@dealer.example'],
  ],
  ['a place among several', [CAIRNS, MACKAY], ['bowen'], ['mackay@dealer.example']],
  [
    'a dealership gets those of any of its locations',
    [ALL, CAIRNS, MACKAY],
    ['townsville', 'bowen'],
    ['all@dealer.example', 'mackay@dealer.example'],
  ],
  ['a lead of no location goes to those for all', [ALL, CAIRNS], [], ['all@dealer.example']],
  [
    'where nobody is for all, no lead goes to nobody',
    [CAIRNS, MACKAY],
    [],
    ['cairns@dealer.example', 'mackay@dealer.example'],
  ],
  [
    'a location that nobody lists',
    [CAIRNS, MACKAY],
    ['noosa'],
    ['cairns@dealer.example', 'mackay@dealer.example'],
  ],
  ['a destination that is listed twice gets it once', [ALL, ALL], [], ['all@dealer.example']],
  ['no destination at all: kept, and delivered to nobody', [], ['cairns'], []],
])('[G5] %s', (_what, destinations, places, owed) => {
  const routes = { destinations, confirmation: { send: 'off' as const } };
  expect(
    oweDeliveries(routes, { places, email: 'sam@shopper.example' }).map(({ destination }) => destination),
  ).toEqual(owed);
});

test('[G5] the shopper gets a confirmation where there is an address and the site sends them', () => {
  const kinds = (send: 'on' | 'off', email: string | null) =>
    oweDeliveries({ destinations: [ALL], confirmation: { send } }, { places: [], email }).map(
      ({ kind }) => kind,
    );
  expect(kinds('on', 'sam@shopper.example')).toEqual(['email', 'confirmation']);
  expect(kinds('on', null)).toEqual(['email']);
  expect(kinds('off', 'sam@shopper.example')).toEqual(['email']);
});
