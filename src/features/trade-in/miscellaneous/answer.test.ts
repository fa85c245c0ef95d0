import { expect, test, vi } from 'vitest';
import { sampleSettings } from '../../../../tests/samples/stock.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { saveValuation } from '../parts/save-valuation.ts';
import { answerMiscellaneous } from './answer.ts';

test('[G4] a site that does not keep valuations has no such address', async () => {
  const request = new Request('https://site.example/api/miscellaneous', { method: 'POST', body: '{}' });
  const site = { settings: sampleSettings({}), now: new Date() } as RequestContext;
  expect((await answerMiscellaneous(request, site)).status).toBe(404);
});

test.each([
  ['was saved', 204, 'info'],
  ['was not saved', 404, 'warn'],
] as const)('[G4] that a valuation %s is told to the console, and to nobody else', async (words, status, level) => {
  const requested = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status }));
  const told = vi.spyOn(console, level).mockReturnValue();
  await saveValuation({ id: 3, offer_price: 20_000 });
  expect(requested).toHaveBeenCalledWith(
    '/api/miscellaneous',
    expect.objectContaining({ method: 'POST', keepalive: true }),
  );
  expect(JSON.parse(String(requested.mock.calls[0]?.[1]?.body))).toEqual({
    id: 3,
    offer_price: 20_000,
    column_name: 'valuation',
  });
  expect(told.mock.calls[0]?.[0]).toBe(`The valuation ${words}`);
  vi.restoreAllMocks();
});
