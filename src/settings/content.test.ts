import { describe, expect, test } from 'vitest';
import { checkSiteFolder } from './content.ts';
import { PRESET_NAMES } from './presets/presets.ts';
import { formatProblem } from './problem.ts';

const site = {
  group: { slug: 'harbour', name: 'Harbour Motor Group' },
  hosts: ['www.harbour.example'],
  settings: { brand: { name: 'Harbour' }, contact: { phone: '07 5550 1234' } },
};
const dealerships = [{ slug: 'harbour-kia', name: 'Harbour Kia' }];
const location = {
  name: 'Harbour Kia - Service',
  dealership_slug: 'harbour-kia',
  address: { city: 'Cairns' },
};

const check = (files: Record<string, unknown>) =>
  checkSiteFolder({ 'site.json': site, 'dealerships.json': dealerships, ...files });

function complaints(files: Record<string, unknown>): string[] {
  const checked = check(files);
  return checked.ok ? [] : checked.problems.map((problem) => `${problem.file} ${formatProblem(problem)}`);
}

test('[A1] a folder with site.json alone is a site', () => {
  expect(checkSiteFolder({ 'site.json': site }).ok).toBe(true);
});

test('[A1] a location gets its slug, its time zone and its week from what is given and the site', () => {
  const checked = check({ 'locations.json': [location] });
  expect(checked.ok && checked.site.locations[0]).toMatchObject({
    slug: 'harbour-kia-service',
    time_zone: 'Australia/Brisbane',
    location_type: 'sales',
    visible: true,
    contact_detail: { phone: null, opening_hours: [] },
  });
});

test('[G3] the times of a special day are given by themselves, or together as hours', () => {
  const day = { date: '2026-12-24', name: 'Christmas Eve', status: 'Open' };
  const daysOf = (special: unknown) => {
    const checked = check({ 'special-hours.json': [special], 'locations.json': [location] });
    return checked.ok ? checked.site.specialHours : checked.problems;
  };
  const apart = daysOf({ ...day, start_hour: '09:00', end_hour: '12:00' });
  expect(apart).toEqual([{ ...day, start_hour: '09:00', end_hour: '12:00', location_slug: null }]);
  expect(daysOf({ ...day, hours: { begin: '09:00', end: '12:00' } })).toEqual(apart);
});

test.each(PRESET_NAMES)('[A2] the preset %s makes a site of a name and a phone number', (preset) => {
  expect(complaints({ 'site.json': { ...site, preset } })).toEqual([]);
});

test('[A3] the presets carry the wording of motorcycles, caravans and subscriptions', () => {
  const wordingOf = (preset: string) => {
    const checked = check({ 'site.json': { ...site, preset } });
    return checked.ok ? checked.site.settings.wording : undefined;
  };
  expect(wordingOf('motorcycles')?.kind).toBe('motorcycle');
  expect(wordingOf('caravans')?.nouns?.many).toBe('caravans');
  expect(wordingOf('subscription')?.offering).toBe('subscription');
});

const hours = (entries: unknown[]) => ({
  'locations.json': [{ ...location, contact_detail: { opening_hours: entries } }],
});
const open = { open: '08:30', close: '17:00' };

