import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleCar, sampleRecord, sampleSettings, sampleStock } from '../../../tests/samples/stock.ts';
import type { Financing } from '../../domain/finance/financing.ts';
import type { Car, CarLocation } from '../../domain/vehicle/car.ts';
import type { SiteSettingsInput } from '../../settings/schema.ts';
import { CARD_FACTS } from '../../settings/topics/look/card.ts';
import { buildCardModel, getCardModel } from './card.ts';
import { fitCardsToPlaces } from './only-place.ts';

const cardOf = (given: Partial<Car> = {}, settings: Partial<SiteSettingsInput> = {}) =>
  buildCardModel(sampleRecord(given), sampleSettings(settings), SAMPLE_NOW);

test('a card names year, make and model, then badge and series, and leads to the vehicle', () => {
  expect(cardOf({ slug: '2021-toyota-kluger-s1' })).toMatchObject({
    title: '2021 Toyota Kluger',
    subtitle: 'Grande Hybrid AWD GSU70R',
    href: '/cars/2021-toyota-kluger-s1',
  });
});

test('what is not known of a vehicle leaves no gap', () => {
  const card = cardOf(
    { year: null, badge: null, series: null, km: null, simple_fuel: null, city: null },
    { card: { facts: ['km', 'simple_fuel', 'simple_transmission', 'city'] } },
  );
  expect(card).toMatchObject({ title: 'Toyota Kluger', subtitle: null, place: null });
  expect(card.specs.map(({ text }) => text)).toEqual(['Automatic']);
});

test.each([
  ['Motorcycle', 'motorbike'],
  ['caravan', 'caravan'],
  ['truck', 'truck'],
  [null, 'car'],
])('[A3] the body of the item type %s has the icon of a %s', (item_type, icon) => {
  const [body] = cardOf({ item_type }, { card: { facts: ['simple_body'] } }).specs;
  expect(body).toMatchObject({ text: 'SUV', icon });
});

test.each<[string, Partial<Car>, object]>([
  ['its price', {}, { text: '$54,990', isFigure: true, qualifier: 'drive away', was: null }],
  ['the reduced price and the one before', { offer_price: 52_000 }, { text: '$52,000', was: '$54,990' }],
  ['a higher earlier price', { before_price: 56_990 }, { was: '$56,990' }],
  ['no lower earlier price', { before_price: 50_000 }, { was: null }],
  ['the no-price text for 10 or less', { price: 10 }, { text: 'Enquire for price.', isFigure: false, qualifier: null }],
  ['PREORDER', { price: null, preorder: true }, { text: 'PREORDER', isFigure: false }],
])('[C1] the price block says %s', (_, given, price) => {
  expect(cardOf(given).price).toMatchObject(price);
});

test('[C1] a subscription site says the subscription price first', () => {
  const card = cardOf({ subscription_price: 289 }, { wording: { offering: 'subscription' } });
  expect(card.price).toMatchObject({ text: '$289', qualifier: 'a week', was: null });
});

test('[C1] a site may word a price type of its feed', () => {
  expect(
    cardOf({ price_type: 'EGC' }, { price: { typeLabels: { EGC: 'excl. government charges' } } }).price.qualifier,
  ).toBe('excl. government charges');
});

test.each<[string, Partial<Car>, string | null]>([
  ['the car’s own price, which the offer undercuts', { offer_price: 52_000 }, '$54,990'],
  ['nothing that only the feed says', { before_price: 56_990 }, null],
])('[C1] on a site that wants earlier prices proven a card says %s', (_, given, was) => {
  expect(cardOf(given, { price: { wasPrice: 'proven' } }).price.was).toBe(was);
});

