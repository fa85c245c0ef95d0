import { expect, test } from 'vitest';
import { sampleSiteStock } from '../../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import type { CardModel } from '../../../kernel/cards/card.ts';
import { answerCards } from './answer-cards.ts';

const stock = sampleSiteStock([
  sampleCar({ id: 1, price: 10_000 }),
  sampleCar({ id: 2, price: 20_000 }),
  sampleCar({ id: 3, status: 'sold', sold: true, sold_date_timestamp: 1 }),
]);

const ask = (query: string) =>
  answerCards({
    url: new URL(`https://site.example/api/cards${query}`),
    stock,
    settings: sampleSettings(),
    now: SAMPLE_NOW,
  });

test('[F3] cards come with the prices of now, in the order asked; those no longer listed are left out', async () => {
  const response = ask('?ids=2,99,3,1');
  const { cards } = (await response.json()) as { cards: CardModel[] };
  expect(response.status).toBe(200);
  expect(cards.map(({ id, price }) => [id, price.text])).toEqual([
    [2, '$20,000'],
    [1, '$10,000'],
  ]);
});

test('[F3] a response with prices is not cached, is for the site’s own pages, and is not indexed', () => {
  expect(Object.fromEntries(ask('?ids=1').headers)).toMatchObject({
    'cache-control': 'no-cache',
    'cross-origin-resource-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  });
  expect(ask('?ids=x').headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['', 'ids: is missing'],
  ['?ids=', 'ids: is missing'],
  ['?ids=1,x', 'ids: holds "x"'],
  ['?ids=0', 'ids: holds "0"'],
  ['?ids=1,-2', 'ids: holds "-2"'],
  ['?ids=1.5', 'ids: holds "1.5"'],
  [`?ids=${Array.from({ length: 101 }, (_, n) => n + 1)}`, 'ids: names 101 vehicles'],
])('[F3] %s is refused, and the answer says why', async (query, detail) => {
  const response = ask(query);
  expect([response.status, response.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
  expect(((await response.json()) as { detail: string }).detail).toContain(detail);
});