test.each([
  [
    'an unknown file',
    { 'ofers.json': [] },
    'ofers.json (all): is not a file of a site folder. Did you mean offers.json?',
  ],
  [
    'an unknown preset',
    { 'site.json': { ...site, preset: 'motorcycle' } },
    'site.json preset: there is no preset "motorcycle". Did you mean "motorcycles"?',
  ],
  [
    'a setting',
    { 'site.json': { ...site, settings: { ...site.settings, search: { pageSze: 1 } } } },
    'site.json settings.search.pageSze: is not allowed here. Did you mean pageSize?',
  ],
  [
    'a host with a port',
    { 'site.json': { ...site, hosts: ['www.x.example:80'] } },
    'site.json hosts[0]: must be a host in lower case without port, such as www.example.com.au.',
  ],
  [
    'a host given twice',
    { 'site.json': { ...site, hosts: ['a.example', 'a.example'] } },
    'site.json hosts[1]: "a.example" is already at hosts[0]. Choose another.',
  ],
  [
    'a missing name',
    { 'dealerships.json': [{ slug: 'harbour-kia' }] },
    'dealerships.json [0].name: is required. Give text.',
  ],
  [
    'a location of an unknown dealership',
    { 'locations.json': [{ ...location, dealership_slug: 'harbour-kai' }] },
    'locations.json [0].dealership_slug: there is no dealership "harbour-kai". Did you mean "harbour-kia"?',
  ],
  [
    'two locations of one slug',
    { 'locations.json': [location, location] },
    'locations.json [1].slug: "harbour-kia-service" is already at [0].slug. Choose another.',
  ],
  [
    'an open day without times',
    hours([{ weekday: 1 }]),
    'locations.json [0].contact_detail.opening_hours[0]: an open day needs open and close, in that order.',
  ],
  [
    'a day that closes before it opens',
    hours([{ weekday: 1, open: '17:00', close: '08:30' }]),
    'locations.json [0].contact_detail.opening_hours[0]: an open day needs open and close, in that order.',
  ],
  [
    'a weekday given twice',
    hours([
      { weekday: 1, ...open },
      { weekday: 1, ...open },
    ]),
    'locations.json [0].contact_detail.opening_hours[1].weekday: "1" is already at ' +
      '[0].contact_detail.opening_hours[0].weekday. Choose another.',
  ],
  [
    'special hours that are given in both ways',
    {
      'special-hours.json': [
        { date: '2026-12-24', status: 'Open', start_hour: '09:00', hours: { begin: '09:00', end: '12:00' } },
      ],
    },
    'special-hours.json [0].hours: replaces start_hour and end_hour: give one or the other.',
  ],
  [
    'special hours that end before they begin',
    {
      'special-hours.json': [{ date: '2026-12-24', status: 'Open', hours: { begin: '12:00', end: '09:00' } }],
    },
    'special-hours.json [0]: an open day needs start_hour and end_hour, or hours with begin and end, in that order.',
  ],
  [
    'special hours of an unknown location',
    { 'special-hours.json': [{ date: '2026-12-25', location_slug: 'nowhere' }] },
    'special-hours.json [0].location_slug: there is no location "nowhere".',
  ],
  [
    'an offer that ends before it begins',
    { 'offers.json': [{ slug: 'a', heading: 'A', href: '/x', start: '2026-12-01', expiry: '2026-11-01' }] },
    'offers.json [0].expiry: expiry must be after start.',
  ],
  [
    'an impossible date',
    { 'offers.json': [{ slug: 'a', heading: 'A', href: '/x', start: '2026-13-01' }] },
    'offers.json [0].start: must be a date such as 2026-11-30, or a moment such as 2026-11-30T09:00:00+10:00.',
  ],
  [
    'stock of an unknown dealership',
    { 'site.json': { ...site, settings: { ...site.settings, stock: { dealerships: ['harbour-ka'] } } } },
    'site.json settings.stock.dealerships[0]: there is no dealership "harbour-ka". Did you mean "harbour-kia"?',
  ],
  [
    'a model at the address of quotes',
    {
      'manufacturers.json': [{ name: 'Kia', slug: 'kia' }],
      'models.json': [{ manufacturer_slug: 'kia', name: 'Order Now', slug: 'order-now' }],
    },
    'models.json [0].slug: is the address of the quote form.',
  ],
  [
    'a block of locations with one that is not there',
    {
      'locations.json': [location],
      'site.json': {
        ...site,
        settings: { ...site.settings, locations: { block: { exclude: ['harbour-kia-servic'] } } },
      },
    },
    'site.json settings.locations.block.exclude[0]: there is no location "harbour-kia-servic". Did you ' +
      'mean "harbour-kia-service"?',
  ],
  // The regression: these passed the check and failed only when they were stored.
  [
    'a day that is special twice',
    {
      'locations.json': [location],
      'special-hours.json': [
        { date: '2026-12-25' },
        { date: '2026-12-25', location_slug: 'harbour-kia-service' },
        { date: '2026-12-25' },
      ],
    },
    'special-hours.json [2].date: "2026-12-25" is already at [0].date. Choose another.',
  ],
  [
    'a special day beside no location',
    { 'special-hours.json': [{ date: '2026-12-25' }] },
    'special-hours.json (all): has no locations.json in its folder. ' +
      'Put it in the folder with the group’s locations.json.',
  ],
  [
    'a location whose name makes no slug',
    { 'locations.json': [{ ...location, name: '???' }] },
    'locations.json [0].slug: "???" can’t be turned into an address. Give it a slug.',
  ],
  [
    'more than can be counted',
    { 'locations.json': [{ ...location, review_count: 10 ** 12 }] },
    'locations.json [0].review_count: must be at most 1,000,000,000.',
  ],
  [
    'a year before calendars',
    { 'offers.json': [{ slug: 'a', heading: 'A', href: '/x', start: '0001-01-01' }] },
    'offers.json [0].start: must be 1900 or later.',
  ],
  [
    'a character that cannot be kept',
    { 'offers.json': [{ slug: 'a', heading: 'A\0', href: '/x' }] },
    'offers.json [0].heading: has the character NUL (\\u0000), which can’t be stored. Remove it.',
  ],
  [
    'half a character in a setting',
    { 'site.json': { ...site, settings: { ...site.settings, brand: { name: 'A\ud83d' } } } },
    'site.json settings.brand.name: has half a character (\\ud800 to \\udfff), which can’t be stored. Remove it.',
  ],
  ['a file that is no list', { 'offers.json': {} }, 'offers.json (all): must be a list, not {}.'],
])('[A1] %s is told by file, path, reason and suggestion', (_, files, complaint) => {
  expect(complaints(files)).toEqual([complaint]);
});

