import { describe, expect, test } from 'vitest';
import { isEmailAddress, isPersonName, isPostcode, toInternationalPhone } from './contact-details.ts';

describe('[G1] a name is 2 to 60 letters of any script', () => {
  test.each([
    'Jo',
    "O'Brien",
    'D’Arcy',
    'Anne-Marie',
    'St. John',
    'Nguyễn',
    '李',
    '김민준',
    'Мария',
    'علي',
    'x'.repeat(60),
  ])('%s is one', (name) => expect(isPersonName(name)).toBe(true));
  test.each(['', 'J', 'x'.repeat(61), 'Sam1', '<b>Sam</b>', 'sam@example.com', '-Sam', 'https://a.b', '🙂🙂'])(
    '%s is none',
    (name) => expect(isPersonName(name)).toBe(false),
  );
});

describe('[G1] an email address is one by the HTML rule, with a dot in its domain', () => {
  test.each(['sam@example.com', 'a.b+c@mail.example.com.au', "o'brien@example.org"])('%s', (email) =>
    expect(isEmailAddress(email)).toBe(true),
  );
  test.each([
    '',
    'sam',
    'sam@example',
    'sam@-a.com',
    'sam@a..com',
    'a b@example.com',
    '@example.com',
    `${'x'.repeat(250)}@a.com`,
  ])('%s is none', (email) => expect(isEmailAddress(email)).toBe(false));
});

describe('[G1] an Australian number is taken in any common writing and kept from +61 on', () => {
  test.each([
    ['0412345678', '+61412345678'],
    ['0412 345 678', '+61412345678'],
    ['0412-345-678', '+61412345678'],
    ['0412.345.678', '+61412345678'],
    ['+61 412 345 678', '+61412345678'],
    ['+61 (0)412 345 678', '+61412345678'],
    ['(+61) 412 345 678', '+61412345678'],
    ['0061 412 345 678', '+61412345678'],
    ['61412345678', '+61412345678'],
    ['(07) 5550 1234', '+61755501234'],
    ['07 5550 1234', '+61755501234'],
    ['1300 123 456', '+611300123456'],
    ['13 12 34', '+61131234'],
    ['０４１２ ３４５ ６７８', '+61412345678'],
  ])('%s', (line, kept) => expect(toInternationalPhone(line)).toBe(kept));

  test.each(['', '12345678', '0512 345 678', '+64 21 123 456', '0412 345 67', '0412 345 678 9', 'call me', '+'])(
    '%s is none',
    (line) => expect(toInternationalPhone(line)).toBeNull(),
  );
});

test.each([
  ['4000', true],
  ['0800', true],
  ['400', false],
  ['40000', false],
  ['4O00', false],
  ['', false],
])('[G8] "%s" is a postcode: %s', (line, is) => expect(isPostcode(line)).toBe(is));
