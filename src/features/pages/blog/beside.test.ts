import { expect, test } from 'vitest';
import { sampleSiteStock } from '../../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import { postContent } from '../../../settings/content/pages.ts';
import { buildBeside } from './beside.ts';

const post = (slug: string) =>
  postContent.parse({ slug, heading: slug, date: '2026-10-01', blocks: [{ kind: 'text', body: 'Text.' }] });
const besideOf = (posts: string[], cars = [] as ReturnType<typeof sampleCar>[]) => {
  const all = posts.map(post);
  const request = { settings: sampleSettings({}), stock: sampleSiteStock(cars), now: SAMPLE_NOW };
  return buildBeside(all[0] ?? null, all, request);
};

test('[H11] beside a post are the next one and vehicles; without either there is no column', () => {
  expect(besideOf(['one', 'two'])?.next).toMatchObject([{ heading: 'two' }]);
  expect(besideOf(['one'], [sampleCar()])?.stock.items).toHaveLength(1);
  const cars = [sampleCar({ id: 1, slug: 'one' }), sampleCar({ id: 2, slug: 'two' })];
  expect(besideOf(['one'], cars)?.stock.items).toHaveLength(1);
  expect(besideOf([], cars)?.stock.items).toHaveLength(2);
  expect(besideOf(['one'])).toBeNull();
});

test('[H11] without posts there is a row of vehicles; beside a list of them are two', () => {
  const stock = sampleSiteStock([1, 2, 3, 4, 5].map((id) => sampleCar({ id, slug: `car-${id}` })));
  const request = { settings: sampleSettings({}), stock, now: SAMPLE_NOW };
  expect(buildBeside(null, [], request)?.stock.items).toHaveLength(4);
  expect(buildBeside(null, [post('one')], request)?.stock.items).toHaveLength(2);
});
