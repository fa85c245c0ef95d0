import { describe, expect, test } from 'vitest';
import { silentLog } from '../../../tests/samples/log.ts';
import { nothingLoaded } from '../../../tests/samples/postal-places.ts';
import { sampleLocation, sampleSiteStock } from '../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../../tests/samples/stock.ts';
import type { Dealership, Location, SpecialHours } from '../../domain/places/location.ts';
import { linkToLocation } from '../../kernel/addresses/places.ts';
import { linkToBooking } from '../../kernel/places/booking.ts';
import { buildMap } from '../../kernel/places/map/build-map.ts';
import type { SiteSettingsInput } from '../../settings/schema.ts';
import { buildCarousel } from './carousel.ts';
import { buildDealership, groupByDealership, sortNearestFirst } from './dealerships.model.ts';
import { filterLocationsByWords } from './filter-by-words.ts';
import { findPlace } from './find-place.ts';
import { buildLocationJsonLd } from './json-ld.ts';
import { buildPlaceInputs } from './load.ts';
import { buildPlacePage } from './location.load.ts';
import { buildLocatorPage } from './locator.load.ts';
import { linkToLocatorQuery, parseLocatorQuery } from './locator-query.ts';
import { findOrigin, type Origin } from './origin.ts';
import { buildPanel } from './panel.model.ts';
import { listLocationPaths } from './paths.ts';
import { buildPlace } from './place.model.ts';
import { findSuburbChoice } from './suburbs.ts';

let nextId = 1;
const at = (name: string, given: Partial<Location> = {}): Location => {
  const id = nextId++;
  return sampleLocation({ id, name, slug: `place-${id}`, ...given });
};
const address = (given: Partial<Location['address']>) => ({ ...sampleLocation().address, ...given });
const dealership = (slug: string, given: Partial<Dealership> = {}): Dealership => ({
  id: 1,
  slug,
  name: slug,
  website: null,
  dealer_license_number: null,
  manufacturers: [],
  ...given,
});
const inputsOf = (locations: Location[], given: SiteSettingsInput = {}, specialHours: SpecialHours[] = []) =>
  buildPlaceInputs(
    { settings: sampleSettings(given), stock: sampleSiteStock([sampleCar()]), now: SAMPLE_NOW },
    { locations, specialHours, postcodePoints: new Map() },
  );

/** Where a search starts on a site with these locations. */
const originOf = (q: string, locations: Location[]) =>
  findOrigin(
    parseLocatorQuery(new URLSearchParams({ q })),
    { db: nothingLoaded(), settings: sampleSettings() } as never,
    { locations, dealerships: [], specialHours: [], postcodePoints: new Map() },
  );

const sales = at('Northside Motors - Sales');
const service = at('Northside Motors - Service', { location_type: 'service' });
const parts = at('Northside Motors - Parts', { location_type: 'parts' });
const used = at('Northside Motors - Used', { location_type: 'used' });
const yard = [service, parts, sales, used];

