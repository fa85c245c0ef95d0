import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleCar, sampleCars, sampleSettings, sampleStock } from '../../../tests/samples/stock.ts';
import { buildOfferTile } from '../../kernel/content/offers.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import type { SiteSettingsInput } from '../../settings/schema.ts';
import { buildItemListJsonLd } from './item-list.ts';
import { type ListContent, loadSearchPage } from './load.ts';

const cars = sampleCars(214);
const stock = sampleStock(cars);

function load(path: string, given: Partial<SiteSettingsInput> = {}, listed = stock, content: ListContent = {}) {
  const request = {
    settings: sampleSettings(given),
    stock: listed as unknown as RequestContext['stock'],
    site: { origin: 'https://site.example' } as RequestContext['site'],
    url: new URL(path, 'https://site.example'),
    now: SAMPLE_NOW,
  };
  return loadSearchPage(request, content);
}

function thrownBy(path: string): { status?: number; init?: { status: number } | null; headers?: Headers } {
  try {
    load(path);
  } catch (thrown) {
    return thrown as Response;
  }
  throw new Error(`${path} was answered with a page`);
}

const group = (page: ReturnType<typeof load>, key: string) => page.groups.find((one) => one.key === key);

test('[B1] a page says what it is about and how many there are', () => {
  const page = load('/search/used-cars?make=Toyota');
  const count = cars.filter((car) => car.car_type === 'used' && car.make === 'Toyota').length;
  expect(page).toMatchObject({ heading: 'Used Toyota for sale', count, countText: `${count} cars` });
  expect(page.cards).toHaveLength(21);
});

test('[B1] heading and trail follow make, model and body', () => {
  const page = load('/search/used-cars?make=Toyota&make_model=Toyota/Corolla');
  expect(page.heading).toBe('Used Toyota Corolla for sale');
  expect(page.breadcrumb.map(({ label, position }) => [position, label])).toEqual([
    [1, 'Home'],
    [2, 'Used cars'],
    [3, 'Toyota'],
    [4, 'Corolla'],
  ]);
});

test.each([
  ['make=Mazda&make_model=Mazda/Mazda3', 'Used Mazda3 for sale'],
  ['make=Toyota&make_model=Toyota/Camry&make_model=Toyota/Corolla', 'Used Toyota Camry and Corolla for sale'],
  ['make=Ford&make=Toyota&make_model=Ford/Ranger', 'Used Ford Ranger and Toyota for sale'],
  ['make=Ford&make=Kia&make=Toyota', 'Used cars for sale'],
  ['body=Hatchback&body=SUV', 'Used Hatchbacks and SUVs for sale'],
  ['body=SUV&fuel=Electric', 'Used electric SUVs for sale'],
  ['fuel=Plug-in+Hybrid', 'Used plug-in hybrid cars for sale'],
  ['make=Toyota&fuel=LPG', 'Used LPG Toyota for sale'],
  ['status=sold', 'Recently sold used cars'],
])('[B1] %s is headed %s', (query, heading) => {
  expect(load(`/search/used-cars?${query}`).heading).toBe(heading);
});

test('[B1] the trail names a model behind its own make only', () => {
  const { breadcrumb } = load('/search/used-cars?make=Ford&make=Toyota&make_model=Ford/Ranger');
  expect(breadcrumb.map(({ label }) => label)).toEqual(['Home', 'Used cars']);
});

test('[A3] a motorcycle site speaks of motorcycles, a caravan site of caravans', () => {
  expect(load('/search/used-cars', { wording: { kind: 'motorcycle' } }).heading).toBe('Used motorcycles for sale');
  expect(load('/search/used-cars', { stock: { itemTypes: ['caravan'] } }).countText).toMatch(/ caravans$/);
});

test('[B2] another spelling of an address is redirected', () => {
  const thrown = thrownBy('/search/used-cars?price_min=&price_max=30000');
  expect(thrown.status).toBe(302);
  expect(thrown.headers?.get('Location')).toBe('/search/used-cars?range[price]=:30000');
});

