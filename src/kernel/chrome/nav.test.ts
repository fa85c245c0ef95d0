import { expect, test } from 'vitest';
import { sampleFacts, sampleSiteStock } from '../../../tests/samples/site.ts';
import { sampleCar, sampleCars, sampleSettings } from '../../../tests/samples/stock.ts';
import type { SiteSettingsInput } from '../../settings/schema.ts';
import { isLinkServed, toOpenPage } from '../addresses/served-pages.ts';
import { parseAddress } from '../stock/address.ts';
import { keepSpelling } from '../stock/spelling.ts';
import { buildStockFacts } from './load.ts';
import type { NavItem } from './model.ts';
import { buildFooterColumns, buildHighlights, buildNavItems } from './nav.ts';

const cars = sampleCars(60);

function inputs(given: Partial<SiteSettingsInput> = {}, stock = cars) {
  return { settings: sampleSettings(given), facts: sampleFacts(stock), things: 'cars' };
}

function linksOf(item: NavItem) {
  return item.kind === 'link' ? [item.href] : item.columns.flatMap(({ links }) => links.map(({ href }) => href));
}

test.each([
  ['/', true],
  ['/search/used-cars', true],
  ['/search/used-cars?make=Toyota', true],
  ['/cars/2021-toyota-kluger', true],
  ['https://elsewhere.example/booking', true],
  ['mailto:sales@cars.example', true],
  ['tel:+61755501234', true],
  ['/finance', false],
  ['/special-offers', true],
  ['/special-offers?make=Toyota', true],
  ['/search/toyota', true],
  ['/search/toyota/kluger', true],
  ['/search/suv', true],
  ['/search/toyota/kluger/gxl', false],
  ['/search/nonsense', false],
  ['/saved', true],
  ['/compare?cars=a,b', true],
  ['/saved/cars', false],
  ['/cars', false],
])('%s leads somewhere: %s', (href, expected) => {
  expect(isLinkServed(href, sampleFacts(cars).words, ['/saved', '/compare'].map(toOpenPage))).toBe(expected);
});

test('[F3] a menu names the pages of saved and compared vehicles where the site has them, and only there', () => {
  const menuOf = (card: SiteSettingsInput['card']) => {
    const links = ['/saved', '/compare'].map((href) => ({ kind: 'link' as const, label: href, href }));
    const settings = sampleSettings({ card, navigation: { header: links } });
    return buildNavItems({
      settings,
      facts: buildStockFacts(sampleSiteStock(cars), settings),
      things: 'cars',
    }).map(({ label }) => label);
  };
  expect(menuOf({ favourites: 'on', compare: 'on' })).toEqual(['/saved', '/compare']);
  expect(menuOf({ favourites: 'on', compare: 'off' })).toEqual(['/saved']);
  expect(menuOf({ favourites: 'off', compare: 'off' })).toEqual([]);
});

test('[A9] the menu of default settings has stock menus and no link to a page that is not there', () => {
  const items = buildNavItems(inputs());
  expect(items.map(({ label }) => label)).toEqual(['Home', 'New Vehicles', 'Stock', 'Service', 'About Us']);
  const { opened } = inputs().facts;
  const isServed = (href: string) => isLinkServed(href, undefined, opened);
  expect(items.flatMap(linksOf).filter((href) => !isServed(href))).toEqual([]);
});

test('[A9] the stock menu shows the count of each car type, as the engine counts them', () => {
  const stock = buildNavItems(inputs()).find(({ label }) => label === 'Stock');
  const conditions = stock?.kind === 'menu' ? stock.columns[0]?.links : undefined;
  expect(conditions?.map(({ label, count }) => [label, count])).toEqual([
    ['New cars', 12],
    ['Demo cars', 12],
    ['Used cars', 36],
  ]);
});