describe('[H3] the page of a place', () => {
  test.each([
    ['Northside Motors - Sales', 'northside-motors'],
    ['Northside Motors - Service', 'northside-motors'],
    ['Northside Motors - Parts', 'northside-motors'],
    ['Northside Motors - Used', 'northside-motors-used'],
    ['Northside Sales - Sales', 'northside-sales'],
    ['Lakeside Koda', 'lakeside-skoda'],
    ['Lakeside Škoda - Service', 'lakeside-skoda'],
  ])('of %s is /contact-us/%s', (name, slug) => {
    const settings = sampleSettings({ locations: { path: '/contact-us' } });
    const location = at(name);
    expect(linkToLocation(location, [location], settings)).toBe(`/contact-us/${slug}`);
  });

  test('is shared by sales, service and parts; the first by type has the plain address in any order', () => {
    expect(findPlace('northside-motors', null, yard, [])).toMatchObject({
      kind: 'location',
      location: { id: sales.id },
    });
    expect(findPlace('northside-motors', service.slug, yard, [])).toMatchObject({
      location: { id: service.id },
    });
    const hrefs = yard.map((location) => linkToLocation(location, yard, sampleSettings()));
    expect(hrefs).toEqual([
      `/locations/northside-motors?at=${service.slug}`,
      `/locations/northside-motors?at=${parts.slug}`,
      '/locations/northside-motors',
      '/locations/northside-motors-used',
    ]);
  });

  test('is that of the list it is asked of: what is known of one is not taken for another', () => {
    const settings = sampleSettings();
    expect(linkToLocation(service, yard, settings)).toMatch(/\?at=/);
    expect(linkToLocation(service, [service, parts], settings)).toBe('/locations/northside-motors');
  });

  test('every address of a location leads to the location itself', () => {
    for (const location of yard) {
      const url = new URL(linkToLocation(location, yard, sampleSettings()), 'https://x.example');
      const found = findPlace(url.pathname.split('/').at(-1)!, url.searchParams.get('at'), yard, []);
      expect(found).toMatchObject({ kind: 'location', location: { id: location.id } });
    }
  });

  test('a dealership’s slug is its page where no place has that name; a location’s leads to its place', () => {
    const dealer = dealership('harbour-toyota');
    expect(findPlace('harbour-toyota', null, yard, [dealer])).toMatchObject({
      kind: 'dealership',
      locations: yard,
    });
    expect(findPlace(parts.slug, null, yard, [dealer])).toEqual({ kind: 'elsewhere', location: parts });
    expect(findPlace('nowhere', null, yard, [dealer])).toBeUndefined();
    expect(findPlace('closed-dealer', null, yard, [dealership('closed-dealer')])).toBeUndefined();
  });

  test.each([
    ['/contact-us/northside-motors?utm_source=a', '/locations/northside-motors?utm_source=a'],
    [`/locations/${service.slug}?gclid=b`, `/locations/northside-motors?at=${service.slug}&gclid=b`],
    ['/locations/northside-motors?utm_source=a', undefined],
    [`/locations/northside-motors?at=${service.slug}&utm_source=a`, undefined],
  ])('keeps what the address carries besides: %s leads to %s', (requested, to) => {
    const url = new URL(requested, 'https://x.example');
    const request = {
      settings: sampleSettings(),
      stock: sampleSiteStock([]),
      site: { origin: url.origin } as never,
      url,
      now: SAMPLE_NOW,
      log: silentLog,
    };
    const places = { locations: yard, dealerships: [], specialHours: [], postcodePoints: new Map() };
    const answer = () => {
      try {
        return buildPlacePage(url.pathname.split('/').at(-1)!, places, request).kind;
      } catch (thrown) {
        return (thrown as Response).headers.get('Location');
      }
    };
    expect(answer()).toBe(to ?? 'location');
  });

  test('search engines are told of the locator and of each place once', () => {
    expect(listLocationPaths(yard, sampleSettings())).toEqual([
      '/dealer-locator',
      '/locations/northside-motors',
      '/locations/northside-motors-used',
    ]);
    expect(listLocationPaths([], sampleSettings())).toEqual([]);
  });
});