test('/search/spaceships is not found', () => {
  expect(thrownBy('/search/spaceships').init?.status).toBe(404);
});

test.each([
  ['make=Toyota&page=99&gclid=a1', 'make=Toyota&page=LAST&gclid=a1'],
  ['make=Nobody&page=2', 'make=Nobody'],
])('[B2] a page past the last one leads to the last: %s to %s', (query, to) => {
  const toyotas = cars.filter(({ car_type, make }) => car_type === 'used' && make === 'Toyota').length;
  const last = String(Math.ceil(toyotas / 21));
  const thrown = thrownBy(`/search/used-cars?${query}`);
  const href = `/search/used-cars?${to.replace('LAST', last)}`.replace('&page=1&', '&');
  expect([thrown.headers?.get('Location'), thrown.status]).toEqual([href, 302]);
});

test.each([
  ['make=toyota', 'make=Toyota', 301],
  ['make=TOYOTA&make_model=toyota/COROLLA', 'make=Toyota&make_model=Toyota/Corolla', 301],
  ['body=suv&make=Toyota', 'make=Toyota&body=SUV', 301],
  ['make=Toyota&make=toyota', 'make=Toyota', 301],
  ['make=toyota&make=Nobody', 'make=Nobody&make=Toyota', 301],
  ['make=toyota&price_max=', 'make=Toyota', 302],
  ['make=mazda&make_model=mazda/cx+5', 'make=Mazda&make_model=Mazda/CX-5', 301],
  ['body=people-mover', 'body=People+Mover', 301],
  ['dealership_name=harbour-toyota', 'dealership_name=Harbour+Toyota', 301],
  ['car_type=USED&make=toyota', 'make=Toyota', 301],
  ['utm_source=mail&make=toyota&gclid=a1', 'make=Toyota&utm_source=mail&gclid=a1', 301],
])('[B2] %s is written %s, as the site writes its values', (requested, own, status) => {
  const thrown = thrownBy(`/search/used-cars?${requested}`);
  expect([thrown.headers?.get('Location'), thrown.status]).toEqual([`/search/used-cars?${own}`, status]);
});

test.each([
  ['make=toyota', '/search/toyota'],
  ['make=toyota&make_model=toyota/corolla&page=2', '/search/toyota/corolla?page=2'],
  ['body=suv&colour=white', '/search/suv?colour=White'],
])('[B1] of all car types %s leads to %s for good, the page of its words', (requested, to) => {
  const thrown = thrownBy(`/search/new-used-and-demo-cars?${requested}`);
  expect([thrown.headers?.get('Location'), thrown.status]).toEqual([to, 301]);
});

test('[B2] a value without a word of its own is known by its letters, whatever their case, and by nothing else', () => {
  expect(load('/search/used-cars?badge=GXL-').count).toBe(0);
  expect(load('/search/used-cars?make=✦').count).toBe(0);
});

test('[B16] advertisers’ marks neither keep a bare /search from its city nor get lost on the way', () => {
  const given = { search: { landingCity: 'Springwood' } };
  let thrown: unknown;
  try {
    load('/search?utm_source=mail', given);
  } catch (answer) {
    thrown = answer;
  }
  const to = '/search/new-used-and-demo-cars?city=Springwood&utm_source=mail';
  expect((thrown as Response).headers.get('Location')).toBe(to);
  expect(load(to, given).ignored).toEqual([]);
});

test('[B2] a value that the site does not have stays as it was written', () => {
  const page = load('/search/used-cars?make=noBODY');
  expect([page.address, page.count]).toEqual(['/search/used-cars?make=noBODY', 0]);
});

test.each([
  [
    'make=Nobody&make_model=Nobody/Nothing&body=SUV',
    { label: 'Search without “Nobody”', href: '/search/used-cars?body=SUV' },
  ],
  [
    'make=Toyota&make_model=Toyota/Nothing&colour=Ultraviolet',
    {
      label: 'Search without “Toyota Nothing” and “Ultraviolet”',
      href: '/search/used-cars?make=Toyota',
    },
  ],
])('[B10] %s: the empty page names the choices that leave nothing', (query, without) => {
  expect(load(`/search/used-cars?${query}`).empty).toMatchObject({ without: [without] });
});

