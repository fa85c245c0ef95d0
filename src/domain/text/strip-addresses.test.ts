import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stripAddresses } from './strip-addresses.ts';

test.each([
  ['Sam', 'Sam'],
  ['Anne-Marie O’Brien', 'Anne-Marie O’Brien'],
  ['St. John', 'St. John'],
  ['2022 Mazda CX-5 2.5 G25 Maxx Sport', '2022 Mazda CX-5 2.5 G25 Maxx Sport'],
  ['Nguyễn Văn', 'Nguyễn Văn'],
  ['علی‌رضا', 'علی‌رضا'],
  ['win.evil.example', ''],
  ['Sam visit evil.com today', 'Sam visit today'],
  ['https://evil.example/x Sam', 'Sam'],
  ['//evil', ''],
  ['sam@evil.example', ''],
  ['tel:0900123456', ''],
  ['evil．com', ''],
  ['evil。com', ''],
  ['ev\u200bil\u2024com', ''],
  // Invisible characters used to hide the dot.
  ['evil\u200b.\u2060com', ''],
  ['10.0.0.1', ''],
  ['Sam\r\nBcc: you', 'Sam Bcc: you'],
  ['Sam\u0085Bcc:\u001b you', 'Sam Bcc: you'],
])('[G5] what a shopper wrote is repeated without addresses and links: %j is said as %j', (written, said) => {
  expect(stripAddresses(written)).toBe(said);
});

test('[G5] nothing that a mail program makes a link of is left, and what is left is on one line', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.webUrl(), fc.emailAddress(), fc.domain(), fc.string())), (words) => {
      const said = stripAddresses(words.join(' '));
      expect(said).not.toMatch(/[\r\n]|https?:\/\/|@|\bwww\.|[a-z0-9]\.[a-z]{2,}/i);
      expect(stripAddresses(said)).toBe(said);
    }),
  );
});