describe('[H1] what the locator is asked for', () => {
  test.each([
    ['', ''],
    ['?q=+4870+&type=service', '?q=4870&type=service'],
    ['?near=-27.47,153.03', '?near=-27.47,153.03'],
    ['?near=-95,153&type=cafe&show=-1&make=', ''],
    ['?near=abc&show=24', '?show=24'],
    ['?q=%00&make=%00', ''],
    ['?q=%00cairns%07', '?q=cairns'],
    ['?q=port%0Amelbourne', '?q=port+melbourne'],
  ])('%s is %s in its one form', (typed, written) => {
    expect(linkToLocatorQuery(parseLocatorQuery(new URLSearchParams(typed)))).toBe(`/dealer-locator${written}`);
  });

  const cairns = at('Harbour Mazda Cairns', {
    address: address({ city: 'Bungalow' }),
    manufacturers: ['Mazda'],
  });
  const noosa = at('Harbour Noosa', { address: address({ city: 'Noosaville' }), manufacturers: ['Škoda'] });
  test.each([
    ['cairns', [cairns]],
    ['BUNGA', [cairns]],
    ['mazda qld', [cairns]],
    ['skoda', [noosa]],
    ['harbour', [cairns, noosa]],
    ['group', [noosa]],
    ['cairns noosa', []],
    ['--', []],
  ])('the words “%s” are of the right places', (words, found) => {
    const nameOf = (location: Location) => (location === noosa ? 'The Noosa Group' : 'Cairns');
    expect(filterLocationsByWords(words, [cairns, noosa], nameOf)).toEqual(found);
  });

  test.each([
    ['cairns', 'Cairns QLD 4870'],
    ['bunga', 'named'],
    ['Mazda', 'named'],
    ['skoda', 'named'],
    ['Toowong', 'Toowong QLD 4066'],
    ['surfers  PARADISE', 'Surfers Paradise QLD 4217'],
    ['Saint Lucia', 'St Lucia QLD 4067'],
    ['Mt Gravatt', 'Mount Gravatt QLD 4122'],
    ["O'Bil Bil", "O'Bil Bil QLD 4626"],
    ['obil bil', 'Obil Bil QLD 4626'],
    ['o’bil-bil', "O'Bil Bil QLD 4626"],
    ['Port Victoria', 'Port Victoria SA 5573'],
    ['Newstead', 'Newstead NSW 2360'],
    ['Newstead, Tasmania', 'Newstead TAS 7250'],
    ['3462 newstead', 'Newstead VIC 3462'],
    ['Sydney', 'Sydney NSW'],
    ['Gold Coast', 'Gold Coast'],
    ['gold coast qld', 'gold coast qld'],
    ['Toowong 4066', 'Toowong QLD 4066'],
    ['12 Smith Street, Toowong QLD 4066', '4066'],
    ['4066', '4066'],
    ['QLD 4066', '4066'],
    ['NSW 4066', '4066 isn’t a NSW postcode.'],
    ['Toowong VIC', 'We couldn’t find Toowong in VIC.'],
    ['Toowong 2000', 'We couldn’t find Toowong in 2000.'],
    ['Smithers 0001', 'Invalid postcode'],
    ['0001', 'Invalid postcode'],
    ['406', 'Invalid postcode. Please enter a 4-digit number.'],
    ['Atlantis', 'unknown'],
    ['Highway 40661', 'unknown'],
    ['constructor', 'unknown'],
  ])('[H1] “%s” starts from %s', async (q, from) => {
    const origin = await originOf(q, [cairns, noosa]);
    const said = origin.kind === 'from' ? origin.name : origin.kind === 'problem' ? origin.text : origin.kind;
    expect(said).toBe(from);
  });

  const choiceAt = async (q: string, locations: Location[]) => {
    const origin = await originOf(q, locations);
    const choice = findSuburbChoice(q, origin, locations, { postcodePoints: new Map() });
    return (
      choice && {
        ...choice,
        options: choice.options.map(({ value, isChosen }) => value + (isChosen ? '*' : '')),
      }
    );
  };
  test.each([
    [
      'Newstead',
      'Which Newstead?',
      ['Newstead NSW 2360', 'Newstead VIC 3462', 'Newstead QLD 4006*', 'Newstead TAS 7250'],
    ],
    ['Saint Helena', 'Which Saint Helena?', ['Saint Helena VIC 3088*', 'St Helena VIC 3088']],
    ['Newstead TAS', null, []],
    ['Toowong', null, []],
    ['Toowong VIC', 'Did you mean', ['*', 'Toowong QLD 4066']],
  ])('[H1] a name of several suburbs lets one choose: %s', async (q, label, options) => {
    const brisbane = at('Brisbane', { address: address({ lat: -27.47, long: 153.03 }) });
    const choice = await choiceAt(q, [brisbane]);
    expect([choice?.label ?? null, choice?.options.toSorted() ?? []]).toEqual([label, options.toSorted()]);
  });

  test('[H1] the suburbs of a postcode are offered only where their nearest places differ', async () => {
    const north = at('North', { address: address({ lat: -27.97, long: 153.41, postcode: '4215' }) });
    const south = at('South', { address: address({ lat: -28.01, long: 153.4, postcode: '4217' }) });
    const choice = await choiceAt('4217', [north, south]);
    expect(choice?.label).toBe('Your suburb in 4217');
    expect(choice?.options.slice(0, 2)).toEqual(['4217*', 'Benowa QLD 4217']);
    expect((await choiceAt('Benowa QLD 4217', [north, south]))?.options[1]).toBe('Benowa QLD 4217*');
    expect(await choiceAt('4217', [south])).toBeNull();
    expect(await choiceAt('4006', [north, south])).toBeNull();
  });

  test('[H1] a place in the postcode that was typed comes before a nearer one of another', () => {
    const near = at('Near', { address: address({ lat: -27.0, long: 153, postcode: '4511' }) });
    const own = at('Own', { address: address({ lat: -27.1, long: 153, postcode: '4510' }) });
    const inputs = { ...inputsOf([near, own]), from: { lat: -27.01, long: 153 } };
    const order = (postcode: string | null) =>
      sortNearestFirst([near, own], { ...inputs, postcode }).map(({ location }) => location.name);
    expect([order('4510'), order(null)]).toEqual([
      ['Own', 'Near'],
      ['Near', 'Own'],
    ]);
  });

  const placed = (name: string, lat: number, dealership_slug: string, postcode = '4000') =>
    at(name, { dealership_slug, address: address({ lat, long: 150, postcode }) });
  /** The locator's page of these locations, whose dealerships are called like their slugs. */
  const pageFrom = (q: string, locations: Location[], origin: Origin) => {
    const slugs = new Set(locations.map(({ dealership_slug }) => dealership_slug));
    const places = {
      locations,
      dealerships: [...slugs].map((slug) => dealership(slug)),
      specialHours: [],
      postcodePoints: new Map(),
    };
    const request = {
      settings: sampleSettings({ locations: { map: { filters: ['sales', 'service'] } } }),
      stock: sampleSiteStock([]),
      site: { origin: 'https://x.example' } as never,
      url: new URL(`https://x.example/dealer-locator?q=${q}`),
      now: SAMPLE_NOW,
      log: silentLog,
    };
    return buildLocatorPage(parseLocatorQuery(request.url.searchParams), origin, places, request);
  };
  const nowhere = { name: 'x', postcode: null, suburbs: [], namesakes: [] };

  test('[H1] the list of all places is nearest first too, though a dealership has near and far ones', () => {
    const [near, far, between] = [placed('Near', -20, 'a'), placed('Far', -30, 'a'), placed('Between', -25, 'b')];
    const from = { lat: -20, long: 150 };
    const page = pageFrom('x', [far, between, near], { kind: 'from', from, ...nowhere });
    expect(page.map?.pins.map(({ name }) => name)).toEqual(['Near', 'Between', 'Far']);
  });

  test('[H1] the page begins with the dealership in the postcode that was typed, and offers its suburbs', () => {
    const locations = [placed('Near', -20, 'a', '4511'), placed('Own', -21, 'b', '4510')];
    const suburbs = [
      { name: 'By Near QLD 4510', lat: -20, long: 150 },
      { name: 'By Own QLD 4510', lat: -21, long: 150 },
    ];
    const from = { lat: -20.1, long: 150 };
    const origin = { kind: 'from', from, ...nowhere, name: '4510', suburbs } as const;
    const firstOf = (postcode: string | null) =>
      pageFrom('4510', locations, { ...origin, postcode }).dealerships[0]?.name;
    expect([firstOf('4510'), firstOf(null)]).toEqual(['b', 'a']);
    const { finder } = pageFrom('4510', locations, { ...origin, postcode: '4510' });
    expect(finder?.choice?.options.map(({ label }) => label)).toEqual([
      'All of 4510',
      'By Near QLD 4510',
      'By Own QLD 4510',
    ]);
  });

  test('[H1] a site of one place has nothing to search, until something was asked', () => {
    const one = pageFrom('', [sales, service], { kind: 'all' });
    expect([one.finder, one.source, one.dealerships.length]).toEqual([null, null, 1]);
    expect(pageFrom('4510', [sales, service], { kind: 'unknown' }).finder?.q).toBe('4510');
    const far = at('Far', { address: address({ street: '1 Far Road' }) });
    expect(pageFrom('', [sales, far], { kind: 'all' }).finder).not.toBeNull();
  });

  // Each department counted by itself made 90 locations of 52.
  test('[H9] desks of one name at one address are one location: in the intro, the count, the departments', () => {
    const far = at('Far', { address: address({ street: '1 Far Road' }), location_type: 'service' });
    const page = pageFrom('', [sales, service, parts, far], { kind: 'all' });
    expect(page.intro).toMatch(/^2 locations of /);
    expect(page.found).toBe('2 locations.');
    expect(page.types.map(({ label, count }) => `${label} ${count}`)).toEqual(['All 2', 'Sales 1', 'Service 2']);
    expect(pageFrom('', [sales, service, parts], { kind: 'all' }).found).toBe('1 location.');
  });

  test('[H5] the page of a place names the others nearest first, whatever the group’s order', () => {
    const locations = [placed('Here', -20, 'a'), placed('Far', -30, 'b'), placed('Near', -21, 'c')];
    const places = {
      locations,
      dealerships: ['a', 'b', 'c'].map((slug) => dealership(slug)),
      specialHours: [],
      postcodePoints: new Map(),
    };
    const found = buildPlacePage('here', places, {
      settings: sampleSettings(),
      stock: sampleSiteStock([]),
      site: { origin: 'https://x.example' } as never,
      url: new URL('https://x.example/locations/here'),
      now: SAMPLE_NOW,
      log: silentLog,
    });
    expect(found.page.carousel?.places.map(({ name }) => name)).toEqual(['Near', 'Far']);
  });

  test('[H1] words that nobody knows are said to be unknown, above all places', () => {
    const page = pageFrom('Atlantis', [placed('Only', -20, 'a')], { kind: 'unknown' });
    expect(page.found).toMatch(/^We couldn’t find a suburb or location called “Atlantis”/);
    expect(page.dealerships).toHaveLength(1);
  });

  test('[H10] of a place that has but a postcode the distance is said to be about right', () => {
    const bare = at('Bare', { address: address({ postcode: '4066' }) });
    const inputs = {
      ...inputsOf([bare]),
      postcodePoints: new Map([['4066', { lat: -27.48, long: 152.99 }]]),
    };
    expect(buildPlace(bare, { ...inputs, from: { lat: -27.58, long: 152.99 } }).distance).toBe('about 11 km');
    expect(buildPlace(bare, { ...inputs, from: { lat: -27.48, long: 152.99 } }).distance).toBe('nearby');
  });

  test('dealerships come nearest first, and those whose distance is not known last; a group of 60 is no other', () => {
    const many = Array.from({ length: 60 }, (_, n) =>
      at(`Place ${n}`, {
        dealership_slug: `dealer-${n}`,
        address: n === 7 ? address({ postcode: null }) : address({ lat: -20 - ((n * 37) % 60) / 10, long: 150 }),
      }),
    );
    const dealers = many.map(({ dealership_slug }) => dealership(dealership_slug));
    const found = groupByDealership(many, dealers, { ...inputsOf(many), from: { lat: -20, long: 150 } });
    expect(found).toHaveLength(60);
    const kms = found.map(({ km }) => km);
    expect(kms.at(-1)).toBeNull();
    const known = kms.flatMap((km) => km ?? []);
    expect(known).toHaveLength(59);
    expect(known).toEqual(known.toSorted((a, b) => a - b));
  });

  test('a group with 60 dealerships shows twelve, and twelve more each time; what is asked for stays', () => {
    const many = Array.from({ length: 60 }, (_, n) =>
      at(`Place ${n}`, { dealership_slug: `dealer-${n}`, address: address({ lat: -20, long: 150 }) }),
    );
    const places = {
      locations: many,
      dealerships: many.map((one) => dealership(one.dealership_slug)),
      specialHours: [],
      postcodePoints: new Map(),
    };
    const shownAt = (address: string) => {
      const url = new URL(address, 'https://x.example');
      const request = {
        settings: sampleSettings({ locations: { map: { show: 'shown' } } }),
        stock: sampleSiteStock([]),
        site: { origin: url.origin } as never,
        url,
        now: SAMPLE_NOW,
        log: silentLog,
      };
      return buildLocatorPage(parseLocatorQuery(url.searchParams), { kind: 'all' }, places, request);
    };
    const first = shownAt('/dealer-locator?make=Toyota');
    expect(first.dealerships).toHaveLength(6);
    expect(first.more).toEqual({
      label: 'Show 54 more',
      href: '/dealer-locator?make=Toyota&show=60#dealer-dealer-6',
    });
    const more = shownAt('/dealer-locator?make=Toyota&show=60');
    expect(more.dealerships[6]?.slug).toBe('dealer-6');
    expect(first.map?.pins).toHaveLength(60);
    expect(first.found).toBe('60 locations for Toyota.');
    const last = shownAt('/dealer-locator?show=60');
    expect([last.dealerships.length, last.more]).toEqual([60, null]);
    expect(shownAt('/dealer-locator').head).toMatchObject({ canonical: 'https://x.example/dealer-locator' });
    expect([first.head.robots, shownAt('/dealer-locator').head.robots]).toEqual(['noindex, follow', undefined]);
  });

  test('a card has the licence, phone as a link, website, distance and the way there', () => {
    const location = at('Harbour Noosa', {
      address: address({ lat: -26.4, long: 153.05 }),
      contact_detail: { ...sampleLocation().contact_detail, phone: '+61 7 5550 1234' },
    });
    const inputs = { ...inputsOf([location]), from: { lat: -26.3, long: 153.05 } };
    const dealer = dealership('harbour-toyota', { website: 'https://noosa.example' });
    const [found] = groupByDealership([location], [dealer], inputs);
    const card = buildDealership(found!, inputs);
    expect(card).toMatchObject({
      licence: 'DL# 4412345',
      website: { label: 'Visit Website', href: 'https://noosa.example' },
      distance: '11 km',
    });
    expect(card.tabs[0]?.places[0]).toMatchObject({
      phones: [{ label: 'Sales', text: '07 5550 1234', href: 'tel:+61755501234' }],
      directions: {
        label: 'Get Directions',
        href: 'https://www.google.com/maps/dir/?api=1&destination=-26.4%2C153.05',
      },
    });
  });
});

