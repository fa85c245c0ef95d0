import { expect, test } from 'vitest';
import { sampleLocation, sampleSiteStock } from '../../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleCar, sampleCars, sampleSettings } from '../../../../tests/samples/stock.ts';
import type { Location } from '../../../domain/places/location.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { buildStockFacts } from '../../../kernel/chrome/load.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import type { HomeInputs } from './inputs.ts';
import { buildStockInputs } from './load.ts';
import { buildHome } from './model.ts';

function homeOf(given: Partial<SiteSettingsInput> = {}, cars: Car[] = sampleCars(60), more: Partial<HomeInputs> = {}) {
  const settings = sampleSettings(given);
  return buildHome({
    settings,
    origin: 'https://cars.example',
    now: SAMPLE_NOW,
    ...buildStockInputs(sampleSiteStock(cars), settings),
    offers: [],
    written: { reviews: [], brands: [], posts: [], text: [] },
    rating: undefined,
    locations: [sampleLocation()],
    specialHours: [],
    ...more,
  });
}

const photos = (name = 'front-left'): Car['images'] => [
  { image: { url: `/p/${name}.jpg`, thumb: { url: `/p/${name}.jpg` } } },
];

test.each([
  [{}, '60 cars. One search.'],
  [{ wording: { kind: 'motorcycle' as const } }, '60 motorcycles. One search.'],
  [{ wording: { nouns: { one: 'caravan', many: 'caravans' } } }, '60 caravans. One search.'],
  [{ home: { headline: 'Find one of {count} {vehicles}' } }, 'Find one of 60 cars'],
])('[A3] the headline has the true count and the right word: %j', (given, heading) => {
  expect(homeOf(given).hero.heading).toBe(heading);
});

test('[A3] a single vehicle is not called vehicles, and none is no boast', () => {
  expect(homeOf({}, [sampleCar()]).hero.heading).toBe('1 car. One search.');
  expect(homeOf({}, []).hero.heading).toBe('New stock is on its way.');
});

test('the intro names only the car types in stock, and where they are', () => {
  expect(homeOf().hero.text).toBe('Every new, demo and used car in stock in Springwood.');
  const locations = [
    sampleLocation(),
    sampleLocation({ id: 2, name: 'Newstead' }),
    sampleLocation({ id: 3, location_type: 'service' }),
  ];
  expect(homeOf({}, [sampleCar()], { locations }).hero.text).toBe('Every used car at both of our locations.');
});

// A page that counted its yards alone said 52 where the locator, with its workshops, said more.
test('[H9] all locations are counted where they are named, also those that sell nothing', () => {
  const elsewhere = (id: number, location_type: Location['location_type'] = 'sales') =>
    sampleLocation({ id, name: `Place ${id}`, location_type });
  const locations = [elsewhere(1), elsewhere(2), elsewhere(3, 'service')];
  const { hero } = homeOf({}, [sampleCar()], { locations });
  expect(hero.text).toBe('Every used car at all 3 of our locations.');
  const many = Array.from({ length: 20 }, (_, id) => elsewhere(id + 1));
  const note = homeOf({}, [sampleCar()], { locations: [...many, elsewhere(21, 'service')] }).locations.note;
  expect(note).toBe('Of our 21 locations, these have the most stock.');
});

test('[D15] a site none of whose places is marked is where the first is that sells', () => {
  const at = (city: string) => ({ ...sampleLocation().address, city });
  const locations = [
    sampleLocation({ id: 1, name: 'Yard - Service', location_type: 'service', address: at('Taree') }),
    sampleLocation({ id: 2, name: 'Yard - Sales', address: at('Noosaville') }),
  ];
  const { head } = homeOf({}, [sampleCar()], { locations });
  expect(head.title).toContain(' in Noosaville');
  expect(JSON.stringify(head.jsonLd)).toContain('"addressLocality":"Noosaville"');
});

test('the hero shows an available vehicle with a price, and says which', () => {
  const cars = [
    sampleCar({
      id: 1,
      slug: 'sold',
      status: 'sold',
      sold: true,
      sold_date_timestamp: SAMPLE_NOW.getTime() / 1000 - 60,
    }),
    sampleCar({ id: 2, slug: 'unpriced', price: null }),
    sampleCar({ id: 3, slug: 'no-photo' }),
    sampleCar({ id: 4, slug: 'good', images: photos() }),
  ];
  expect(homeOf({}, cars).hero.caption).toEqual({
    title: '2021 Toyota Kluger',
    text: '$54,990 drive away, Springwood',
    href: '/cars/good',
    price: { text: '$54,990', isFigure: true, qualifier: 'drive away', was: null, line: null },
  });
});

