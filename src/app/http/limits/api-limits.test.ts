import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { sampleSettings } from '../../../../tests/samples/stock.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { refuseTooMany } from './api-limits.ts';
import { TokenBuckets } from './token-buckets.ts';

const settings = sampleSettings({ api: { requestsPerMinute: 2, eventsPerMinute: 1, formsPerMinute: 1 } });
const buckets = new TokenBuckets(100);

async function ask(
  path: string,
  { siteId = 1, caller = '203.0.113.7', seconds = 0, method = 'GET', of = settings } = {},
) {
  const sent: { status?: number; headers: Record<string, unknown>; body?: string } = { headers: {} };
  const res = {
    req: { method },
    setHeader: (name: string, value: string) => Object.assign(sent.headers, { [name]: value }),
    writeHead: (status: number, headers: object) => {
      sent.status = status;
      Object.assign(sent.headers, headers);
    },
    end: (body: string) => {
      sent.body = body;
    },
  } as unknown as ServerResponse;
  const url = new URL(path, 'https://site.example');
  const context = {
    site: { id: siteId },
    settings: of,
    url,
    now: new Date(seconds * 1000),
  } as RequestContext;
  return { refused: await refuseTooMany(res, caller, context, buckets), sent };
}

test('an address that asks the API too often is told when to ask again; others, sites and pages are not', async () => {
  expect((await ask('/api/search')).refused).toBe(false);
  expect((await ask('/api/search/queries')).refused).toBe(false);
  const { refused, sent } = await ask('/api/search?make=Kia');
  expect(refused).toBe(true);
  expect(sent).toMatchObject({
    status: 429,
    headers: { 'Retry-After': 30, 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' },
  });
  expect(JSON.parse(sent.body ?? '')).toMatchObject({ status: 429, title: 'Too Many Requests' });
  expect((await ask('/search/used-cars')).refused).toBe(false);
  expect((await ask('/api/search', { caller: '203.0.113.8' })).refused).toBe(false);
  expect((await ask('/api/search', { siteId: 2 })).refused).toBe(false);
  expect((await ask('/api/search', { seconds: 30 })).refused).toBe(false);
});

test.each(['/API/search', '/%61pi/search', '/.//api/search', '/api/search.data'])('%s is the API too', async (path) => {
  const caller = `caller of ${path}`;
  const requested: boolean[] = [];
  for (let n = 0; n < 3; n++)
    requested.push((await ask('/api/search', { caller })).refused || (await ask(path, { caller })).refused);
  expect(requested).toEqual([false, true, true]);
});

// Would have let one address have PDFs made without end, while everybody else was refused.
test('[D18] PDFs have a limit of their own, told in words; the vehicle’s page is not touched', async () => {
  const of = sampleSettings({ api: { pdfsPerMinute: 2 } });
  const caller = '198.51.100.40';
  const requested = (path: string, from = caller) => ask(path, { caller: from, of });
  expect((await requested('/cars/kluger/pdf')).refused).toBe(false);
  expect((await requested('/cars/yaris/pdf/')).refused).toBe(false);
  const { refused, sent } = await requested('/cars/kluger/pdf');
  expect(refused).toBe(true);
  expect(sent).toMatchObject({
    status: 429,
    headers: { 'Retry-After': 30, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    body: 'Too many PDFs requested. Please try again in 30 s.\n',
  });
  expect((await requested('/cars/kluger')).refused).toBe(false);
  expect((await requested('/cars/kluger/pdf', '198.51.100.41')).refused).toBe(false);
});

test('events have a limit of their own', async () => {
  const caller = '198.51.100.1';
  expect((await ask('/api/events', { caller })).refused).toBe(false);
  expect((await ask('/api/events', { caller })).refused).toBe(true);
  expect((await ask('/api/search', { caller })).refused).toBe(false);
});

test('[G8] forms have a limit of their own, wherever they are sent; pages can be read as before', async () => {
  const caller = '198.51.100.2';
  const sent = async (path: string) => (await ask(path, { caller, method: 'POST' })).refused;
  const paths = ['/api/leads', '/api/leads/steps', '/api/miscellaneous', '/api/search'];
  expect(await Promise.all(paths.map(sent))).toEqual([false, true, true, false]);
  expect((await ask('/finance', { caller })).refused).toBe(false);
});

test('[G8] a form whose check could not be made counts towards the limit of those without scripts', async () => {
  const of = sampleSettings({
    api: { plainFormsPerMinute: 2, formsPerMinute: 9 },
    integrations: { botCheck: { provider: 'proof_of_work' } },
  });
  const caller = '198.51.100.77';
  const sent = async (path: string) => (await ask(path, { caller, method: 'POST', of })).refused;
  const paths = ['/api/leads?check=none', '/contact', '/api/leads/steps?check=none'];
  expect(await Promise.all(paths.map(sent))).toEqual([false, false, true]);
  expect(await sent('/api/leads')).toBe(false);
});

test.each([
  ['a site with a check', 'proof_of_work', [false, false, true]],
  ['a site without one', 'off', [false, false, false]],
] as const)(
  '[G8] pages of %s take what comes without scripts, within its own limit',
  async (_what, provider, refused) => {
    const of = sampleSettings({
      api: { plainFormsPerMinute: 2, formsPerMinute: 5 },
      integrations: { botCheck: { provider } },
    });
    const caller = `plain ${provider}`;
    const requested = await Promise.all([1, 2, 3].map(() => ask('/finance', { caller, method: 'POST', of })));
    expect(requested.map((one) => one.refused)).toEqual(refused);
    const { sent } = requested[2]!;
    if (refused[2])
      expect(sent).toMatchObject({
        status: 429,
        headers: { 'Retry-After': 30 },
        body: expect.stringMatching(/go back/),
      });
    expect((await ask('/api/leads', { caller, method: 'POST', of })).refused).toBe(false);
  },
);