test('[B10] choices that only leave nothing together are no fault of one of them', () => {
  const page = load('/search/used-cars?make=Nobody&make=Toyota&range[price]=1:2');
  expect(page.empty).toMatchObject({ without: [] });
});

test('[B10] clearing keeps the page’s car type, which is no filter of its own', () => {
  expect(load('/search/used-cars?make=Ford&query=gxl')).toMatchObject({
    heading: 'Used Ford matching “gxl”',
    clearHref: '/search/used-cars',
    chosenCount: 2,
  });
  expect(load('/search/new-and-demo-cars').chosenCount).toBe(0);
});

test.each([
  [
    '/search/used-cars?query=white+hilux+under+50k',
    '/search/used-cars?make=Toyota&make_model=Toyota/HiLux&colour=White&range[price]=:50000',
  ],
  [
    '/search/used-cars?make=Ford&query=ranger+gxl&page=2',
    '/search/used-cars?make=Ford&make_model=Ford/Ranger&query=gxl',
  ],
  ['/search/used-cars?query=new+hatch', '/search/new-cars?body=Hatch'],
  ['/search/used-cars?query=cheap+hatch', '/search/used-cars?body=Hatch&sortBy=price_asc'],
  ['/search/used-cars?wheels=4&query=hatch', '/search/used-cars?body=Hatch&wheels=4'],
  ['/search/used-cars?query=hatch&utm_source=mail', '/search/used-cars?body=Hatch&utm_source=mail'],
])('[B3] words that are filters lead to the address of those filters: %s to %s', (path, address) => {
  const thrown = thrownBy(path);
  expect([thrown.status, thrown.headers?.get('Location')]).toEqual([302, address]);
});

test('[B3] filters that were said show as chips, each to be taken off by itself, and the other words stay', () => {
  const page = load('/search/used-cars?make=Toyota&make_model=Toyota/HiLux&colour=White&query=gxl');
  expect(page.query).toBe('gxl');
  expect(page.chips.map(({ label }) => label)).toEqual(['“gxl”', 'Used', 'Toyota', 'HiLux', 'White']);
});

// Without lists of exact numbers these were named as no filter, and every vehicle was shown.
test('[B3] exact kilometres and prices narrow the list, show as chips, and go along with the panel’s form', () => {
  const [one, other] = cars.filter(({ km, photos_count }) => (km ?? 0) > 1000 && photos_count >= 0);
  const [low, high] = [one!.km!, other!.km!].sort((a, b) => a - b);
  const page = load(`/search/new-used-and-demo-cars?km=${low}&km=${high}&range[price]=1000:`);
  expect(page.count).toBe(cars.filter(({ km, price }) => [low, high].includes(km!) && price! >= 1000).length);
  const said = [low, high].map((km) => `${km!.toLocaleString('en-AU')} km`);
  expect(page.chips.map(({ label }) => label)).toEqual([...said, 'From $1,000']);
  expect(page.chips[0]!.href).toBe(`/search/new-used-and-demo-cars?km=${high}&range[price]=1000:`);
  expect(page.kept).toEqual([low, high].map((km) => ({ name: 'km', value: String(km) })));
});

test('[B3] years of a list go along with a panel that has their span, and seats the other way round', () => {
  const page = load('/search/used-cars?year=2020&range[seats]=5:', {
    search: { filters: ['year', 'seats'] },
  });
  expect(page.kept).toEqual(expect.arrayContaining([{ name: 'year', value: '2020' }]));
  expect(page.kept).toEqual(expect.arrayContaining([{ name: 'range[seats]', value: '5:' }]));
});

test('[B10] an exact number that finds nothing is not said to be unknown, since nobody lists them all', () => {
  expect(load('/search/used-cars?price=1').empty).toMatchObject({ without: [] });
});