test('the hero shows a vehicle of the dealer’s own brands before others', () => {
  const cars = [
    sampleCar({ id: 1, slug: 'first', make: 'Tesla', custom_rank: 9, images: photos() }),
    sampleCar({ id: 2, slug: 'own', make: 'Toyota', custom_rank: 1, images: photos() }),
  ];
  expect(homeOf({}, cars).hero.caption?.href).toBe('/cars/own');
  const locations = [sampleLocation({ manufacturers: ['Kia'] })];
  expect(homeOf({}, cars, { locations }).hero.caption?.href).toBe('/cars/first');
});

test('a picture of the dealer’s own stands in the hero in place of a vehicle', () => {
  const { hero } = homeOf({ brand: { name: 'Harbour', heroImage: '/pictures/yard.webp' } });
  expect([hero.picture?.src, hero.caption]).toEqual(['/pictures/yard.webp', null]);
});

test('the search box offers car types and lists with counts, and drops lists without a choice', () => {
  const { console } = homeOf();
  expect(console.types.map(({ value, count }) => [value, count])).toEqual([
    ['', 60],
    ['new', 12],
    ['demo', 12],
    ['used', 36],
  ]);
  expect(console.picks.map(({ name }) => name)).toEqual(['make', 'body', 'fuel', 'state', 'price_max']);
  const alike = homeOf({}, [sampleCar({ id: 1, slug: 'a' }), sampleCar({ id: 2, slug: 'b' })]).console;
  expect([alike.types, alike.picks]).toEqual([[], []]);
});

test.each([
  [sampleCars(60), {}, 'Show Me 60 cars'],
  [[sampleCar()], { wording: { kind: 'motorcycle' as const } }, 'Show Me 1 motorcycle'],
  [[], {}, 'Search cars'],
])('[B9] the search box’s button says how many there are', (cars, given, label) => {
  expect(homeOf(given, cars).console.submit).toBe(label);
});

test('a few makes are listed, with the way to all of them', () => {
  const { makes } = homeOf({ home: { makesCount: 4 } });
  expect(makes.items).toHaveLength(4);
  expect(makes.more).toEqual({ label: 'All makes', href: '/search/new-used-and-demo-cars?panel=make#all-make' });
});

test('examples are choices that the stock has, each with its count', () => {
  const labels = homeOf().console.examples.map(({ label }) => label);
  expect(labels).toContain('Hybrid');
  expect(labels).toContain('Latest arrivals');
  expect(homeOf({}, [sampleCar({ simple_fuel: 'Petrol' })]).console.examples.map(({ label }) => label)).not.toContain(
    'Hybrid',
  );
});

test('[C5] a body tile shows a vehicle in stock, from a front corner and in a colour of its own if it can', () => {
  const car = (id: number, simple_body: string, colour: string, view: string | null, given: Partial<Car> = {}) =>
    sampleCar({
      id,
      slug: `car-${id}`,
      simple_body,
      colour,
      primary_image_url: view && `/media/${view}-${id}.jpg`,
      ...given,
    });
  const { items } = homeOf({}, [
    car(1, 'SUV', 'White', null),
    car(2, 'SUV', 'White', 'rear'),
    car(3, 'SUV', 'White', 'front-left'),
    car(4, 'SUV', 'Red', 'front-left'),
    car(5, 'Ute', 'White', 'front-left'),
    car(6, 'Ute', 'Blue', 'front-right'),
    car(7, 'Van', 'Blue', 'side', { custom_rank: 1 }),
    car(8, 'Bus', 'Blue', null),
  ]).bodies;
  expect(items.map(({ label, picture }) => [label, picture?.src ?? null])).toEqual([
    ['SUV', '/img/600p/front-left-3.jpg'],
    ['Ute', '/img/600p/front-right-6.jpg'],
    ['Bus', null],
    ['Van', '/img/600p/side-7.jpg'],
  ]);
});

test('body tiles are the most frequent bodies with count and lowest price', () => {
  const cars = sampleCars(60);
  const { items } = homeOf({ home: { bodiesCount: 3 } }, cars).bodies;
  expect(items).toHaveLength(3);
  for (const { label, count, from } of items) {
    const prices = cars.filter((car) => car.simple_body === label).map(({ price }) => price!);
    expect([count, from]).toEqual([prices.length, `from $${Math.min(...prices).toLocaleString('en-AU')}`]);
  }
});

test('stock that is all of one body is browsed by category, else not by kind at all', () => {
  const caravan = (id: number, categories: string[]) =>
    sampleCar({ id, slug: `van-${id}`, simple_body: 'Caravan', item_type: 'caravan', categories });
  const sorted = homeOf({}, [caravan(1, ['Off-road']), caravan(2, ['Family']), caravan(3, ['Off-road'])]);
  expect(sorted.bodies.heading).toBe('By type');
  expect(sorted.bodies.items.map(({ label, count }) => [label, count])).toEqual([
    ['Off-road', 2],
    ['Family', 1],
  ]);
  expect(homeOf({}, [caravan(1, [])]).blocks).not.toContain('bodies');
});

