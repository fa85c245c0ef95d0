import { describe, expect, test } from 'vitest';
import { sampleCar, sampleSettings } from '../../../tests/samples/stock.ts';
import { buildPageVisit, getLeadVisit } from '../forms/visit/visited.ts';
import { buildLead, getAutogaugeTest, type LeadInputs } from './build-lead.ts';

const PAGE = '/trade-in?utm_source=mail&car_id=7';
const INPUTS: LeadInputs = {
  row: { category: 'Trade-In', subcategory: null },
  fields: [],
  values: {},
  car: null,
  origin: 'https://site.example',
  page: PAGE,
  source: 'Website',
  userAgent: null,
  visited: null,
  autogaugeTest: null,
  suspected: [],
  now: new Date('2026-11-20T02:00:00Z'),
};
const made = (given: Partial<LeadInputs>) => buildLead({ ...INPUTS, ...given });

/** S3: lead form payload, and the fields that the sender adds. */
const NAMES = [
  'category',
  'subcategory',
  'name',
  'email',
  'phone',
  'message',
  'opt_in',
  'dealership_slug',
  'car_id',
  'car_type',
  'vehicle_status',
  'stock_number',
  'Vehicle Make',
  'Vehicle Model',
  'manufacturer_slug',
  'page_id',
  'additional_services',
  'url',
  'source',
  'user_agent',
  'car_dealership_id',
];

test('[G5] a lead about a vehicle has every name of the payload, and what the sender adds', () => {
  const { lead } = made({ car: sampleCar({ id: 7 }), userAgent: 'Browser' });
  expect(Object.keys(lead)).toEqual(expect.arrayContaining(NAMES));
  expect(lead).toMatchObject({
    source: 'Website',
    user_agent: 'Browser',
    url: `https://site.example${PAGE}`,
  });
  expect(lead).not.toHaveProperty('lead_attributes');
});

test.each<[string, LeadInputs['values'], string[]]>([
  ['none', {}, []],
  [
    'boxes that are ticked',
    { 'additional_services.Wheel alignment': true, 'additional_services.Detailing': false },
    ['Wheel alignment'],
  ],
  ['a list', { additional_services: 'Tint, Paint protection,' }, ['Tint', 'Paint protection']],
])('[G5] additional services: %s', (_what, values, services) => {
  const { lead, answers } = made({ values });
  expect(lead.additional_services).toEqual(services);
  expect(answers).toEqual({});
});

// Readers of the lead could have moved a booking, or opened the shopper's valuation.
test('[G5] the address of a lead has nothing that opens what is the shopper’s alone', () => {
  const url = (page: string) => made({ page }).lead.url;
  expect(url('/my-booking?v=1.x&car_id=7')).toBe('https://site.example/my-booking?car_id=7');
  expect(url('/trade-in?valuation=t0ken')).toBe('https://site.example/trade-in');
});

describe('[G5] lead attributes', () => {
  const wanted = sampleSettings({ tradeIn: { leadAttributes: 'on' } });
  const visited = { visited_pages: ['/', '/trade-in'], linked_query_params: { gclid: 'x' } };

  test('are on trade-in leads of a site that wants them', () => {
    expect(getLeadVisit({ hasAttributes: true }, { page: PAGE, visited }, wanted)).toEqual(visited);
    // The dealer could have moved the booking whose link the visit began with.
    const byLink = { ...visited, linked_query_params: { ...visited.linked_query_params, v: '27.secret' } };
    expect(getLeadVisit({ hasAttributes: true }, { page: PAGE, visited: byLink }, wanted)).toEqual(visited);
    // Nor do they learn of the payment: everybody with its address can see it.
    const paid = { ...visited, visited_pages: ['/', '/payments/k3y'] };
    expect(getLeadVisit({ hasAttributes: true }, { page: PAGE, visited: paid }, wanted)).toMatchObject({
      visited_pages: ['/', '/payments/'],
    });
    const { lead } = made({ visited });
    expect(lead.lead_attributes).toEqual(visited);
  });

  test('are what the page says where the browser remembers nothing', () => {
    expect(getLeadVisit({ hasAttributes: true }, { page: PAGE }, wanted)).toEqual({
      visited_pages: ['/trade-in'],
      linked_query_params: { utm_source: 'mail', car_id: '7' },
    });
  });

  test('say nothing of the site’s own step of a valuation', () => {
    const { linked_query_params } = buildPageVisit('/trade-in?valuation=4&step=details&gclid=x');
    expect(linked_query_params).toEqual({ gclid: 'x' });
  });

  test.each([
    ['another form', {}, wanted],
    ['another site', { hasAttributes: true }, sampleSettings({})],
  ])('are on no lead of %s', (_what, row, settings) => {
    expect(getLeadVisit(row, { page: PAGE, visited }, settings)).toBe(null);
  });

  test('are cut to what is kept', () => {
    const { linked_query_params } = buildPageVisit(
      `/?${Array.from({ length: 40 }, (_, n) => `p${n}=${'v'.repeat(400)}`).join('&')}`,
    );
    expect(Object.keys(linked_query_params)).toHaveLength(20);
    expect(linked_query_params.p0).toHaveLength(300);
  });
});

describe('[G5] the yes/no autogauge test flag', () => {
  const tested = sampleSettings({ leads: { autogaugeTestFlag: 'on' }, priceComparison: { show: 'shown' } });
  const hidden = sampleSettings({ leads: { autogaugeTestFlag: 'on' }, priceComparison: { show: 'hidden' } });
  const car = sampleCar({ price: 25_990 });

  test.each([
    ['a vehicle whose price is compared', car, tested, 'yes'],
    ['one without a price', sampleCar({ price: null, offer_price: null }), tested, 'no'],
    ['a site that compares none', car, hidden, 'no'],
    ['no vehicle', null, tested, 'no'],
    ['a site that does not test', car, sampleSettings({}), null],
  ])('%s', (_what, of, settings, flag) => {
    expect(getAutogaugeTest(of, settings)).toBe(flag);
  });

  test('is part of the payload where it is', () => {
    expect(made({ autogaugeTest: 'no' }).answers).toEqual({ autogauge_test: 'no' });
    expect(made({}).answers).toEqual({});
  });
});