// "15 caravans found" stood over motorhomes.
test('[A3] a list of one item type is called by that type', () => {
  const of = (address: string) => load(address).heading + load(address).countText;
  expect(of('/search/new-used-and-demo-cars?item_type=motorhome')).toMatch(/motorhomes/i);
  expect(of('/search/new-used-and-demo-cars?item_type=motorhome')).not.toMatch(/\bcars\b/i);
  expect(of('/search/new-used-and-demo-cars')).toMatch(/\bcars\b/i);
});

test('[B3] a quotation stays words, and so does a stock number that could be something else', () => {
  expect(load('/search/used-cars?query="hatch"').query).toBe('"hatch"');
  const numbered = sampleStock([...cars, sampleCar({ id: 900, stocknum: '2019' })]);
  expect(load('/search/used-cars?query=2019', {}, numbered)).toMatchObject({ query: '2019', count: 1 });
});

test('[B2] what is not understood is named, and the rest still counts', () => {
  const page = load('/search/used-cars?make=Ford&wheels=4');
  expect(page.ignored).toEqual([{ text: 'wheels=4', reason: 'no such filter' }]);
  expect(page.heading).toBe('Used Ford for sale');
});

test('[B2] each chip leads to the same search without it, from page 1', () => {
  const page = load('/search/used-cars?make=Ford&make_model=Ford/Ranger&body=Ute&range[price]=10000:90000');
  expect(page.chips).toEqual([
    {
      label: 'Used',
      href: '/search/ford/ranger?body=Ute&range[price]=10000:90000',
    },
    { label: 'Ford', href: '/search/used-cars?body=Ute&range[price]=10000:90000' },
    { label: 'Ranger', href: '/search/used-cars?make=Ford&body=Ute&range[price]=10000:90000' },
    { label: 'Ute', href: '/search/used-cars?make=Ford&make_model=Ford/Ranger&range[price]=10000:90000' },
    { label: '$10,000 – $90,000', href: '/search/used-cars?make=Ford&make_model=Ford/Ranger&body=Ute' },
  ]);
});

test('[B7] car types come as new, demo, used, with counts that leave out their own choice', () => {
  const found = group(load('/search/used-cars'), 'car_type');
  const byType = (type: string) => cars.filter(({ car_type }) => car_type === type).length;
  expect(found).toMatchObject({
    kind: 'toggles',
    list: {
      options: [
        { value: 'new', count: byType('new'), checked: false },
        { value: 'demo', count: byType('demo'), checked: false },
        { value: 'used', count: byType('used'), checked: true },
      ],
    },
  });
});

test('[B7] a long list of makes shows chosen and frequent ones by label, the rest behind a button', () => {
  const found = group(load('/search/used-cars?make=Honda'), 'make');
  if (found?.kind !== 'checks') throw new Error('no list of makes');
  const labels = found.list.options.map(({ label }) => label);
  expect(labels).toEqual([...labels].sort());
  expect(found.list.more).toBe('All makes');
  expect(labels).toHaveLength(12);
  const shown = found.list.options.filter(({ folded }) => !folded).map(({ label }) => label);
  expect(shown).toContain('Honda');
  expect(shown.length).toBeLessThan(9);
});

test('[B3] models stand under the chosen make, with their own counts', () => {
  const found = group(load('/search/used-cars?make=Ford&make_model=Ford/Ranger'), 'make');
  if (found?.kind !== 'checks') throw new Error('no list of makes');
  const ford = found.list.options.find(({ value }) => value === 'Ford');
  expect(ford?.models?.options.map(({ label, checked }) => [label, checked])).toEqual([
    ['Everest', false],
    ['Mustang', false],
    ['Ranger', true],
  ]);
  expect(found.list.options.some(({ value, models }) => value !== 'Ford' && models)).toBe(false);
});

