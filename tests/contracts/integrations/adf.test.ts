import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Lead, StoredLead } from '../../../src/domain/leads/lead.ts';
import type { PendingDelivery } from '../../../src/features/leads/deliver/pending-delivery.ts';
import { buildProspect } from '../../../src/features/leads/deliver/prospect.ts';
import { formatAdfDocument } from '../../../src/integrations/adf/document.ts';
import { sampleLocation } from '../../samples/site.ts';
import { sampleCar, sampleSettings } from '../../samples/stock.ts';
import { adfProblems, parseAdf } from './adf-structure.ts';

const settings = sampleSettings({});

function owedOf(
  said: Partial<Lead>,
  rest: Partial<PendingDelivery> & Partial<Pick<StoredLead, 'answers'>> = {},
): PendingDelivery {
  const { answers = {}, ...delivery } = rest;
  const lead = {
    category: 'Used Vehicle Enquiry',
    name: 'Sam',
    last_name: 'Lee',
    email: 'sam@example.com',
    phone: '+61412345678',
    postcode: '4000',
    message: 'Still there?',
    url: 'https://site.example/cars/7',
    ...said,
  } as Lead;
  return {
    delivery: { id: 3 } as PendingDelivery['delivery'],
    lead: {
      id: 12,
      follows_lead_id: null,
      lead,
      answers,
      asked: [],
      consent: [],
      campaign: {},
      created_at: new Date('2026-11-20T02:00:00Z'),
    },
    car: null,
    dealership: null,
    location: null,
    files: [],
    ...delivery,
  };
}

const documentOf = (delivery: PendingDelivery) => formatAdfDocument(buildProspect(delivery, settings));

