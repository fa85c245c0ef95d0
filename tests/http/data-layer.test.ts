import { expect, test } from 'vitest';
import { get, pageOf } from '../http.ts';

const DEMO = 'ironbark.localhost';

test('[I1] the demo site with a tag manager asks first; its policy allows its own container', async () => {
  const { body, headers } = await get(DEMO, '/');
  expect(body).toContain('data-layer="asked"');
  expect(String(headers['content-security-policy'])).toMatch(/script-src 'self'/);
  expect(String(headers['content-security-policy'])).not.toMatch(/google/);
  expect(body).toContain('/media/demo-tags.js?id=GTM-DEMO');
  expect(body).not.toMatch(/<script[^>]* src="\/media/);
  const container = await get(DEMO, '/media/demo-tags.js?id=GTM-DEMO');
  expect([container.status, container.headers['content-type']]).toEqual([200, expect.stringMatching(/javascript/)]);
});

test('[I1] a tag manager is told of a vehicle what the site shows of it, and on other sites of none', async () => {
  const list = await pageOf('ironbark', '/search/used-cars');
  const path = list.querySelector('article a[href^="/cars/"]')?.getAttribute('href') ?? '';
  const { body } = await get(DEMO, path);
  const id = /"car_id\\",(\d+)/.exec(body)?.[1] ?? /data-car-id="(\d+)"/.exec(body)?.[1];
  const { status, body: answer } = await get(DEMO, `/api/items?ids=${id}`);
  expect(status).toBe(200);
  const { items } = JSON.parse(answer);
  expect(items).toEqual([
    {
      item_id: /"sku":"([^"]+)"/.exec(body)?.[1],
      make: expect.stringMatching(/./),
      model: expect.stringMatching(/./),
      price: expect.toSatisfy((price) => price === null || price > 10),
      currency: 'AUD',
      dealership: expect.stringMatching(/Ironbark/),
    },
  ]);
  expect((await get(DEMO, '/api/items?ids=x')).status).toBe(400);
  expect((await get('wattle-creek.localhost', `/api/items?ids=${id}`)).status).toBe(404);
});
