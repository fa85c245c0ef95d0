import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { KeptLead, Lead } from '../../src/domain/lead.ts';
import type { Owed } from '../../src/features/leads/deliver/owed.ts';
import { prospectOf } from '../../src/features/leads/deliver/prospect.ts';
import { adfDocument } from '../../src/integrations/adf/document.ts';
import { sampleLocation } from '../samples/site.ts';
import { sampleCar, sampleSettings } from '../samples/stock.ts';
import { adfProblems, parseAdf } from './adf-structure.ts';

const settings = sampleSettings({});

function owedOf(said: Partial<Lead>, rest: Partial<Owed> & Partial<Pick<KeptLead, 'answers'>> = {}): Owed {
  const { answers = {}, ...owed } = rest;
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
    delivery: { id: 3 } as Owed['delivery'],
    kept: {
      id: 12,
      follows_lead_id: null,
      lead,
      answers,
      asked: [],
      consent: [],
      created_at: new Date('2026-11-20T02:00:00Z'),
    },
    car: null,
    dealership: null,
    location: null,
    files: [],
    ...owed,
  };
}

const documentOf = (owed: Owed) => adfDocument(prospectOf(owed, settings));

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

  // Let through: the price before the offer, beside a shopper who saw another.
  test('[C1] has the price that is shown, an offer before the vehicle’s own', () => {
    const offered = { ...car, offer_price: 24_500 };
    expect(prospectOf(owedOf(ofCar, { car: offered }), settings).vehicles[0]?.priceDollars).toBe(24_500);
  });

  test('has every element that the standard asks for, in its order, with what is known in them', () => {
    const text = documentOf(owedOf(ofCar, { car, location: sampleLocation() }));
    expect(adfProblems(text)).toEqual([]);
    const [prospect] = parseAdf(text).root.children;
    const textOf = (path: string) =>
      path.split('/').reduce((node, name) => node?.children.find((child) => child.name === name), prospect)
        ?.text;
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

  test.each<[string, Partial<Lead>, string]>([
    ['Test Drive', {}, 'test-drive'],
    ['Trade-in', {}, 'trade-in'],
    ['Sell My Car', {}, 'sell'],
    ['Finance Enquiry', {}, 'buy'],
  ])('of the category %s says what kind of interest it is', (category, said, interest) => {
    const vehicle = parseAdf(documentOf(owedOf({ ...said, category }))).root.children[0]!.children.find(
      ({ name }) => name === 'vehicle',
    );
    expect(vehicle?.attributes.interest).toBe(interest);
  });

  test.each<[string, string, KeptLead['answers'], Partial<Owed>, string[][]]>([
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
      [['buy', 'Kia', 'Rio', '2018']],
    ],
  ])('says which vehicles %s is about: the one that is wanted, and the shopper’s own', (...given) => {
    const [, category, answers, rest, vehicles] = given;
    const text = documentOf(owedOf({ ...(rest.car ? ofCar : {}), category }, { answers, ...rest }));
    expect(adfProblems(text)).toEqual([]);
    const found = parseAdf(text).root.children[0]!.children.filter(({ name }) => name === 'vehicle');
    const textOf = (node: (typeof found)[number], name: string) =>
      node.children.find((child) => child.name === name)?.text;
    expect(
      found.map((node) => [
        node.attributes.interest,
        ...['make', 'model', 'year'].map((name) => textOf(node, name)),
      ]),
    ).toEqual(vehicles);
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
      fc.property(
        said,
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.boolean(),
        (lead, answers, isOfCar) => {
          const owed = owedOf(lead as Partial<Lead>, { answers, ...(isOfCar ? { car } : {}) });
          expect(adfProblems(documentOf(owed))).toEqual([]);
        },
      ),
    );
  });

  test.each([
    [
      'an order that is not the standard’s',
      (text: string) => text.replace(/(<year>.*<\/year>)\s*(<make>.*<\/make>)/, '$2$1'),
      /vehicle/,
    ],
    ['a missing element', (text: string) => text.replace(/<vendorname>.*<\/vendorname>/, ''), /vendor/],
    [
      'one element too many',
      (text: string) => text.replace(/(<requestdate>.*<\/requestdate>)/, '$1$1'),
      /prospect/,
    ],
    ['an unknown attribute', (text: string) => text.replace('<email>', '<email kind="home">'), /kind/],
  ])('the checker refuses %s', (_what, spoil, problem) => {
    const spoilt = spoil(documentOf(owedOf({})));
    expect(adfProblems(spoilt).join('\n')).toMatch(problem);
  });
});
