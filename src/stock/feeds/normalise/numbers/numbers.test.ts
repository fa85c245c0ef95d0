import { expect, test } from 'vitest';
import { readKilometres, readNumber } from './numbers.ts';
import { readDollars, readPrice } from './prices.ts';

test.each([
  ['$25,990', 25990, null],
  ['25990.50', 25990.5, null],
  ['25,990 Drive Away', 25990, 'Drive Away'],
  ['$25,990 driveaway', 25990, 'Drive Away'],
  ['Drive Away $25,990', 25990, 'Drive Away'],
  ['25990 EGC', 25990, 'Excl. Govt. Charges'],
  ['25990EGC', 25990, 'Excl. Govt. Charges'],
  ['25 990', 25990, null],
  ['AUD 1000', 1000, null],
  ['POA', null, 'POA'],
  ['$POA', null, 'POA'],
  [0, 0, null],
  ['TBA', null, null],
  ['', null, null],
])('the price %s is $%s, %s', (given, price, price_type) => {
  expect(readPrice(given)).toEqual({ value: { price, price_type } });
});

test.each([
  ['$25,990*', 25990, null, 'read as $25990'],
  ['25.990', 25990, null, 'read as $25990'],
  ['1.125.990', 1125990, null, 'read as $1125990'],
  ['$25.990,50', 25990.5, null, 'read as $25990.5'],
  ['25.9k', 25900, null, 'read as $25900'],
  ['From $25,990', 25990, 'From', 'read as $25990, From'],
  ['25,990 + ORC', 25990, 'Excl. On-Road Costs', 'read as $25990, Excl. On-Road Costs'],
  ['$25,990 plus on roads', 25990, 'Excl. On-Road Costs', 'read as $25990, Excl. On-Road Costs'],
  ['25990 ono', 25990, 'Negotiable', 'read as $25990, Negotiable'],
  ['Now 25,990 inc GST', 25990, null, 'read as $25990'],
  ['25,990 mates only', 25990, null, 'read as $25990'],
  ['Call for price', null, 'POA', 'read as price on application'],
  ['Contact Dealer', null, 'POA', 'read as price on application'],
  ['Call 07 5550 0000', null, 'POA', 'read as price on application'],
  ['Please enquire', null, 'POA', 'read as price on application'],
  ['SOLD', null, null, 'is not a price'],
])('the price %s is $%s, %s, and the report says so', (given, price, price_type, note) => {
  expect(readPrice(given)).toEqual({ value: { price, price_type }, note: `"${given}" ${note}` });
});

test.each([
  ['-5', 'is below zero'],
  ['cheap', 'is not a price'],
  ['12-13', 'is not a price'],
  ['$25,990 - $27,990', 'is not a price'],
  ['$99 per week', 'is a repayment, not a price'],
  ['99pw', 'is a repayment, not a price'],
  ['99999999999', 'is more than any vehicle costs'],
])('%s is no price: it %s', (given, reason) => {
  expect(readPrice(given)).toMatchObject({ problem: expect.stringContaining(reason) });
});

test('an amount a week may say so where a weekly amount is asked for', () => {
  expect(readDollars('$99 per week')).toMatchObject({ value: 99 });
});

test.each([
  ['12,300 km', 12300],
  ['45000', 45000],
  [15, 15],
  ['85k', 85000],
  ['- / -', null],
  ['TBA', null],
])('%s is %s kilometres', (given, km) => {
  expect(readKilometres(given)).toEqual({ value: km });
});

test.each([
  ['45.000', 45000],
  ['45.321 km', 45321],
  ['145.321 kms', 145321],
])('%s is %s kilometres, and the report says so', (given, km) => {
  expect(readKilometres(given)).toEqual({ value: km, note: `"${given}" read as ${km} km` });
});

test('miles are noted, and nonsense is a problem', () => {
  expect(readKilometres('100 miles')).toEqual({ value: 161, note: '100 miles converted to 161 km' });
  expect(readKilometres('many')).toHaveProperty('problem');
  expect(readKilometres('-4')).toHaveProperty('problem');
});

test('a dot parts thousands where nothing so small is measured, and decimals elsewhere', () => {
  const cc = { min: 50, max: 50_000, whole: true };
  expect(readNumber('1.998', cc)).toEqual({ value: 1998, note: '"1.998" read as 1998' });
  expect(readNumber('1.998', { min: 0.01, max: 50 })).toEqual({ value: 1.998 });
  expect(readNumber('5.000', { min: 1, max: 100, whole: true })).toEqual({ value: 5 });
});