test('[B5] with a model chosen the other makes can still be added, each with what it would add', () => {
  const used = (make: string, model?: string) =>
    cars.filter((car) => car.car_type === 'used' && car.make === make && (!model || car.model === model)).length;
  const page = load('/search/used-cars?make=Ford&make_model=Ford/Ranger');
  const found = group(page, 'make');
  if (found?.kind !== 'checks') throw new Error('no list of makes');
  const { options } = found.list;
  expect(page.count).toBe(used('Ford', 'Ranger'));
  expect(options.find(({ value }) => value === 'Toyota')?.count).toBe(used('Toyota'));
  expect(options.find(({ value }) => value === 'Ford')?.count).toBe(used('Ford'));
  expect(options).toHaveLength(12);
});

test('[B3] a make without a chosen model stands for all of its models, beside another make’s one', () => {
  const page = load('/search/used-cars?make=Ford&make=Toyota&make_model=Ford/Ranger');
  const meant = cars.filter(
    (car) => car.car_type === 'used' && (car.make === 'Toyota' || (car.make === 'Ford' && car.model === 'Ranger')),
  );
  expect(page.count).toBe(meant.length);
  const bodies = group(load('/search/used-cars?make=Ford&make=Toyota&make_model=Ford/Ranger&body=Ute'), 'body');
  if (bodies?.kind !== 'toggles') throw new Error('no list of bodies');
  const suvs = meant.filter(({ simple_body }) => simple_body === 'SUV').length;
  expect(bodies.list.options.find(({ value }) => value === 'SUV')?.count).toBe(suvs);
});

test('[B7] a site that asks for models before makes has makes with their models there', () => {
  const page = load('/search/used-cars', { search: { filters: ['model', 'body', 'make'] } });
  expect(page.groups.map(({ key }) => key)).toEqual(['make', 'body']);
});

test('[B3] a site of one make lists its models themselves', () => {
  const toyotas = sampleStock(cars.filter(({ make }) => make === 'Toyota'));
  const page = load('/search/used-cars', {}, toyotas);
  expect(group(page, 'make')).toBeUndefined();
  expect(group(page, 'model')?.label).toBe('Model');
});

test('[B8] the price slider runs from 5000 to 250000 by 500 and has a Search button', () => {
  expect(group(load('/search/used-cars?range[price]=20000:'), 'price')).toMatchObject({
    slider: { low: 5_000, high: 250_000, step: 500, min: 20_000, max: null },
    buttonLabel: 'Search',
  });
});

test('[B9] the button of the panel says how many would be shown', () => {
  expect(load('/search/new-used-and-demo-cars').submitLabel).toBe('Show Me 214 cars');
});

test('[B10] nothing found says so, offers to clear the filters, and is not for search engines', () => {
  const page = load('/search/used-cars?make=Nobody');
  expect(page.empty).toEqual({
    heading: 'No Results Available',
    text: 'No results found for your search at this time. Please try adjusting the filters for more results.',
    clear: { label: 'Clear Filters', href: '/search/used-cars' },
    without: [{ label: 'Search without “Nobody”', href: '/search/used-cars' }],
    ask: { label: 'Ask us to find a car', href: '/contact' },
  });
  expect(page.paging).toBeNull();
  expect(page.head.robots).toBe('noindex, follow');
});

// An empty page said three times that there is nothing, and offered no vehicle.
test.each([
  ['make=Toyota&colour=Ultraviolet', 'without “Ultraviolet”', '/search/used-cars?make=Toyota'],
  ['make=Toyota&query=zzzzqqq', 'without “zzzzqqq”', '/search/used-cars?make=Toyota'],
  ['make=Toyota&range[price]=1:2', 'without “$1 – $2”', '/search/used-cars?make=Toyota'],
  ['make=Toyota&colour=Ultraviolet&range[price]=1:2', '“Ultraviolet” and “$1 – $2”', '/search/used-cars?make=Toyota'],
  ['colour=Ultraviolet&range[price]=1:2&range[km]=1:2', 'Used cars for sale', '/search/used-cars'],
  ['query=zzzzqqq', 'Used cars for sale', '/search/used-cars'],
])('[B10] %s: an empty page shows what comes closest, %s', (query, heading, href) => {
  const { near, empty, repaymentTerms } = load(`/search/used-cars?${query}`);
  const closest = load(href);
  expect(near).toMatchObject({ href, label: `See all ${closest.countText}` });
  expect(near!.heading).toContain(heading);
  expect(near!.cards).toEqual(closest.cards.slice(0, 3));
  expect(empty).not.toBeNull();
  expect(repaymentTerms === null).toBe(near!.cards.every(({ repayment }) => !repayment));
});

