import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toSafePath } from './safe-path.ts';

describe('[F1] a target that could lead off the site is none', () => {
  test.each([
    '',
    'https://evil.example/',
    'http://evil.example',
    'HTTPS://evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    '//evil.example',
    '///evil.example',
    '////evil.example/a',
    '//evil.example@site.example/',
    '//site.example.evil.example/',
    '/\\evil.example',
    '\\/evil.example',
    '\\\\evil.example',
    '\\evil.example',
    '/\\/evil.example',
    '/\\\\evil.example',
    '//\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    '\n//evil.example',
    ' //evil.example',
    '\u00a0//evil.example',
    '\u0000//evil.example',
    '/\u0000/evil.example',
    '/\u200b/evil.example',
    '/ /evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/./..//evil.example',
    '/%2e%2e//evil.example',
    '/%2E//evil.example',
    '/%2f/evil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/%5C/evil.example',
    '/.%2f%2fevil.example/../..//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,hello',
    'vbscript:msgbox(1)',
    'mailto:a@evil.example',
    'tel:+61400000000',
    'blob:https://evil.example/1',
    'file:///etc/passwd',
    'evil.example',
    'evil.example/path',
    '@evil.example',
    '?redirect=//evil.example',
    '#//evil.example',
    '.',
    '..',
    'search/used-cars',
    '／／evil.example',
    '/／evil.example',
    '〱evil.example',
    `/${'a'.repeat(2_000)}`,
  ])('%j', (target) => {
    expect(toSafePath(target)).toBeNull();
  });
});

test('[F1] nothing is no target', () => {
  expect([toSafePath(null), toSafePath(undefined)]).toEqual([null, null]);
});

test.each([
  ['/', '/'],
  ['/saved', '/saved'],
  ['/cars/2021-toyota-kluger', '/cars/2021-toyota-kluger'],
  [
    '/search/used-cars?make=Toyota&range[price]=5000:9000#results',
    '/search/used-cars?make=Toyota&range[price]=5000:9000#results',
  ],
  ['/finance?car_id=7&from=https://other.example/', '/finance?car_id=7&from=https://other.example/'],
  ['/a//b', '/a//b'],
  ['/search/a/../b', '/search/b'],
  ['/a%2fb', '/a%2fb'],
])('[F1] %s leads to %s', (target, own) => {
  expect(toSafePath(target)).toBe(own);
});

test('[F1] whatever is taken, every browser stays on the site with it', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '%2e',
    '@',
    ':',
    '?',
    '#',
    '\t',
    '\n',
    ' ',
    'evil.example',
    'https:',
    'a',
    '%09',
    '\u0000',
    '／',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const own = toSafePath(parts.join(''));
      if (own === null) return;
      expect(own).toMatch(/^\/(?![/\\])/);
      expect(new URL(own, 'https://site.example/some/where').origin).toBe('https://site.example');
      // Idempotent: a target that was stored in an address stays the same.
      expect(toSafePath(own)).toBe(own);
    }),
    { numRuns: 3_000 },
  );
});
