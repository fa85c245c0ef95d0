import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  choosePhone,
  formatPhone,
  linkToPhone,
  listPlacePhones,
  maskPhone,
  type PhoneNumbers,
  toPhoneDigits,
} from './phone.ts';

const numbers: PhoneNumbers = {
  phone: 'main',
  overridePhoneNumber: null,
  filterPhoneNumberByCarType: false,
  newCarPhoneNumber: null,
  usedCarPhoneNumber: null,
  demoCarPhoneNumber: null,
  locationPhoneNumbers: {},
};
const typed = { newCarPhoneNumber: 'new', usedCarPhoneNumber: 'used', demoCarPhoneNumber: 'demo' };
const location = { slug: 'cairns', phone: '07 4050 1234' };

test.each([
  [
    'the location’s override first',
    'used',
    { ...typed, overridePhoneNumber: 'site', locationPhoneNumbers: { cairns: 'here' } },
    'here',
  ],
  ['the site’s override next', 'used', { ...typed, overridePhoneNumber: 'site' }, 'site'],
  ['the demo number while filtering is on', 'demo', { ...typed, filterPhoneNumberByCarType: true }, 'demo'],
  ['the new number for demos while filtering is off', 'demo', typed, 'new'],
  ['the new number for new cars', 'new', typed, 'new'],
  ['the used number for used cars', 'used', typed, 'used'],
  ['the location’s phone without any of these', 'used', {}, '07 4050 1234'],
  ['the location’s phone for a type without a number', 'used', { newCarPhoneNumber: 'new' }, '07 4050 1234'],
] as const)('[A4] %s', (_, car_type, given, expected) => {
  expect(choosePhone({ car_type, location }, { ...numbers, ...given })).toBe(expected);
});

test('[A4] a car without location or number gets the site’s main number', () => {
  expect(choosePhone({ car_type: 'used', location: null }, numbers)).toBe('main');
  for (const phone of [null, '', 'call us'])
    expect(choosePhone({ car_type: 'used', location: { slug: 'x', phone } }, numbers)).toBe('main');
});

test.each<[string, string | null, string | null, Record<string, string>, string[]]>([
  ['its own numbers, the main one first', '07 4050 1234', '07 4050 5678', {}, ['07 4050 1234', '07 4050 5678']],
  ['its second where it has no other', null, '07 4050 5678', {}, ['07 4050 5678']],
  ['a number that is written twice once', '07 4050 1234', '+61 7 4050 1234', {}, ['07 4050 1234']],
  [
    'the site’s number for it in place of all others',
    '07 4050 1234',
    '07 4050 5678',
    { cairns: '1800 975 708' },
    ['1800 975 708'],
  ],
  ['not the site’s number for another', '07 4050 1234', null, { gympie: '1800 975 708' }, ['07 4050 1234']],
  ['none that has no digit', 'call us', '', {}, []],
  ['none where there is none', null, null, {}, []],
])('[A4] a location is called on %s', (_, phone, landline_phone, locationPhoneNumbers, expected) => {
  const place = { slug: 'cairns', contact_detail: { phone, landline_phone } };
  expect(listPlacePhones(place, { locationPhoneNumbers })).toEqual(expected);
});

test.each([
  ['+61755501234', '07 5550 1234'],
  ['+61 (0)7 5550 1234', '07 5550 1234'],
  ['0061 7 5550 1234', '07 5550 1234'],
  ['(07) 5550-1234', '07 5550 1234'],
  ['+61491570156', '0491 570 156'],
  ['0491570156', '0491 570 156'],
  ['1800975711', '1800 975 711'],
  ['+61 1300 975 711', '1300 975 711'],
  ['131313', '13 13 13'],
  ['5550 1234', '5550 1234'],
  ['+64 9 555 1234', '+64 9 555 1234'],
])('[A4] %s is written %s', (phone, written) => expect(formatPhone(phone)).toBe(written));

test('[A4] writing a number changes none of its digits, and writing it again changes nothing', () => {
  const digits = fc.stringMatching(/^(0[2-8]\d{8}|1[38]00\d{6}|13[1-9]\d{3})$/);
  fc.assert(
    fc.property(digits, (phone) => {
      expect(toPhoneDigits(formatPhone(phone))).toBe(phone);
      expect(formatPhone(formatPhone(phone))).toBe(formatPhone(phone));
    }),
  );
});

test.each([
  ['07 5550 1234', 'tel:+61755501234'],
  ['+61 491 570 156', 'tel:+61491570156'],
  ['1300 975 711', 'tel:1300975711'],
  ['13 13 13', 'tel:131313'],
])('[A4] %s is dialled by %s', (phone, href) => expect(linkToPhone(phone)).toBe(href));

test('[D12] a number is masked after its first 5 characters', () => {
  expect(maskPhone('07 5550 1234')).toBe('07 55•• ••••');
});

test('[D12] a masked number keeps its length and its spaces, and shows no more than it may', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^0[2-8]\d{8}$/), fc.nat(12), (digits, visible) => {
      const written = formatPhone(digits);
      const masked = maskPhone(written, visible);
      expect(masked).toHaveLength(written.length);
      expect(masked.slice(0, visible)).toBe(written.slice(0, visible));
      expect(masked.slice(visible)).toMatch(/^[• ]*$/);
    }),
  );
});