test('[B10] a list with results has nothing that only comes close', () => {
  expect(load('/search/used-cars').near).toBeNull();
});

test('[B10] words that find nothing leave the panel to choose from and a way on without them', () => {
  const page = load('/search/used-cars?make=Toyota&query=zzzzqqq');
  expect(page.empty).toMatchObject({
    without: [{ label: 'Search without “zzzzqqq”', href: '/search/used-cars?make=Toyota' }],
  });
  expect(page.groups.map(({ key }) => key)).toEqual(expect.arrayContaining(['car_type', 'make', 'price']));
  const makes = group(page, 'make');
  if (makes?.kind !== 'checks') throw new Error('no list of makes');
  expect(makes.list.options.length).toBeGreaterThan(5);
  expect(new Set(makes.list.options.map(({ count }) => count))).toEqual(new Set([0]));
});

test('words that nothing has together with the others are told', () => {
  expect(load('/search/used-cars?query=GXL+zeppelin').droppedText).toBe('No matches for “zeppelin”; showing “GXL”.');
  expect(load('/search/used-cars?query=gxl').droppedText).toBeNull();
  expect(load('/search/used-cars?query=zzzzqqq').droppedText).toBeNull();
});

test('words that nothing has as typed are told where what is spelt almost like them is shown', () => {
  expect(load('/search/used-cars?query=Sprot').guessedText).toBe(
    'No exact matches for “Sprot”. Showing the closest spelling.',
  );
  expect(load('/search/used-cars?query=gxl').guessedText).toBeNull();
  expect(load('/search/used-cars?query=zzzzqqq').guessedText).toBeNull();
});

test('[B6] the first order is the site’s own, chosen by leaving the order out of the address', () => {
  const page = load('/search/used-cars', { search: { defaultSort: 'price_asc' } });
  expect(
    page.sorts.filter(({ chosen }) => chosen).map(({ value, formValue, href }) => [value, formValue, href]),
  ).toEqual([['price_asc', '', '/search/used-cars']]);
  const figures = page.cards.map(({ price }) => Number(price.text.replace(/[$,]/g, '')));
  expect(figures).toEqual([...figures].sort((a, b) => a - b));
});

test('[B6] words to find are ordered by match unless another order is chosen', () => {
  const sorts = load('/search/used-cars?query=gxl').sorts;
  expect(sorts[0]).toMatchObject({ value: 'relevance', formValue: '', chosen: true });
  expect(sorts.find(({ value }) => value === 'recommended')?.href).toBe(
    '/search/used-cars?query=gxl&sortBy=recommended',
  );
});

test('filters that no block of the panel carries go along with the form', () => {
  const page = load('/search/used-cars?make=Ford&price_range=25000-30000&range[seats]=4:', {
    search: { filters: ['make'] },
  });
  expect(page.kept).toEqual([
    { name: 'car_type', value: 'used' },
    { name: 'price_range', value: '25000-30000' },
    { name: 'range[seats]', value: '4:' },
  ]);
});

test.each([
  ['/search/used-cars', undefined],
  ['/search/used-cars?page=2', undefined],
  ['/search/used-cars?make=Toyota', undefined],
  ['/search/used-cars?make=Toyota&make_model=Toyota/Corolla', undefined],
  ['/search/used-cars?body=SUV', undefined],
  ['/search/used-cars?make=Toyota&body=SUV', 'noindex, follow'],
  ['/search/used-cars?make=Ford&make=Toyota', 'noindex, follow'],
  ['/search/used-cars?fuel=Diesel', 'noindex, follow'],
  ['/search/used-cars?query=gxl', 'noindex, follow'],
  ['/search/used-cars?sortBy=price_asc', 'noindex, follow'],
  ['/search/used-cars?range[price]=:30000', 'noindex, follow'],
])('search engines are told of %s: %s', (path, robots) => {
  expect(load(path).head.robots).toBe(robots);
});

