import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type SampleListener, startListener } from '../../../../tests/samples/servers/listener.ts';
import { sampleSiteStock } from '../../../../tests/samples/site.ts';
import { sampleSettings } from '../../../../tests/samples/stock.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { logFailure, redactPath } from './log-failure.ts';

const QUERY = '?v=7.secret-word&email=sam%40example.com&sam@example.com&phone=0412000001';
const PERSONAL = /secret-word|sam(%40|@)|0412|\?/;

let lines: string[] = [];
const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
let site: SampleListener;
beforeAll(async () => {
  const context = {
    site: { id: 1, groupId: 1, origin: 'http://yard.example', settingsVersion: 1, storageName: 'yard' },
    settings: sampleSettings(),
    stock: sampleSiteStock([]),
  } as unknown as RequestContext;
  const fails = () => Promise.reject(new Error('the yard is closed'));
  site = await startListener(context, fails, log);
});
afterAll(() => site.close());
beforeEach(() => {
  lines = [];
});

test.each(['GET', 'POST'])(
  '[F5] a %s that fails is in the log with its path and its error, and with nothing of its query',
  async (method) => {
    const { status } = await site.send({ method, path: `/alerts/stop${QUERY}` });
    expect(status).toBe(500);
    await expect.poll(() => lines.length).toBe(2);
    const failed = lines.map((line) => JSON.parse(line)).find(({ level }) => level === 50);
    expect(failed).toMatchObject({
      msg: 'A request failed',
      path: '/alerts/stop',
      requestId: expect.any(String),
      err: { message: 'the yard is closed' },
    });
    expect(lines.join('')).not.toMatch(PERSONAL);
  },
);

test.each([
  ['/search/used-cars?make=Toyota', '/search/used-cars'],
  ['http://yard.example/sign-in?redirect=/a?b', '/sign-in'],
  ['https://yard.example?a=b', ''],
  ['/a#b?c', '/a'],
  ['/payments/4fK2-secret.data', '/payments/(word).data'],
])('[F5] of %s a page that failed is told with %s', (target, path) => {
  logFailure(log, 'A page failed', { error: new Error('no'), target });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'A page failed', path });
  expect(lines[0]).not.toMatch(/\?/);
  expect(redactPath(target)).toBe(path);
});