const arrived = { created_at: '2026-11-15T00:00:00Z' };
test.each<[string, Partial<Car>, string[]]>([
  ['nothing', {}, []],
  ['a hybrid before RESERVED', { simple_fuel: 'Hybrid', reserved: true }, ['Hybrid', 'RESERVED']],
  ['RESERVED before the car’s own tag', { simple_fuel: 'Petrol', reserved: true, tag: 'Demo Deal' }, ['RESERVED']],
  [
    'its own tag before COMING SOON',
    { simple_fuel: 'Petrol', tag: 'Test Drive Only', status: 'coming_soon' },
    ['Test Drive Only', 'COMING SOON'],
  ],
  [
    'the day when it is expected beside COMING SOON',
    { simple_fuel: 'Electric', status: 'coming_soon', expected_date: '2027-03-12' },
    ['Electric', 'COMING SOON', 'Expected 12/03/2027'],
  ],
  ['COMING SOON before a new arrival', { simple_fuel: 'Petrol', status: 'coming_soon', ...arrived }, ['COMING SOON']],
  ['a new arrival', { simple_fuel: 'Petrol', ...arrived }, ['New Arrival']],
  [
    'the mark of a new vehicle beside its tag',
    { simple_fuel: 'Petrol', car_type: 'new', ...arrived },
    ['New Arrival', 'New'],
  ],
  ['sold before all', { simple_fuel: 'Hybrid', sold: true, reserved: true }, ['JUST SOLD']],
])('[C2] the tags say %s', (said, given, texts) => {
  const fuel = said === 'nothing' ? 'hidden' : 'shown';
  expect(cardOf(given, { card: { tags: { fuel } } }).tags.map(({ text }) => text)).toEqual(texts);
});

test('[C2] the accent is a new arrival’s alone', () => {
  expect(cardOf(arrived).tags).toEqual([{ text: 'New Arrival', tone: 'accent', icon: null }]);
  expect(cardOf({ reserved: true }).tags[0]?.tone).toBe('ink');
});

test('[C3] a sold card says when, asks the question and leads to what is similar', () => {
  const card = cardOf({
    status: 'sold',
    sold: true,
    sold_date_timestamp: Date.parse('2026-11-19T02:00:00Z') / 1000,
  });
  expect(card.state).toBe('sold');
  expect(card.price).toMatchObject({
    text: 'Sold',
    qualifier: '19/11/2026',
    line: 'Listed at $54,990 drive away',
  });
  expect(card.similar).toEqual({
    question: 'Like this and want something similar?',
    label: 'Find Me Something Similar',
    href: '/search/used-cars?body=SUV',
  });
});

test('[C3] a vehicle of any status but in stock and coming has the card of a sold one', () => {
  const card = cardOf({ status: 'in_transit' });
  expect(card).toMatchObject({
    state: 'sold',
    price: { text: 'Sold', line: 'Listed at $54,990 drive away' },
  });
  expect(card.tags.map(({ text }) => text)).toEqual(['JUST SOLD']);
  expect(card.similar?.label).toBe('Find Me Something Similar');
});

test('[C3] a vehicle that can be had offers nothing similar', () => {
  expect(cardOf().similar).toBeNull();
});

test('[C4] which facts a card says, and in which order, is a setting', () => {
  const card = cardOf({}, { card: { facts: ['seats', 'drive', 'km', 'city', 'state'] } });
  expect(card.specs.map(({ text }) => text)).toEqual(['7 seats', 'AWD', '42,180 km']);
  expect(card.place).toBe('Springwood, QLD');
});

/** The text of each field that a site may name, on the sample car's card. */
const SAID: Record<(typeof CARD_FACTS)[number], string> = {
  km: '42,180 km',
  simple_transmission: 'Automatic',
  simple_fuel: 'Hybrid',
  simple_body: 'SUV',
  drive: 'AWD',
  seats: '7 seats',
  sleeps: 'Sleeps 4',
  body_length: '6.1 m',
  aggregate_trailer_mass: 'ATM 2,800 kg',
  colour: 'White',
  year: '2021',
  stocknum: 'S1001',
  location_name: 'Springwood',
  dealership_name: 'Harbour Toyota',
  city: 'Springwood',
  state: 'QLD',
};
const VAN = {
  sleeps: 4,
  body_length: 6_100,
  body_width: 2_400,
  tare_weight: 2_100,
  aggregate_trailer_mass: 2_800,
  axle_type: null,
};
const PLACE_FACTS: readonly string[] = ['location_name', 'dealership_name', 'city', 'state'];