test('[A9] every price link of the stock menu leads to as many used cars as it says', () => {
  const facts = sampleFacts(cars);
  const stock = buildNavItems({ ...inputs(), facts }).find(({ label }) => label === 'Stock');
  const prices = stock?.kind === 'menu' ? stock.columns.find(({ heading }) => heading === 'Used by price') : undefined;
  expect(prices?.links.length).toBeGreaterThan(1);
  for (const { label, href, count } of prices?.links ?? []) {
    const limit = Number(label.replace(/\D/g, ''));
    expect(href).toContain(`range[price]=:${limit - 1}`);
    expect(count).toBe(cars.filter((car) => car.car_type === 'used' && car.price! < limit).length);
  }
});

test('[A9] a menu of new vehicles is left out when there is none', () => {
  const used = cars.filter(({ car_type }) => car_type === 'used');
  expect(buildNavItems(inputs({}, used)).map(({ label }) => label)).toEqual(['Home', 'Stock', 'Service', 'About Us']);
});

test('[A9] a site without stock has plain links and no empty menu', () => {
  const items = buildNavItems(inputs({}, []));
  expect(items.map(({ label }) => label)).toEqual(['Home', 'Stock', 'Service', 'About Us']);
  expect(items.every((item) => item.kind === 'link' || item.columns.every(({ links }) => links.length > 0))).toBe(true);
});

test('[A9] own links, menus and the brands menu follow the settings in order', () => {
  const header = [
    { kind: 'brands' as const, label: 'Brands' },
    { kind: 'link' as const, label: 'Book a service', href: 'https://booking.example' },
    { kind: 'menu' as const, label: 'More', items: [{ label: 'Club', href: '/club' }] },
    { kind: 'link' as const, label: 'Used cars', href: '/search/used-cars', highlighted: true },
  ];
  const given = inputs({ navigation: { header } });
  expect(buildNavItems(given).map(({ label }) => label)).toEqual(['Brands', 'Book a service']);
  expect(buildHighlights(given.settings, given.facts)).toEqual([{ label: 'Used cars', href: '/search/used-cars' }]);
});

test('[B18] the menu names special offers while an offer of the site’s own runs', () => {
  const { facts, ...others } = inputs({});
  const labels = (hasOwnOffers: boolean) =>
    buildNavItems({ ...others, facts: { ...facts, hasOwnOffers } }).map(({ label }) => label);
  expect(labels(true)).toContain('Offers');
  expect(labels(false)).not.toContain('Offers');
});

test('[B18] without them the menu names special offers only while a vehicle is on offer', () => {
  const labels = (stock: typeof cars) => buildNavItems(inputs({}, stock)).map(({ label }) => label);
  expect(labels(cars)).not.toContain('Offers');
  expect(labels([...cars, sampleCar({ id: 900, slug: 'offer', before_price: 60_000 })])).toContain('Offers');
});

test('[A9] an item of offers is there only while there are offers, wherever it leads', () => {
  const navigation = { header: [{ kind: 'offers' as const, label: 'Deals', href: '/search/used-cars' }] };
  const labels = (stock: typeof cars) => buildNavItems(inputs({ navigation }, stock)).map(({ label }) => label);
  expect(labels(cars)).toEqual([]);
  const onOffer = sampleCar({ id: 900, slug: 'offer', before_price: 60_000 });
  expect(labels([...cars, onOffer])).toEqual(['Deals']);
});

test('[A9] footer columns name types, bodies and models in stock, and leave out empty columns', () => {
  const contact = { phone: '07 5550 1234', social: { facebook: 'https://social.example/harbour' } };
  const columns = buildFooterColumns(inputs({ contact }));
  expect(columns.map(({ heading }) => heading)).toEqual([
    'Vehicles',
    'Models',
    'Buyer Tools',
    'Servicing and Parts',
    'Harbour Motor Group',
  ]);
  expect(columns[0]?.links.map(({ label }) => label).slice(0, 4)).toEqual([
    'New cars',
    'Demo cars',
    'Used cars',
    'SUV',
  ]);
  expect(columns[2]?.links).toEqual([
    { label: 'Finance', href: '/finance', count: null },
    { label: 'Trade-in', href: '/trade-in', count: null },
    { label: 'Sell My Car', href: '/sell-my-car', count: null },
    { label: 'Book a Test Drive', href: '/book-test-drive', count: null },
  ]);
  expect(columns[4]?.links).toEqual([
    { label: 'Contact Us', href: '/contact', count: null },
    { label: 'Privacy Policy', href: '/privacy-policy', count: null },
    { label: 'Terms & Conditions', href: '/terms-and-conditions', count: null },
    { label: 'Facebook', href: 'https://social.example/harbour', count: null },
  ]);
});

