import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, cleanMessage, findContactProblems } from './conversation.ts';

test.each([
  ['  Hello \n', 'Hello'],
  ['a\r\nb\rc', 'a\nb\nc'],
  ['a\n\n\n\nb', 'a\n\nb'],
  ['a\u0000b\u001b[31mc\u009b', 'ab[31mc'],
  ['\ufeffabc\u202ecba', 'abccba'],
  ['tab\tstays', 'tab\tstays'],
  ['half of a pair \ud83d.', 'half of a pair .'],
  ['🚗 ẞ 漢', '🚗 ẞ 漢'],
  ['<b>&amp;</b>', '<b>&amp;</b>'],
])('[D6] %j is kept as %j', (text, kept) => {
  expect(cleanMessage(text)).toBe(kept);
});

test('[D6] what is kept is kept the same again, and has nothing that a database or a terminal stumbles over', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const kept = cleanMessage(text);
      expect(cleanMessage(kept)).toBe(kept);
      expect(kept).not.toMatch(/(?![\n\t])[\p{Cc}\p{Cs}]/u);
      expect(cleanLine(text)).not.toMatch(/[\n\t]/);
    }),
  );
});

const sam = { name: 'Sam', phone: null, email: null };
test.each([
  ['0412 345 678', true],
  ['(07) 5550 1234', true],
  ['+61 412 345 678', true],
  ['13 11 14', true],
  ['1234', false],
  ['0412 345 678 ext', false],
  ['+', false],
])('[D6] %s as a phone number is good: %s', (phone, good) => {
  expect(findContactProblems({ ...sam, phone })).toEqual(good ? {} : { phone: expect.any(String) });
});

test.each([
  ['sam@example.com', true],
  ['sam.o+cars@mail.example.com.au', true],
  ['sam@example', false],
  ['sam@@example.com', false],
  ['sam example.com', false],
  ['<sam@example.com>', false],
])('[D6] %s as an email address is good: %s', (email, good) => {
  expect(findContactProblems({ ...sam, email })).toEqual(good ? {} : { email: expect.any(String) });
});