test('[C4] whichever fields a site names, its cards say these, in its order, and no other', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...CARD_FACTS]), (facts) => {
      const card = cardOf({ specifications: VAN }, { card: { facts } });
      const [places, others] = [true, false].map((isPlace) =>
        facts.filter((key) => PLACE_FACTS.includes(key) === isPlace).map((key) => SAID[key]),
      );
      expect(card.specs.map(({ text }) => text)).toEqual(others);
      expect(card.place).toBe(places!.join(', ') || null);
      expect(card.specs.every(({ icon, label }) => icon && label)).toBe(true);
    }),
  );
});

test('[C4] a site that names none has cards of names and prices alone', () => {
  const card = cardOf({}, { card: { facts: [] } });
  expect(card).toMatchObject({ specs: [], place: null, title: '2021 Toyota Kluger' });
  expect(card.price.text).toBe('$54,990');
});

test('[C4] a field that no card knows is refused when the settings are read', () => {
  const facts = ['km', 'horsepower'] as unknown as (typeof CARD_FACTS)[number][];
  expect(() => cardOf({}, { card: { facts } })).toThrow(/card\.facts/);
});

test('a card names the place, not the desk', () => {
  const record = { ...sampleRecord(), location_name: 'Harbour Toyota Chermside - Sales' };
  expect(buildCardModel(record, sampleSettings({}), SAMPLE_NOW).place).toBe('Harbour Toyota Chermside');
});

const LOCATION: Omit<CarLocation, 'id' | 'name' | 'slug'> = {
  phone: null,
  city: 'Moonah',
  state: 'TAS',
  distribution_locations: [],
  address: { id: null, street: null, city: 'Moonah', state: 'TAS', postcode: '7009', place_url: null },
};

// The only yard of a dealer was named on every card of its lists.
test('[C4] cards leave their place out while all vehicles stand at one location', () => {
  const at = (id: number, name: string) =>
    sampleCar({ id, slug: `car-${id}`, location: { ...LOCATION, id, name, slug: `location-${id}` } });
  const settings = sampleSettings({ card: { facts: ['km', 'location_name', 'state'] } });
  const alone = fitCardsToPlaces(settings, sampleStock([at(1, 'Moonah - Sales'), at(2, 'Moonah - Used')]));
  expect(alone.card.facts).toEqual(['km']);
  expect(fitCardsToPlaces(settings, sampleStock([at(1, 'Moonah')]))).toBe(alone);
  expect(fitCardsToPlaces(settings, sampleStock([at(1, 'Moonah'), at(2, 'Glenorchy')]))).toBe(settings);
});

test.each([
  [55_490, '$500 below the QLD market average'],
  [55_489, undefined],
  [54_000, undefined],
])('[C6] with the state’s average at %i the card says %s', (state_average_market_price, text) => {
  const autograb_data = { state_average_market_price, average_market_price: 90_000 };
  expect(cardOf({ autograb_data }).belowMarket?.text).toBe(text);
});

test.each([
  [null, 55_490, '$500 below the market average'],
  [0, 55_490, '$500 below the market average'],
  [null, 55_489, undefined],
  [null, null, undefined],
])('[C6] without the state’s average (%s) the other one, %s, takes its place: %s', (state, all, text) => {
  const autograb_data = { state_average_market_price: state, average_market_price: all };
  expect(cardOf({ autograb_data }).belowMarket?.text).toBe(text);
  expect(cardOf({ autograb_data: null }).belowMarket).toBeNull();
});

test('[C6] a price by the week is not compared with the market', () => {
  const autograb_data = { state_average_market_price: 80_000, average_market_price: null };
  const subscription = { autograb_data, subscription_price: 289 };
  expect(cardOf(subscription, { wording: { offering: 'subscription' } }).belowMarket).toBeNull();
  expect(cardOf(subscription).belowMarket).not.toBeNull();
});

test('[C6] a sold vehicle is not compared with the market', () => {
  const autograb_data = { state_average_market_price: 80_000, average_market_price: null };
  expect(cardOf({ autograb_data, sold: true }).belowMarket).toBeNull();
});