test('[B2] every link of menus and footer is its page’s own address, so that none is redirected', () => {
  const given = inputs();
  const columns = [
    ...buildNavItems(given).flatMap((item) => (item.kind === 'menu' ? item.columns : [])),
    ...buildFooterColumns(given),
  ];
  const read = (href: string) =>
    parseAddress(new URL(href, 'https://cars.example'), {}, keepSpelling, given.facts.words);
  const hrefs = columns
    .flatMap(({ links }) => links.map(({ href }) => href))
    .filter((href) => href.startsWith('/search'));
  expect(hrefs.length).toBeGreaterThan(20);
  for (const href of hrefs) expect([href, read(href).kind]).toEqual([href, 'search']);
});

test('a model that is named after its make is not called by the make twice', () => {
  const facts = sampleFacts([
    sampleCar({ make: 'Mazda', model: 'Mazda3' }),
    sampleCar({ id: 2, slug: 'b', make: 'Mazda', model: 'CX-5' }),
    sampleCar({ id: 3, slug: 'c', make: 'Toyota', model: 'Yaris' }),
  ]);
  const models = buildFooterColumns({ ...inputs(), facts }).find(({ heading }) => heading === 'Models');
  expect(models?.links.map(({ label }) => label)).toEqual(['Mazda CX-5', 'Mazda3', 'Toyota Yaris']);
});

test('[A9] new vehicles of one make are chosen by model, and a column without a choice is left out', () => {
  const facts = sampleFacts(
    ['Yaris', 'Corolla', 'Yaris'].map((model, id) =>
      sampleCar({ id, slug: `new-${id}`, car_type: 'new', make: 'Toyota', model, simple_fuel: 'Hybrid' }),
    ),
  );
  const menu = buildNavItems({ ...inputs(), facts }).find(({ label }) => label === 'New Vehicles');
  expect(menu).toMatchObject({
    all: { label: 'All new cars', href: '/search/new-cars' },
    columns: [
      {
        heading: 'By model',
        links: [
          { label: 'Yaris', count: 2 },
          { label: 'Corolla', count: 1 },
        ],
      },
    ],
  });
});

test('[A9] the brands menu goes by the alphabet, each column named after its ends', () => {
  const makes = ['Kia', 'Audi', 'BMW', 'Ford', 'Jeep', 'Isuzu', 'Mazda', 'Volvo'];
  const facts = sampleFacts(makes.map((make, id) => sampleCar({ id, slug: `m-${id}`, make })));
  const navigation = { header: [{ kind: 'brands' as const, label: 'Brands' }] };
  const [brands] = buildNavItems({ ...inputs({ navigation }), facts });
  expect(brands?.kind === 'menu' && brands.columns.map(({ heading }) => heading)).toEqual([
    'Audi to Kia',
    'Mazda to Volvo',
  ]);
});

test('names with strange letters make addresses that can be followed', () => {
  const facts = sampleFacts([sampleCar({ make: 'Škoda & Söhne' }), sampleCar({ id: 2, slug: 'b', make: 'Ford' })]);
  const brands = buildNavItems({
    ...inputs({ navigation: { header: [{ kind: 'brands', label: 'Brands' }] } }),
    facts,
  })[0]!;
  const href = linksOf(brands).find((link) => link.includes('koda'))!;
  expect(href).toBe('/search/skoda-and-sohne');
  expect(facts.words.findTerms('skoda-and-sohne')).toEqual({ make: ['Škoda & Söhne'] });
});