test('[A4] [H3] a location’s number of the site is its only one: in lists, cards, map and JSON-LD', () => {
  const place = at('Harbour Noosa', {
    address: address({ lat: -26.4, long: 153.05 }),
    contact_detail: {
      ...sampleLocation().contact_detail,
      phone: '07 5550 1234',
      landline_phone: '07 5550 5678',
    },
  });
  const numbersOf = (contact: object) => {
    const given = {
      contact: { phone: '07 3200 5400', ...contact },
      locations: { map: { show: 'shown' as const } },
    };
    const json = buildLocationJsonLd(place, [], sampleSettings(given), 'https://x.example');
    return [
      buildPlace(place, inputsOf([place], given)).phones.map(({ text }) => text),
      buildMap([place], inputsOf([place], given))?.pins.map(({ phone }) => phone?.text),
      json.telephone,
    ];
  };
  expect(numbersOf({})).toEqual([['07 5550 1234', '07 5550 5678'], ['07 5550 1234'], '07 5550 1234']);
  const instead = { locationPhoneNumbers: { [place.slug]: '1800975708' } };
  expect(numbersOf(instead)).toEqual([['1800 975 708'], ['1800 975 708'], '1800975708']);
});

describe('[H2] the locations of a dealership', () => {
  const cardOf = (locations: Location[], given: SiteSettingsInput = {}) => {
    const inputs = inputsOf(locations, given);
    const [found] = groupByDealership(locations, [dealership('harbour-toyota')], inputs);
    return buildDealership(found!, inputs);
  };

  test('are tabs by type: sales, used, service, parts', () => {
    expect(cardOf(yard).tabs.map(({ type, label }) => [type, label])).toEqual([
      ['sales', 'Sales'],
      ['used', 'Used'],
      ['service', 'Service'],
      ['parts', 'Parts'],
    ]);
  });

  test('a subtype with “pre-owned sales” in it is used', () => {
    const preOwned = at('Prestige', { location_subtype: 'Certified Pre-Owned Sales' });
    expect(cardOf([preOwned, sales]).tabs.map(({ type }) => type)).toEqual(['sales', 'used']);
  });

  test('are tabs up to the settings’ number, the others beside them; or side by side', () => {
    const few = cardOf(yard, { locations: { maxTabs: 2, layout: 'side_by_side' } });
    expect(few.layout).toBe('side_by_side');
    expect([few.tabs, few.beside].map((tabs) => tabs.map(({ type }) => type))).toEqual([
      ['sales', 'used'],
      ['service', 'parts'],
    ]);
  });
});

