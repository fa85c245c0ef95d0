import { expect, test } from 'vitest';
import { phraseStock } from '../../../../tests/samples/phrase-stock.ts';
import { sampleSiteStock } from '../../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleSettings } from '../../../../tests/samples/stock.ts';
import type { Site } from '../../../kernel/request/context.ts';
import { createAnonymousVisit } from '../../../kernel/request/visit.ts';
import { loadSearchPage } from '../load.ts';
import { listSuggestionsAt } from './suggestions-at.ts';

const context = {
  settings: sampleSettings(),
  stock: sampleSiteStock(phraseStock()),
  site: { origin: 'https://site.example' } as Site,
  now: SAMPLE_NOW,
  visit: createAnonymousVisit(),
};

const requestAt = (path: string) => ({ ...context, url: new URL(path, 'https://site.example') });
const ask = (q: string, at?: string) =>
  listSuggestionsAt(requestAt(`/search/suggest?${new URLSearchParams({ q, ...(at ? { at } : {}) })}`)).suggestions;
const lines = (q: string, at?: string) =>
  ask(q, at).map(({ kind, label, detail, countText }) => [kind, label, detail, countText]);

test('[B3] the beginning of a name suggests makes, models and bodies with their counts', () => {
  expect(lines('to')).toEqual([['make', 'Toyota', null, '9 cars']]);
  expect(lines('hi')).toEqual(
    [
      ['model', 'Toyota HiLux', null, '2 cars'],
      ['model', 'Toyota HiAce', null, '1 car'],
    ].slice(0, 2),
  );
  expect(lines('ut')).toEqual([['body', 'Ute', null, '6 cars']]);
});

test('[B3] names of several words are found from any of them on, written together or apart', () => {
  expect(lines('land cr').map(([, label]) => label)).toEqual([
    'Toyota LandCruiser',
    'Toyota LandCruiser 70',
    'Toyota LandCruiser Prado',
  ]);
  expect(lines('prad').map(([, label]) => label)).toEqual(['Toyota LandCruiser Prado']);
  expect(lines('toyota co').map(([, label]) => label)).toContain('Toyota Corolla');
});

test('[B3] words before the last ones are filters, and counts are among them', () => {
  expect(lines('white hil')).toEqual([['model', 'Toyota HiLux', 'White', '1 car']]);
  expect(ask('white hil')[0]?.href).toBe('/search/toyota/hilux?colour=White');
});

test('[B3] behind a make come its models, not other makes; behind a body no other body', () => {
  const kindsOf = (q: string) => ask(q).map(({ kind, label }) => `${kind} ${label}`);
  expect(kindsOf('toyota c')).toEqual(['model Toyota Corolla', 'body Coupe']);
  expect(kindsOf('white suv h')).toEqual(['search SUV · White · “h”']);
});

test('[B3] a phrase is told as what it is understood as, first of all', () => {
  expect(ask('cheap diesel ute under 50k wildtrak')[0]).toEqual({
    kind: 'search',
    label: 'Ute · Diesel · Up to $50,000 · lowest price first · “wildtrak”',
    detail: null,
    countText: '1 car',
    href: '/search/ute?fuel=Diesel&range[price]=:50000&query=wildtrak&sortBy=price_asc',
  });
});

test('[B3] what is not wanted is neither searched for nor kept quiet', () => {
  expect(ask('suv not mazda')[0]).toMatchObject({
    label: 'SUV · ignored: “not mazda”',
    href: '/search/suv?left_out=not+mazda',
  });
});

test('[B3] a misspelt name is suggested rightly, and a whole name once', () => {
  expect(lines('corrola')).toEqual([['search', 'Toyota · Corolla', null, '1 car']]);
  expect(lines('corolla')).toEqual([['model', 'Toyota Corolla', null, '1 car']]);
});

test('[B3] a stock number suggests its vehicle', () => {
  expect(ask('ph-4103')).toEqual([
    { kind: 'stock', label: 'PH4103', detail: '2022 Toyota RAV4', countText: null, href: '/cars/phrase-4' },
  ]);
  expect(lines('ph41')).toHaveLength(3);
});

test('[B3] what is chosen already stays, except what is said anew', () => {
  const at = '/search/used-cars?colour=White&query=old+words';
  expect(ask('hilux', at)[0]).toMatchObject({
    countText: '1 car',
    href: '/search/used-cars?make=Toyota&make_model=Toyota/HiLux&colour=White',
  });
  expect(ask('new', at)[0]?.href).toBe('/search/new-cars?colour=White');
});

test.each(['/elsewhere', 'https://elsewhere.example/search/used-cars', '/search/nothing', '//x', '/search\\'])(
  '[B3] %s is no search to suggest beside',
  (at) => {
    expect(ask('hilux', at)[0]?.href).toBe('/search/toyota/hilux');
  },
);

test.each(['', '   ', 'zzzzqqq', '???', '"', 'not', 'x'.repeat(5000)])('[B3] nothing is suggested for %j', (q) => {
  expect(ask(q)).toEqual([]);
});

test('[B3] every count that is suggested is that of the page that it leads to', () => {
  for (const q of [
    'to',
    'm',
    'l',
    's',
    'white s',
    'auto suv',
    'diesel 4x4 t',
    'toyota u',
    'under 30k h',
    'hilux 4wd w',
  ])
    for (const { href, countText } of ask(q))
      expect([href, loadSearchPage(requestAt(href)).countText]).toEqual([href, countText]);
});