const photo = { image: { url: '/p/1.jpg', thumb: { url: '/p/1t.jpg' } } };
test('the first photo is the picture, and the photos are counted', () => {
  expect(cardOf({ images: [photo], photos_count: 24 })).toMatchObject({
    picture: { src: '/p/1.jpg', alt: 'White 2021 Toyota Kluger', width: 600, height: 400 },
    plate: null,
    photosCount: 24,
  });
});

test.each([
  ['available', {}, 'Photos coming soon'],
  ['coming', { status: 'coming_soon' } as const, 'Photos on arrival'],
  ['sold', { status: 'sold', sold: true } as const, null],
])('one without a photo that is %s has a plate of make and model', (_state, given, note) => {
  expect(cardOf(given)).toMatchObject({
    picture: null,
    plate: { over: 'Toyota', title: 'Kluger', note },
    photosCount: null,
  });
  expect(cardOf({ ...given, images: [photo] }).picture?.src).toBe('/p/1.jpg');
});

test('the names on a plate are those that shoppers know', () => {
  expect(cardOf({ make: 'Mazda', model: '3' }).plate).toMatchObject({ over: 'Mazda', title: 'Mazda3' });
});

test('[A8] the picture that a site names for vehicles without photos stands in, and is not counted', () => {
  const images = { placeholder: 'image', placeholderImage: '/media/soon.jpg' } as const;
  expect(cardOf({}, { images })).toMatchObject({
    picture: { src: '/img/600p/soon.jpg', alt: 'Photos coming soon' },
    plate: null,
    photosCount: null,
  });
});

const named = (name: string) => ({ image: { url: `/p/${name}.jpg`, thumb: { url: `/p/${name}.jpg` } } });
test('the further photos of a card are as many as the site wants, each said by what it shows', () => {
  const images = ['front-left', 'side', '8812', 'rear', 'dash'].map(named);
  const { picture, morePictures } = cardOf({ images, photos_count: 12 }, { card: { hoverPictures: 4 } });
  expect([picture?.alt, ...morePictures.map(({ alt }) => alt)]).toEqual([
    'White 2021 Toyota Kluger, front left three-quarter',
    'White 2021 Toyota Kluger, side',
    'White 2021 Toyota Kluger, picture 3 of 12',
    'White 2021 Toyota Kluger, rear',
  ]);
});

test('a sold vehicle’s card, and one of a site without looking through, has its first photo alone', () => {
  const images = ['front', 'rear'].map(named);
  expect(cardOf({ images, sold: true }).morePictures).toEqual([]);
  expect(cardOf({ images }, { card: { hoverPictures: 0 } })).toMatchObject({
    picture: { src: '/p/front.jpg' },
    morePictures: [],
  });
});

/** The financing of a lender whose repayment is this many dollars a week. */
const lentFor = (weekly: number): Financing => ({
  lender: 'vehicle',
  amount: 54_990,
  interestRate: 8.49,
  comparisonRate: 9.62,
  termYears: 5,
  deposit: 0,
  balloon: 0,
  establishmentFee: 0,
  stated: { weekly, monthly: null },
});
const finance = { finance_provider: 'taurus', estimate: { show: 'shown' } } as const;
const financedOf = (given: Partial<Car>, settings: Partial<SiteSettingsInput>, weekly = 233.4) =>
  buildCardModel(sampleRecord(given, { financing: lentFor(weekly) }), sampleSettings(settings), SAMPLE_NOW);
const repaymentOf = (given: Partial<Car>, settings: Partial<SiteSettingsInput>) =>
  financedOf(given, settings).repayment;

test('[E1] [E7] a card says what the site’s lender asks, with both rates, what that rests on and the warning', () => {
  const said = repaymentOf({}, { finance });
  expect(said).toMatchObject({
    amount: '$233 wk*',
    rate: '8.49% p.a.',
    comparison: 'Comparison rate 9.62% p.a.',
    offerEnds: null,
  });
  expect(said?.note).toBe(
    '* Lender’s estimate over 5 years. Comparison rate based on a secured loan of $30,000 over ' +
      '5 years. Not an offer of credit; terms, fees and lending criteria apply.',
  );
  expect(said?.warning).toMatch(/^WARNING: This comparison rate is true only/);
});