test('[B1] a list that search engines keep says its vehicles, those that can be had, in their places', () => {
  const sold = { status: 'sold', sold: true, sold_date_timestamp: SAMPLE_NOW.getTime() / 1000 } as const;
  const listed = sampleStock(cars.map((car, n) => (n === 25 ? { ...car, ...sold } : car)));
  const page = load('/search/new-used-and-demo-cars?page=2', {}, listed);
  const [list, ...more] = buildItemListJsonLd(page);
  expect([list, more]).toMatchObject([
    { '@context': 'https://schema.org', '@type': 'ItemList', name: 'Cars for sale', numberOfItems: 214 },
    [],
  ]);
  const items = list?.itemListElement as { position: number; url: string }[];
  expect(items[0]).toEqual({ '@type': 'ListItem', position: 22, url: 'https://site.example/cars/car-22' });
  expect(items.map(({ position }) => position)).toEqual(
    Array.from({ length: 21 }, (_, at) => 22 + at).filter((position) => position !== 26),
  );
});

test.each(['/search/used-cars?fuel=Diesel', '/search/used-cars?make=Nobody'])(
  'a page that search engines do not keep says no list: %s',
  (path) => {
    expect(buildItemListJsonLd(load(path))).toEqual([]);
  },
);

test('[B1] the head names the page, its count, its lowest price and its one address', () => {
  expect(load('/search/used-cars?make=Honda').head).toMatchObject({
    title: 'Used Honda for sale | Harbour Motor Group',
    description: expect.stringMatching(/^Used Honda for sale, Harbour Motor Group: \d+ cars in stock from \$[\d,]+\./),
    canonical: 'https://site.example/search/used-cars?make=Honda',
  });
});

test('[C1] on a subscription site the lowest price is the lowest by the week', () => {
  const listed = sampleStock([sampleCar({ subscription_price: 249 }), sampleCar({ id: 2, subscription_price: 199 })]);
  const { head } = load('/search/used-cars', { wording: { offering: 'subscription' } }, listed);
  expect(head.description).toContain('on subscription, Harbour Motor Group: 2 cars available from $199 a week.');
});

test('a site that forbids indexing is kept out of search engines whole', () => {
  expect(load('/search/used-cars', { seo: { indexing: 'forbidden' } }).head.robots).toBe('noindex, follow');
});

test('[C6] what "below market" rests on is said where a card says it', () => {
  const autograb_data = { state_average_market_price: 60_000, average_market_price: null };
  expect(load('/search/used-cars', {}, sampleStock([sampleCar({ autograb_data })])).fineText).toMatch(
    /^Market averages come with our stock data/,
  );
  expect(load('/search/used-cars').fineText).toBeNull();
});

test('[B18] the page of offers holds what is on offer, and says so', () => {
  const offered = sampleStock([...cars, sampleCar({ id: 900, slug: 'offer', before_price: 60_000 })]);
  const page = load('/special-offers', {}, offered);
  expect(page).toMatchObject({ heading: 'Cars on special offer', count: 1, chosenCount: 0, empty: null });
  expect(page.breadcrumb.map(({ label, href }) => [label, href])).toEqual([
    ['Home', '/'],
    ['Special offers', '/special-offers'],
  ]);
  expect(page.kept).toContainEqual({ name: 'offer', value: 'true' });
});

