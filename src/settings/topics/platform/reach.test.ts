import { expect, test } from 'vitest';
import { resolveSettings } from '../../resolve.ts';

const problemsOf = (images: object) => {
  const settings = { brand: { name: 'Harbour' }, contact: { phone: '07 5550 1234' }, images };
  const resolved = resolveSettings([{ name: 'site', settings }]);
  return resolved.ok ? [] : resolved.problems.map(({ path }) => path);
};

test.each(['https://images.example.com', 'https://cdn-2.images.example.com.au', 'https://images.example.com:8443'])(
  '[A8] pictures may be fetched from %s',
  (source) => {
    expect(problemsOf({ sources: [source] })).toEqual([]);
  },
);

test.each([
  'http://images.example.com',
  'https://images.example.com/',
  'https://images.example.com/photos',
  'https://images.example.com:443',
  'https://IMAGES.example.com',
  'https://images.example.com.',
  'https://me:secret@images.example.com',
  'https://*.example.com',
  'https://localhost',
  'https://127.0.0.1',
  'https://10.0.0.5:8443',
  'https://2130706433',
  'https://[::1]',
  'images.example.com',
  '*',
])('[A8] %s is no origin that pictures may be fetched from', (source) => {
  expect(problemsOf({ sources: [source] })).toEqual(['images.sources[0]']);
});

test.each([
  [74, ['images.quality']],
  [75, []],
  [80, []],
  [81, ['images.quality']],
])('[A8] quality %i is taken or refused', (quality, problems) => {
  expect(problemsOf({ quality })).toEqual(problems);
});