describe('[H4] the hours of a place', () => {
  const christmas: SpecialHours = {
    date: '2026-12-25',
    name: 'Christmas Day',
    status: 'Closed',
    start_hour: null,
    end_hour: null,
    location_id: null,
  };
  const textsOf = (location: Location, given: SiteSettingsInput = {}) =>
    buildPlace(location, inputsOf([location], given)).week.map(({ text, href }) => [text, href]);

  test('closed days say Closed, or By appointment only, or lead to an enquiry', () => {
    const hours = '8:30 am - 5:30 pm';
    expect(textsOf(sales)).toEqual([
      [hours, null],
      ['Closed', null],
      ['Closed', null],
    ]);
    expect(textsOf(sales, { locations: { hours: { closed: 'by_appointment' } } })[1]).toEqual([
      'By appointment only',
      null,
    ]);
    expect(textsOf(service, { locations: { hours: { enquireLocations: [service.slug] } } })[2]).toEqual([
      'Enquire Now',
      `/contact?location=${service.slug}`,
    ]);
  });

  test('holiday hours are those to come by the place’s clock, its own day first; none are hidden', () => {
    const past = { ...christmas, date: '2026-11-19', name: 'Past' };
    const eve = {
      ...christmas,
      date: '2026-12-24',
      name: 'Christmas Eve',
      status: 'Open' as const,
      start_hour: '08:30',
      end_hour: '12:00',
    };
    const own = { ...eve, location_id: sales.id, end_hour: '10:00' };
    const holidays = buildPlace(sales, inputsOf([sales], {}, [past, christmas, eve, own])).holidays;
    expect(holidays?.heading).toBe('Holiday Hours');
    expect(holidays?.lines.map(({ day, name, text }) => [day, name, text])).toEqual([
      ['Thursday 24/12/2026', 'Christmas Eve', '8:30 am - 10:00 am'],
      ['Friday 25/12/2026', 'Christmas Day', 'Closed'],
    ]);
    expect(buildPlace(sales, inputsOf([sales], {}, [past])).holidays).toBeNull();
    const hidden = { locations: { hours: { holidayHours: 'hidden' as const } } };
    expect(buildPlace(sales, inputsOf([sales], hidden, [christmas])).holidays).toBeNull();
  });

  test('on a special day its line is the first of the table, as the holiday hours say it, and no enquiry', () => {
    const settings = {
      locations: { hours: { closed: 'by_appointment' as const, enquireLocations: [service.slug] } },
    };
    const today = { ...christmas, date: '2026-11-20', name: 'Show Day' };
    const { week, opening } = buildPlace(service, inputsOf([service], settings, [today, christmas]));
    expect(week[0]).toEqual({ days: 'Today, Show Day', text: 'Closed', href: null });
    expect(week.slice(1)).toEqual(buildPlace(service, inputsOf([service], settings)).week);
    expect(opening?.isOpen).toBe(false);
  });

  test('a place without hours shows none, and no holidays', () => {
    const bare = at('Bare', { contact_detail: { phone: null, landline_phone: null, opening_hours: [] } });
    const place = buildPlace(bare, inputsOf([bare], {}, [christmas]));
    expect([place.week, place.holidays, place.opening, place.phones]).toEqual([[], null, null, []]);
  });

  test('search engines are told of the week and of the days that are otherwise', () => {
    const json = buildLocationJsonLd(
      service,
      [christmas, { ...christmas, location_id: service.id, status: 'Open', start_hour: '09:00', end_hour: '11:00' }],
      sampleSettings(),
      'https://x.example/locations/northside-motors',
    );
    expect(json['@type']).toBe('AutoRepair');
    expect(json.openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:30',
        closes: '17:30',
      },
    ]);
    expect(json.specialOpeningHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        name: 'Christmas Day',
        validFrom: '2026-12-25',
        validThrough: '2026-12-25',
        opens: '09:00',
        closes: '11:00',
      },
    ]);
    expect(json.aggregateRating).toBeUndefined();
    const image = { image: { url: '/media/yard.avif' }, thumb: { url: '/media/yard.avif' } };
    const pictured = buildLocationJsonLd({ ...sales, image }, [], sampleSettings(), 'https://x.example/locations/x');
    expect(pictured.image).toBe('https://x.example/media/yard.avif');
    const rated = { ...sales, average_rating: 4.6, review_count: 12 };
    expect(buildLocationJsonLd(rated, [], sampleSettings(), 'https://x.example').aggregateRating).toMatchObject({
      ratingValue: '4.6',
      reviewCount: 12,
    });
    const unrated = { ...rated, review_count: 0 };
    expect(buildLocationJsonLd(unrated, [], sampleSettings(), 'https://x.example').aggregateRating).toBeUndefined();
    const { wording } = sampleSettings({ wording: { kind: 'motorcycle' } });
    expect(buildLocationJsonLd(sales, [], { ...sampleSettings(), wording }, 'https://x.example')['@type']).toBe(
      'MotorcycleDealer',
    );
  });
});