test('the newest cars are available ones, latest first, as many as the settings say', () => {
  const cars = [
    sampleCar({ id: 1, slug: 'old', created_at: '2026-01-01T00:00:00.000Z' }),
    sampleCar({ id: 2, slug: 'new', created_at: '2026-11-18T00:00:00.000Z' }),
    sampleCar({ id: 3, slug: 'coming', status: 'coming_soon', created_at: '2026-11-19T00:00:00.000Z' }),
    sampleCar({ id: 4, slug: 'middle', created_at: '2026-06-01T00:00:00.000Z' }),
  ];
  expect(homeOf({ home: { newestCount: 2 } }, cars).newest.items.map(({ href }) => href)).toEqual([
    '/cars/new',
    '/cars/middle',
  ]);
});

test('[C2] a car of which nobody knows when it came is not among the newest', () => {
  const unknown = sampleCar({ id: 1, slug: 'unknown', created_at: null });
  const known = sampleCar({ id: 2, slug: 'known', created_at: '2020-01-01T00:00:00.000Z' });
  expect(homeOf({}, [unknown, known]).newest.items.map(({ href }) => href)).toEqual(['/cars/known']);
  expect(homeOf({}, [unknown]).blocks).not.toContain('newest');
});

test('parts follow the site’s order, and those with nothing to show are left out', () => {
  const blocks = homeOf({
    home: { blocks: ['newest', 'search', 'reviews', 'offers', 'about', 'makes'] },
  }).blocks;
  expect(blocks).toEqual(['newest', 'search', 'makes']);
});

test('the locations shown are those with most vehicles; one without vehicles leads to its page', () => {
  const cars = sampleCars(5).map((car) => ({ ...car, city: 'Springwood' }));
  const locations = [sampleLocation({ id: 2, name: 'Empty', slug: 'empty' }), sampleLocation()];
  const stock = { ...buildStockFacts(sampleSiteStock(cars), sampleSettings()) };
  stock.all = { ...stock.all, location_name: [{ label: 'Springwood', value: 'Springwood', count: 5 }] };
  const tiles = homeOf({}, cars, { locations, facts: stock }).locations.items;
  expect(tiles.map(({ name, count }) => [name, count])).toEqual([
    ['Springwood', '5 cars'],
    ['Empty', null],
  ]);
  expect(tiles[0]?.href).toContain('location_name=Springwood');
  expect(tiles[1]?.href).toBe('/locations/empty');
});

test('the desks of one yard are one tile with their vehicles together, and the only one has its week', () => {
  const cars = sampleCars(5);
  const locations = [
    sampleLocation({ name: 'Springwood - Sales' }),
    sampleLocation({ id: 2, name: 'Springwood - Used', location_type: 'used' }),
  ];
  const facts = { ...buildStockFacts(sampleSiteStock(cars), sampleSettings()) };
  const location_name = locations.map(({ name }) => ({ label: name, value: name, count: 2 }));
  facts.all = { ...facts.all, location_name };
  const { items } = homeOf({}, cars, { locations, facts }).locations;
  expect(items.map(({ name, count, week }) => [name, count, week.length])).toEqual([['Springwood', '4 cars', 3]]);
  expect(new URL(items[0]?.href ?? '', 'https://x.example').searchParams.getAll('location_name')).toEqual([
    'Springwood - Sales',
    'Springwood - Used',
  ]);
});

test.each([
  [{}, 'Harbour Motor Group: New, Demo & Used Cars in Springwood'],
  [
    {
      wording: {
        offering: 'subscription' as const,
        carTypeLabels: { new: 'Brand new', demo: 'Demo', used: 'Nearly new' },
      },
    },
    'Harbour Motor Group: Brand New, Demo & Nearly New Cars in Springwood on Subscription',
  ],
])('[A3] the title has the site’s own words for its stock: %j', (given, title) => {
  expect(homeOf(given).head.title).toBe(title);
});

test('[A3] a motorcycle dealer is described as one', () => {
  const { jsonLd } = homeOf({ wording: { kind: 'motorcycle' } }).head;
  expect(jsonLd[0]?.['@type']).toBe('MotorcycleDealer');
});

test('one yard is described as AutoDealer with its hours, a group as Organization of such', () => {
  expect(homeOf().head.jsonLd[0]).toMatchObject({
    '@type': 'AutoDealer',
    telephone: '+61755501234',
    address: { addressLocality: 'Springwood', addressCountry: 'AU' },
  });
  expect(homeOf().head.jsonLd[0]?.openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:30',
      closes: '17:30',
    },
  ]);
  const locations = [sampleLocation(), sampleLocation({ id: 2, slug: 'newstead', name: 'Newstead' })];
  const contact = { phone: '07 5550 1234', locationPhoneNumbers: { newstead: '07 5550 9999' } };
  expect(homeOf({ contact }, sampleCars(3), { locations }).head.jsonLd[0]).toMatchObject({
    '@type': 'Organization',
    subOrganization: [
      { '@type': 'AutoDealer', name: 'Springwood' },
      { '@type': 'AutoDealer', name: 'Newstead', telephone: '+61755509999' },
    ],
  });
});

