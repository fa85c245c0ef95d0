import { expect, test, vi } from 'vitest';
import { sampleCar, sampleSettings } from '../../../../../tests/samples/stock.ts';
import { buildPriceComparisonModel } from '../../../../kernel/vehicle/price-comparison/model.ts';
import { loadGauge } from './load-gauge.ts';

const model = buildPriceComparisonModel(sampleCar({ slug: 'a' }), sampleSettings())!;

function load(body: string, status = 200) {
  const ask = vi.fn(async () => new Response(body, { status }));
  vi.stubGlobal('fetch', ask);
  return { ask, gauge: loadGauge(model, new AbortController().signal) };
}

const whole = { fill: 1, listing_price: 2, market_range_min: 1, market_range_max: 3, confidence: 0.6 };

test('[D13] the panel is made of what its address answers', async () => {
  const { ask, gauge } = load(JSON.stringify(whole));
  expect(await gauge).toMatchObject({ listing_price: 2 });
  expect(ask).toHaveBeenCalledWith('/cars/a/autogauge', { signal: expect.any(AbortSignal) });
});

test.each([
  ['an error', '', 500],
  ['what is no comparison', '<html>', 200],
])('[D13] %s in its place is thrown, to be told', async (_, body, status) => {
  await expect(load(body, status).gauge).rejects.toThrow();
});

test.each([
  ['nothing to compare', { listing_price: 20_000, confidence: null }],
  ['a comparison that is not sure', { ...whole, confidence: 0.2, description: '' }],
])('[D13] %s is no panel, and no failure', async (_, answer) => {
  expect(await load(JSON.stringify(answer)).gauge).toBeNull();
});