describe('[H5] carousel and map', () => {
  const places = [1, 2, 3, 4].map((n) => at(`Place ${n}`));

  test.each([
    [1, 1, null],
    [3, 3, null],
    [4, 4, 'Swipe'],
  ])('%i places are in %i columns, with the hint %s', (count, columns, hint) => {
    const some = places.slice(0, count);
    expect(buildCarousel(some, inputsOf(some))).toMatchObject({ heading: 'Our Locations', columns, hint });
  });

  test('there is no carousel without places', () => expect(buildCarousel([], inputsOf([]))).toBeNull());

  const there = places.map((place, n) => ({ ...place, address: address({ lat: -20 - n, long: 150, state: 'QLD' }) }));

  test('a site without tiles has the map of states and towns; a site that wants no map has none', () => {
    const map = buildMap(there, inputsOf(there));
    expect(map).toMatchObject({ base: { kind: 'own' }, isNumbered: false });
    expect(map?.pins.map(({ number, lat }) => [number, lat])).toEqual([1, 2, 3, 4].map((n) => [n, -19 - n]));
    const tiles = 'https://tiles.example/{z}/{x}/{y}.png';
    const tiled = { locations: { map: { tiles, attribution: 'Mappers' } } };
    const base = { kind: 'tiles', template: tiles, style: null, attribution: 'Mappers' };
    expect(buildMap(there, inputsOf(there, tiled))?.base).toEqual(base);
    expect(buildMap(there, inputsOf(there, { locations: { map: { show: 'hidden' } } }))).toBeNull();
  });

  test('a location without coordinates is at its postcode where no streets are shown; nowhere is no map', () => {
    const lost = [at('Lost', { address: address({ lat: null, long: null, postcode: '4066' }) })];
    const postcodePoints = new Map([['4066', { lat: -27.48, long: 152.99 }]]);
    const latOf = (given: Parameters<typeof inputsOf>[1]) =>
      buildMap(lost, { ...inputsOf(lost, given), postcodePoints })?.pins[0]?.lat ?? null;
    expect(latOf({})).toBe(-27.48);
    expect(latOf({ locations: { map: { tiles: 'https://tiles.example/{z}/{x}/{y}.png' } } })).toBeNull();
    expect(buildMap(lost, inputsOf(lost))).toBeNull();
  });

  test('until it is drawn, the map shows the states of its places', () => {
    const boxOf = (...states: (string | null)[]) => {
      const some = states.map((state) => at('Place', { address: address({ lat: -30, long: 150, state }) }));
      return buildMap(some, inputsOf(some))?.view ?? [];
    };
    const [left = 0, top = 0, width = 0, height = 0] = boxOf('QLD');
    expect(boxOf('QLD', 'QLD')).toEqual([left, top, width, height]);
    const both = boxOf('QLD', 'VIC');
    expect([both[1], (both[3] ?? 0) > height]).toEqual([top, true]);
    expect(boxOf(null)[2]).toBeGreaterThan(width);
  });

  test('a card shows the outline of its state where it has no picture, or should have a map', () => {
    const place = at('Here', { address: address({ city: 'Cairns', state: 'QLD', lat: -16.9, long: 145.7 }) });
    const outline = { kind: 'outline', city: 'Cairns', state: 'QLD', at: { lat: -16.9, long: 145.7 } };
    expect(buildPanel(place, sampleSettings(), 'card')).toMatchObject(outline);
    expect(buildPanel(place, sampleSettings({ locations: { panel: 'map' } }), 'card')).toMatchObject(outline);
    const nowhere = at('Nowhere', { address: address({ city: 'Cairns', state: 'QLD', lat: null, long: null }) });
    expect(buildPanel(nowhere, sampleSettings(), 'card').kind).toBe('sign');
  });
});