describe('[G5] a lead as an ADF 1.0 document', () => {
  const car = sampleCar({ id: 7, year: 2021, vin: 'JTNKU3JE60J123456', price: 25_990, km: 41_000 });
  const ofCar: Partial<Lead> = {
    car_id: 7,
    car_type: 'used',
    vehicle_status: 'in_stock',
    stock_number: 'K1234',
    'Vehicle Make': 'Toyota',
    'Vehicle Model': 'Corolla',
  };

  // Regression: the price before the offer, for a shopper who saw the offer.
  test('[C1] has the price that is shown, an offer before the vehicle’s own', () => {
    const offered = { ...car, offer_price: 24_500 };
    expect(buildProspect(owedOf(ofCar, { car: offered }), settings).vehicles[0]?.price).toEqual({
      dollars: 24_500,
      type: 'asking',
    });
  });

  test('has every element that the standard asks for, in its order, with what is known in them', () => {
    const text = documentOf(owedOf(ofCar, { car, location: sampleLocation() }));
    expect(adfProblems(text)).toEqual([]);
    const [prospect] = parseAdf(text).root.children;
    const textOf = (path: string) =>
      path.split('/').reduce((node, name) => node?.children.find((child) => child.name === name), prospect)?.text;
    expect({
      requestdate: textOf('requestdate'),
      year: textOf('vehicle/year'),
      make: textOf('vehicle/make'),
      model: textOf('vehicle/model'),
      vin: textOf('vehicle/vin'),
      stock: textOf('vehicle/stock'),
      odometer: textOf('vehicle/odometer'),
      price: textOf('vehicle/price'),
      first: textOf('customer/contact/name'),
      email: textOf('customer/contact/email'),
      phone: textOf('customer/contact/phone'),
      postcode: textOf('customer/contact/address/postalcode'),
      city: textOf('vendor/contact/address/city'),
    }).toEqual({
      requestdate: '2026-11-20T02:00:00+00:00',
      year: '2021',
      make: 'Toyota',
      model: 'Corolla',
      vin: 'JTNKU3JE60J123456',
      stock: 'K1234',
      odometer: '41000',
      price: '25990',
      first: 'Sam',
      email: 'sam@example.com',
      phone: '+61412345678',
      postcode: '4000',
      city: 'Springwood',
    });
  });

  test.each<[string, Partial<Lead>, string | undefined]>([
    ['Test Drive', {}, 'test-drive'],
    ['Trade-In', {}, 'trade-in'],
    ['Sell My Car', {}, 'sell'],
    ['Instant Price', {}, 'sell'],
    ['Finance Enquiry', {}, 'buy'],
    ['Fleet Enquiry', {}, 'buy'],
    ['General Enquiry', {}, undefined],
    ['Service Enquiry', {}, undefined],
    ['Parts Enquiry', {}, undefined],
    ['Career Enquiry', {}, undefined],
    ['A kind of the site’s own', {}, undefined],
  ])('of the category %s says what kind of interest it is', (category, said, interest) => {
    const vehicle = parseAdf(documentOf(owedOf({ ...said, category }))).root.children[0]!.children.find(
      ({ name }) => name === 'vehicle',
    );
    expect(vehicle?.attributes.interest).toBe(interest);
  });

  test.each<[string, string, StoredLead['answers'], Partial<PendingDelivery>, (string | undefined)[][]]>([
    [
      'a trade-in for a vehicle of the stock',
      'Trade-In',
      { trade_in_make: 'Mazda', trade_in_model: 'CX-5', trade_in_year: 2020, trade_in_km: 61_000 },
      { car },
      [
        ['buy', 'Toyota', 'Corolla', '2021'],
        ['trade-in', 'Mazda', 'CX-5', '2020'],
      ],
    ],
    [
      'a vehicle to sell',
      'Sell My Car',
      { trade_in_make: 'Mazda', trade_in_model: 'CX-5', trade_in_year: 2020 },
      {},
      [['sell', 'Mazda', 'CX-5', '2020']],
    ],
    [
      'a service',
      'Service Enquiry',
      { vehicle_make: 'Kia', vehicle_model: 'Rio', vehicle_year: 2018 },
      {},
      // It was 'buy': a customer system listed the customer's own car as one that they would buy.
      [[undefined, 'Kia', 'Rio', '2018']],
    ],
  ])('says which vehicles %s is about: the one that is wanted, and the shopper’s own', (...given) => {
    const [, category, answers, rest, vehicles] = given;
    const text = documentOf(owedOf({ ...(rest.car ? ofCar : {}), category }, { answers, ...rest }));
    expect(adfProblems(text)).toEqual([]);
    const found = parseAdf(text).root.children[0]!.children.filter(({ name }) => name === 'vehicle');
    const textOf = (node: (typeof found)[number], name: string) =>
      node.children.find((child) => child.name === name)?.text;
    expect(
      found.map((node) => [node.attributes.interest, ...['make', 'model', 'year'].map((name) => textOf(node, name))]),
    ).toEqual(vehicles);
  });

  const vehiclesIn = (text: string) =>
    parseAdf(text).root.children[0]!.children.filter(({ name }) => name === 'vehicle');
  const inside = (node: ReturnType<typeof vehiclesIn>[number]) =>
    Object.fromEntries(node.children.map(({ name, text }) => [name, text]));

  test('of no vehicle has the one that the standard asks for, says nothing of it, and says what it is', () => {
    // It had empty elements and status="used": a used car of no make.
    const said = { category: 'Service Enquiry', subcategory: 'Service Booking' };
    const text = documentOf(owedOf(said, { answers: { preferred_date: '2026-12-01', preferred_time: 'Morning' } }));
    expect(adfProblems(text)).toEqual([]);
    const [vehicle] = vehiclesIn(text);
    expect(vehicle?.attributes).toEqual({});
    expect(inside(vehicle!)).toEqual({
      year: 'Not specified',
      make: 'Not specified',
      model: 'Not specified',
      comments: 'No vehicle named: Service Enquiry',
    });
    expect(text).toMatch(/<comments>Service Enquiry, Service Booking\n/);
    expect(text).toContain('<earliestdate>2026-12-01</earliestdate>');
  });

  test('of nobody who can be reached says so, and has no empty element', () => {
    const nobody = { name: null, last_name: null, email: null, phone: null };
    expect(adfProblems(documentOf(owedOf(nobody)))).toEqual([]);
  });

  test('of a booking says from when to when', () => {
    const answers = {
      booking: 'Monday 23 November, 8:30 am',
      booking_start: '2026-11-22T22:30:00.000Z',
      booking_end: '2026-11-22T23:00:00.000Z',
    };
    const text = documentOf(owedOf({ ...ofCar, category: 'Test Drive' }, { answers, car }));
    expect(adfProblems(text)).toEqual([]);
    expect(text.replace(/\s+/g, '')).toContain(
      '<timeframe><description>Booked:Monday23November,8:30am</description>' +
        '<earliestdate>2026-11-22T22:30:00+00:00</earliestdate>' +
        '<latestdate>2026-11-22T23:00:00+00:00</latestdate></timeframe>',
    );
  });

  test('of a trade-in has its figure as an appraisal', () => {
    const answers = {
      trade_in_vehicle: '2020 Mazda CX-5',
      trade_in_make: 'Mazda',
      trade_in_model: 'CX-5',
      trade_in_year: 2020,
      offer_price: 21_400,
      valuation_from: 20_500,
      valuation_to: 22_300,
    };
    const text = documentOf(owedOf({ ...ofCar, category: 'Trade-In' }, { answers, car }));
    expect(adfProblems(text)).toEqual([]);
    const own = vehiclesIn(text)[1]!;
    expect(own.attributes).toEqual({ interest: 'trade-in', status: 'used' });
    expect(inside(own)).toMatchObject({
      make: 'Mazda',
      price: '21400',
      pricecomments: 'Shown online: $21,400, between $20,500 and $22,300, subject to an inspection',
    });
    expect(own.children.find(({ name }) => name === 'price')?.attributes.type).toBe('appraisal');
  });

  test.each<[string, Partial<Lead>, Record<string, string>]>([
    ['new', { car_type: 'new' }, { interest: 'buy', status: 'new' }],
    ['a demonstrator', { car_type: 'demo' }, { interest: 'buy', status: 'used' }],
    ['of a type that is not known', { car_type: undefined }, { interest: 'buy' }],
  ])('of a vehicle that is %s claims nothing else of it', (_what, said, attributes) => {
    expect(vehiclesIn(documentOf(owedOf({ ...ofCar, ...said }, { car })))[0]?.attributes).toEqual(attributes);
  });

  test('of a site of subscriptions says that a vehicle would be leased', () => {
    const roam = sampleSettings({ wording: { offering: 'subscription' } });
    const text = formatAdfDocument(buildProspect(owedOf(ofCar, { car }), roam));
    expect(vehiclesIn(text)[0]?.attributes.interest).toBe('lease');
  });

  test('stays a document of the standard whatever was written and whatever is missing', () => {
    const words = fc.option(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('</comments><adf>', '&amp;', ']]>', '\u0000\u0008', '<?adf?>', '\ud800'),
      ),
      { nil: null },
    );
    const said = fc.record({
      name: words,
      last_name: words,
      email: words,
      phone: words,
      postcode: words,
      message: words,
      'Vehicle Make': words,
      stock_number: words,
    });
    fc.assert(
      fc.property(said, fc.dictionary(fc.string(), fc.jsonValue()), fc.boolean(), (lead, answers, isOfCar) => {
        const delivery = owedOf(lead as Partial<Lead>, { answers, ...(isOfCar ? { car } : {}) });
        expect(adfProblems(documentOf(delivery))).toEqual([]);
      }),
    );
  });

  test.each([
    [
      'an order that is not the standard’s',
      (text: string) => text.replace(/(<year>.*<\/year>)\s*(<make>.*<\/make>)/, '$2$1'),
      /vehicle/,
    ],
    ['a missing element', (text: string) => text.replace(/<vendorname>.*<\/vendorname>/, ''), /vendor/],
    ['one element too many', (text: string) => text.replace(/(<requestdate>.*<\/requestdate>)/, '$1$1'), /prospect/],
    ['an empty element', (text: string) => text.replace(/<make>.*<\/make>/, '<make></make>'), /make.*is empty/],
    ['an unknown attribute', (text: string) => text.replace('<email>', '<email kind="home">'), /kind/],
  ])('the checker refuses %s', (_what, spoil, problem) => {
    const spoilt = spoil(documentOf(owedOf({})));
    expect(adfProblems(spoilt).join('\n')).toMatch(problem);
  });
});
