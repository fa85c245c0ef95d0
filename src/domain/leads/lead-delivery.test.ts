import { expect, test } from 'vitest';
import { type LeadDestination, planDeliveries } from './lead-delivery.ts';

const to = (address: string, ...locations: string[]): LeadDestination => ({
  kind: 'email',
  to: address,
  locations,
  categories: [],
});
const takes = (category: string, destination: LeadDestination): LeadDestination => ({
  ...destination,
  categories: [category],
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
  ['a location that nobody lists', [CAIRNS, MACKAY], ['noosa'], ['cairns@dealer.example', 'mackay@dealer.example']],
  ['a destination that is listed twice gets it once', [ALL, ALL], [], ['all@dealer.example']],
  ['no destination at all: kept, and delivered to nobody', [], ['cairns'], []],
])('[G5] %s', (_what, destinations, places, owed) => {
  const routes = { destinations, confirmation: { send: 'off' as const } };
  expect(
    planDeliveries(routes, { category: 'Used Vehicle Enquiry', places, email: 'sam@shopper.example' }).map(
      ({ destination }) => destination,
    ),
  ).toEqual(owed);
});

test('[G5] the shopper gets a confirmation where there is an address and the site sends them', () => {
  const kinds = (send: 'on' | 'off', email: string | null) =>
    planDeliveries({ destinations: [ALL], confirmation: { send } }, { category: 'Test Drive', places: [], email }).map(
      ({ kind }) => kind,
    );
  expect(kinds('on', 'sam@shopper.example')).toEqual(['email', 'confirmation']);
  expect(kinds('on', null)).toEqual(['email']);
  expect(kinds('off', 'sam@shopper.example')).toEqual(['email']);
});

const JOBS = takes('Career Enquiry', to('jobs@dealer.example'));
const JOBS_AT_MACKAY = takes('Career Enquiry', to('jobs.mackay@dealer.example', 'mackay'));
test.each<[string, string, LeadDestination[], string[], string[]]>([
  [
    'a kind goes to those that name it alone',
    'Career Enquiry',
    [ALL, CAIRNS, JOBS],
    ['cairns'],
    ['jobs@dealer.example'],
  ],
  [
    'other kinds go to those for all kinds, and not there',
    'Used Vehicle Enquiry',
    [ALL, CAIRNS, JOBS],
    ['cairns'],
    ['all@dealer.example', 'cairns@dealer.example'],
  ],
  [
    'a CV for a place whose own destinations are of the sales floor goes to those who take CVs elsewhere',
    'Career Enquiry',
    [CAIRNS, MACKAY, JOBS_AT_MACKAY],
    ['cairns'],
    ['jobs.mackay@dealer.example'],
  ],
  [
    'a department of one place beside that of all',
    'Career Enquiry',
    [JOBS, JOBS_AT_MACKAY],
    ['mackay'],
    ['jobs@dealer.example', 'jobs.mackay@dealer.example'],
  ],
  ['a kind that nobody names, where none is for all kinds', 'Test Drive', [JOBS], [], ['jobs@dealer.example']],
])('[G5] [G10] %s', (_what, category, destinations, places, owed) => {
  const routes = { destinations, confirmation: { send: 'off' as const } };
  expect(planDeliveries(routes, { category, places, email: null }).map(({ destination }) => destination)).toEqual(owed);
});

test('[G5] each address of a destination is a delivery of its own: one that fails delays no other', () => {
  const both: LeadDestination = { ...ALL, kind: 'email', to: ['one@dealer.example', 'two@dealer.example'] };
  const routes = { destinations: [both], confirmation: { send: 'off' as const } };
  expect(planDeliveries(routes, { category: 'Test Drive', places: [], email: null })).toEqual([
    { kind: 'email', destination: 'one@dealer.example' },
    { kind: 'email', destination: 'two@dealer.example' },
  ]);
});