describe('[G10] where a service is booked', () => {
  const subaru = at('Harbour Subaru - Service', { location_type: 'service', manufacturers: ['Subaru'] });
  const links = [
    { name: 'Northside Motors - Service', make: 'Toyota', url: 'https://book.example/northside' },
    { name: 'Subaru', make: 'Subaru', url: 'https://book.example/subaru' },
  ];
  test.each([
    ['at the site of its name', service, links, null, 'https://book.example/northside'],
    ['at the site of its make', subaru, links, null, 'https://book.example/subaru'],
    ['not at a site that is of another place of its make', parts, links, null, `/service?location=${parts.slug}`],
    ['at the site of all', service, [], 'https://book.example', 'https://book.example'],
    ['with the own form', service, [], null, `/service?location=${service.slug}`],
  ] as const)('%s', (_, location, given, bookingUrl, href) => {
    const named = location === parts ? { ...location, name: 'Elsewhere - Service' } : location;
    const settings = sampleSettings({ service: { links: [...given], bookingUrl } });
    expect(linkToBooking(named, settings)).toBe(href);
  });

  test('nowhere on a site that takes no bookings', () => {
    const settings = sampleSettings({ forms: { pages: { service: { paths: [] } } } });
    expect(linkToBooking(service, settings)).toBeNull();
  });
});