test('[B18] the page of offers leads with the site’s own, until something is chosen', () => {
  const body = { heading: 'Run-out', href: '/search/demo-cars', includes: ['A full tank'] };
  const offers = [buildOfferTile({ slug: 'run-out', start: null, expiry: null, body }, 'Australia/Brisbane')];
  const offered = sampleStock([...cars, sampleCar({ id: 900, slug: 'offer', before_price: 60_000 })]);
  const at = (path: string, listed = offered) => load(path, {}, listed, { offers });
  expect(at('/special-offers').offers).toEqual({ heading: 'Our offers', items: offers, stockHeading: 'Reduced cars' });
  for (const path of ['/special-offers?make=Toyota', '/search/used-cars']) expect(at(path).offers).toBeNull();
  expect(at('/special-offers', stock).empty?.text).toBe('No cars are reduced right now. The offers above still apply.');
});

test('[B10] a page of offers that has none leads to all vehicles: there is nothing to clear', () => {
  expect(load('/special-offers')).toMatchObject({
    offers: null,
    empty: {
      heading: 'No Results Available',
      clear: { label: 'See all cars', href: '/search/new-used-and-demo-cars' },
      without: [],
      ask: { label: 'Ask us to find a car', href: '/contact' },
    },
    near: { heading: 'Cars for sale', href: '/search/new-used-and-demo-cars' },
    groups: [],
  });
});

test('[B10] without offers the page of offers says so, and Clear Filters leads back to it', () => {
  const page = load('/special-offers?make=Toyota');
  expect(page.empty).toMatchObject({
    heading: 'No Results Available',
    text: 'There appears to be no offers currently available that meet the conditions of your search',
    clear: { label: 'Clear Filters', href: '/special-offers' },
  });
  expect(page.clearHref).toBe('/special-offers');
  expect(page.head.robots).toBe('noindex, follow');
});

test.each([
  ['/search/used-cars?make=Toyota&city=Springwood', 'Used Toyota for sale in Springwood'],
  ['/search/toyota?state=NSW&state=QLD', 'Toyota for sale in NSW and QLD'],
  ['/search/harbour-toyota', 'Cars for sale at Harbour Toyota'],
  ['/search/toyota/corolla', 'Toyota Corolla for sale'],
  ['/search/suv', 'SUVs for sale'],
])('[B1] %s is headed %s', (path, heading) => {
  expect(load(path).heading).toBe(heading);
});

test.each([
  ['Harbour Toyota - Used', 'at Harbour Toyota - Used', 'Harbour Toyota - Used'],
  ['Springwood - Used', 'at Springwood', 'Springwood'],
])('[B1] a location is not called as its dealership is: %s', (name, where, step) => {
  const location = { ...cars[0]!.location!, slug: 'its-used-yard', name };
  const page = load('/search/its-used-yard', {}, sampleStock([...cars, sampleCar({ id: 999, location })]));
  expect(page.heading).toBe(`Cars for sale ${where}`);
  expect(page.head.title).toMatch(page.heading);
  expect(page.breadcrumb.at(-1)?.label).toBe(step);
});

test('[B1] the trail of a make and model of all types goes by their own pages', () => {
  expect(load('/search/toyota/corolla').breadcrumb.map(({ href }) => href)).toEqual([
    '/',
    '/search/new-used-and-demo-cars',
    '/search/toyota',
    '/search/toyota/corolla',
  ]);
});

test('[B1] a word that is nothing here is not found, and names the makes in stock', () => {
  const { data } = thrownBy('/search/spaceships') as unknown as {
    data: { more: { ways: { label: string; href: string }[] } };
  };
  expect(data.more.ways[0]).toMatchObject({ label: 'Toyota', href: '/search/toyota' });
});

test.each([
  [undefined, '/search/new-used-and-demo-cars', 301],
  ['springwood', '/search/new-used-and-demo-cars?city=Springwood', 302],
  ['Nowhere', '/search/new-used-and-demo-cars', 301],
])('[B16] with the landing city %s a bare /search leads to %s', (landingCity, to, status) => {
  let thrown: unknown;
  try {
    load('/search', landingCity ? { search: { landingCity } } : {});
  } catch (answer) {
    thrown = answer;
  }
  expect([(thrown as Response).headers.get('Location'), (thrown as Response).status]).toEqual([to, status]);
});