test('[A1] everything wrong in a folder is told at once', () => {
  const files = { 'site.json': { ...site, hosts: 'x' }, 'offers.json': [{}], 'locations.json': 3 };
  expect(new Set(complaints(files).map((line) => line.split(' ')[0]))).toEqual(
    new Set(['site.json', 'offers.json', 'locations.json']),
  );
});

test('[A1] a folder without site.json says so', () => {
  expect(checkSiteFolder({})).toMatchObject({
    ok: false,
    problems: [{ file: 'site.json', path: '', reason: 'is required' }],
  });
});

const promo = { slug: 'rate', heading: 'Know your rate', label: 'Get approved', href: '/search/used-cars' };

test('[B11] a promo has its place in the list, a campaign card that of the settings', () => {
  const promos = [promo, { ...promo, slug: 'spring', kind: 'campaign' }];
  const checked = check({ 'promos.json': promos });
  expect(checked.ok && checked.site.promos.map(({ position }) => position)).toEqual([null, null]);
  expect(complaints({ 'promos.json': [{ ...promo, kind: 'campaign', position: 10 }] })).toEqual([
    'promos.json [0].position: campaign cards use search.promos.campaignPositions; remove its position.',
  ]);
});

test.each([
  [{ position: 0 }, /^promos\.json \[0\]\.position/],
  [{ display: ['usd'] }, /^promos\.json \[0\]\.display\[0\]: .*used/],
  [{ start: '2026-12-01', expiry: '2026-11-01' }, /^promos\.json \[0\]\.expiry: expiry must be after start/],
  [{ strictDisplays: true }, /Did you mean strictDisplay\?/],
  [{ points: Array(5).fill({ figure: '1', text: 'one' }) }, /^promos\.json \[0\]\.points/],
  [{ href: '//elsewhere.example' }, /^promos\.json \[0\]\.href: must be a path/],
])('[B11] a promo with %j is refused', (given, complaint) => {
  const found = complaints({ 'promos.json': [{ ...promo, ...given }] });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(complaint);
});

describe('[G5] [A2] where leads go is checked', () => {
  const jobs = { kind: 'email', to: 'jobs@harbour.example', categories: ['Career Enquiry'] };
  const all = { kind: 'email', to: 'sales@harbour.example' };
  const saidOf = (destinations: unknown[], settings = {}) =>
    complaints({
      'site.json': { ...site, settings: { ...site.settings, ...settings, leads: { destinations } } },
    });

  test.each<[string, unknown[], object, RegExp[]]>([
    [
      'a department, several addresses',
      [all, jobs, { ...all, to: ['a@b.example', 'c@b.example'], categories: ['Parts Enquiry'] }],
      {},
      [],
    ],
    ['no destination at all', [], {}, []],
    [
      'a kind that there is not',
      [all, { ...jobs, categories: ['Career Enquiry', 'Parts Inquiry'] }],
      {},
      [/\[1\]\.categories\[1\].*there is no category "Parts Inquiry".*Did you mean "Parts Enquiry"/s],
    ],
    [
      'a kind of the site’s own',
      [all, jobs, { ...all, categories: ['Detailing'] }],
      { forms: { enquiry: { categories: ['General Enquiry', 'Detailing'] } } },
      [],
    ],
    ['a CV that everybody would read', [all], {}, [/leads\.destinations.*CVs would go to everyone.*"Career Enquiry"/s]],
    ['everybody, where the site asks for no CV', [all], { forms: { pages: { careers: { paths: [] } } } }, []],
    ['kinds that nobody takes', [jobs], {}, [/no destination takes General Enquiry, New Vehicle.*without categories/s]],
    [
      'an address twice',
      [{ ...all, to: ['a@b.example', 'a@b.example'] }, jobs],
      {},
      [/\[0\]\.to\[1\].*already listed/s],
    ],
    [
      'an address that is none',
      [{ ...all, to: ['a@b.example', 'nobody'] }, jobs],
      {},
      [/\[0\]\.to\[1\].*must be an email address/s],
    ],
    ['no address', [{ ...all, to: [] }, jobs], {}, [/\[0\]\.to.*must have an address/s]],
  ])('%s', (_what, destinations, settings, reasons) => {
    const said = saidOf(destinations, settings);
    expect(said).toEqual(reasons.map((reason) => expect.stringMatching(reason)));
  });
});