test('a site that must not be listed says so', () => {
  expect(homeOf({ seo: { indexing: 'forbidden' } }).head.robots).toBe('noindex, nofollow');
  expect(homeOf().head.robots).toBeUndefined();
});

test('what a home page shows of the stock is built again for other settings and for another stock', () => {
  const cached = (cars: Car[]) => {
    const stock = sampleSiteStock(cars);
    const answers = new Map<string, ReturnType<typeof stock.search>>();
    // As the index of a site does: one result for one search.
    const search: typeof stock.search = (...asked) => {
      const key = JSON.stringify(asked);
      const answer = answers.get(key) ?? stock.search(...asked);
      answers.set(key, answer);
      return answer;
    };
    return { ...stock, search };
  };
  const stock = cached(sampleCars(60));
  const consoleOf = (given: Partial<SiteSettingsInput>, of = stock) => {
    const settings = sampleSettings(given);
    const home = () => homeOf({}, [], { settings, ...buildStockInputs(of, settings) }).console;
    const { submit } = home();
    expect(home().submit).toBe(submit);
    return submit;
  };
  expect(consoleOf({})).toBe('Show Me 60 cars');
  expect(consoleOf({ wording: { kind: 'motorcycle' } })).toBe('Show Me 60 motorcycles');
  expect(consoleOf({}, cached(sampleCars(59)))).toBe('Show Me 59 cars');
});

test('[A7] a site chooses what leads its home page: the newest, the dearest, or those with a tag', () => {
  const cars = [
    sampleCar({ id: 1, slug: 'newest', price: 20_000, created_at: '2026-11-20T00:00:00Z', images: photos() }),
    sampleCar({ id: 2, slug: 'dearest', price: 90_000, created_at: '2026-01-20T00:00:00Z', images: photos() }),
    sampleCar({
      id: 3,
      slug: 'tagged',
      price: 30_000,
      created_at: '2026-02-20T00:00:00Z',
      tag: 'Executive',
      images: photos(),
    }),
    sampleCar({ id: 4, slug: 'unpriced', price: 0, created_at: '2026-03-20T00:00:00Z' }),
  ];
  const leadOf = (lead: string) => {
    const { newest, hero } = homeOf({ home: { lead } }, cars);
    return {
      heading: newest.heading,
      slugs: newest.items.map(({ href }) => href.slice(6)),
      more: newest.more?.href,
      hero,
    };
  };
  expect(leadOf('newest')).toMatchObject({ heading: 'Newest in stock' });
  expect(leadOf('newest').slugs[0]).toBe('newest');
  expect(leadOf('dearest')).toMatchObject({
    heading: 'The pick of our cars',
    slugs: ['dearest', 'tagged', 'newest'],
    more: '/search/new-used-and-demo-cars?sortBy=price_desc',
    hero: { caption: { href: '/cars/dearest' } },
  });
  expect(leadOf('tag:Executive')).toMatchObject({ slugs: ['tagged'], hero: { caption: { href: '/cars/tagged' } } });
  expect(homeOf({ home: { lead: 'tag:Nobody' } }, cars).blocks).not.toContain('newest');
});

test('[A7] where the dearest lead, each model has its turn before a second one of it', () => {
  const cars = [
    sampleCar({ id: 1, slug: 'cayenne', model: 'Cayenne', price: 95_000 }),
    sampleCar({ id: 2, slug: 'cayenne-2', model: 'Cayenne', price: 94_000 }),
    sampleCar({ id: 3, slug: 'cayenne-3', model: 'Cayenne', price: 93_000 }),
    sampleCar({ id: 4, slug: 'macan', model: 'Macan', price: 60_000 }),
  ];
  const { newest } = homeOf({ home: { lead: 'dearest' } }, cars);
  expect(newest.items.map(({ href }) => href.slice(6))).toEqual(['cayenne', 'macan', 'cayenne-2', 'cayenne-3']);
});

test('[A7] headings are settings, with the dealer’s name and words filled in', () => {
  const headings = { bodies: 'Walk the yard', newest: 'Fresh {vehicles} at {dealer}', makes: 'Who made it' };
  const { bodies, newest, makes } = homeOf({ headings });
  expect([bodies.heading, newest.heading, makes.heading]).toEqual([
    'Walk the yard',
    'Fresh cars at Harbour Motor Group',
    'Who made it',
  ]);
});