test('[E1] an offer that ends says when, and the site’s own disclaimer goes along', () => {
  const said = repaymentOf(
    {},
    {
      finance: {
        ...finance,
        estimate: { show: 'shown', offerEnds: '2026-12-31' },
        disclaimer: { text: 'Ask us.' },
      },
    },
  );
  expect(said?.offerEnds).toBe('Offer ends 31/12/2026');
  expect(said?.disclaimer).toMatch(/Ask us\.$/);
});

test('[E1] a card says no repayment where the site hides them, the car is gone or its price is none to borrow', () => {
  expect(repaymentOf({}, {})).toBeNull();
  expect(repaymentOf({ sold: true }, { finance })).toBeNull();
  expect(repaymentOf({ price: 0 }, { finance })).toBeNull();
  expect(repaymentOf({ subscription_price: 289 }, { finance, wording: { offering: 'subscription' } })).toBeNull();
});

test.each<[string, number, Partial<Car>, string, string | null]>([
  ['a repayment of 25', 25, {}, 'shown', 'Enquire for Finance'],
  ['one that is said as 25', 25.49, {}, 'shown', 'Enquire for Finance'],
  ['one of 26', 26, {}, 'shown', null],
  ['a sold vehicle', 25, { sold: true }, 'shown', null],
  ['a site without estimates', 25, {}, 'hidden', null],
])('[E6] a card of %s says so, or nothing: %d', (_, weekly, given, show, says) => {
  const settings = { finance: { ...finance, estimate: { show: show as 'shown' | 'hidden' } } };
  const card = financedOf(given, settings, weekly);
  expect(card.enquireFinance).toBe(says);
  if (says !== null) expect(card.repayment).toBeNull();
});

test('a vehicle in stock has one card until the minute, the settings or the vehicle change', () => {
  const record = sampleRecord();
  const settings = sampleSettings({});
  const later = (ms: number) => new Date(SAMPLE_NOW.getTime() + ms);
  const card = getCardModel(record, settings, SAMPLE_NOW);
  expect(card).toEqual(buildCardModel(record, settings, SAMPLE_NOW));
  expect(getCardModel(record, settings, SAMPLE_NOW)).toBe(card);
  expect(getCardModel(record, settings, later(60_000))).not.toBe(card);
  const other = getCardModel(record, sampleSettings({ card: { hoverPictures: 0 } }), SAMPLE_NOW);
  expect(other).not.toBe(card);
  const dearer = { ...record, price: 99_990 };
  expect(getCardModel(dearer, settings, SAMPLE_NOW).price.text).toBe('$99,990');
});

test('a shared card cannot be changed for the pages after', () => {
  const card = getCardModel(sampleRecord(), sampleSettings({}), SAMPLE_NOW);
  expect(() => card.specs.pop()).toThrow(TypeError);
});

test.each<[string, Partial<Car>, Partial<SiteSettingsInput>, string[]]>([
  ['both', {}, {}, ['Enquire Now /enquire?car_id=1', 'Test Drive /book-test-drive/?car_id=a-car']],
  ['no test drive of a reserved one', { reserved: true }, {}, ['Enquire Now /enquire?car_id=1']],
  ['no test drive before it has arrived', { status: 'coming_soon' }, {}, ['Enquire Now /enquire?car_id=1']],
  ['nothing for a sold one', { sold: true }, {}, []],
  ['nothing that the vehicle’s page does not offer', {}, { vehicle: { actions: ['call'] } }, []],
  [
    'nothing that has no page',
    {},
    { forms: { pages: { vehicleEnquiry: { paths: [] } }, testDrive: { page: 'off' } } },
    [],
  ],
])('[C4] [D6] a card offers %s', (_case, given, settings, offered) => {
  const { actions } = cardOf(
    { id: 1, slug: 'a-car', ...given },
    { card: { actions: ['enquire', 'test_drive'] }, ...settings },
  );
  expect(actions.map(({ label, href }) => `${label} ${href}`)).toEqual(offered);
});

test('[C4] a card offers nothing but its vehicle unless the site wants it to', () => {
  expect(cardOf().actions).toEqual([]);
});
