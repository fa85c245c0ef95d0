import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { type SampleListener, startListener } from '../../../../tests/samples/servers/listener.ts';
import { sampleSiteStock } from '../../../../tests/samples/site.ts';
import { sampleSettings } from '../../../../tests/samples/stock.ts';
import { eventually } from '../../../../tests/settled.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { recordRefusedWrite, recordSecurityEvent } from '../../../kernel/request/security-events.ts';

interface Line {
  msg: string;
  level: number;
  event: Record<string, string>;
  requestId: string;
}

let site: SampleListener | undefined;
afterEach(() => site?.close());

/** The log of one request: its line `request`, and the security lines before it. */
async function linesOf(
  room: (context: RequestContext) => Response,
  sent: { method?: string; headers?: Record<string, string>; path?: string } = {},
): Promise<Line[]> {
  const lines: Line[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const context = {
    site: { id: 1, groupId: 1, origin: 'http://yard.example', settingsVersion: 1, storageName: 'yard' },
    settings: sampleSettings({ api: { formsPerMinute: 1 } }),
    stock: sampleSiteStock([]),
  } as unknown as RequestContext;
  site = await startListener(context, async (_, known) => room(known), log, { trustProxy: true });
  const headers = { 'X-Forwarded-For': '203.0.113.7', ...sent.headers };
  await site.send({ path: '/contact?phone=0412345678', ...sent, headers, body: 'phone=0412345678' });
  await eventually('the line of the request', () => lines.some(({ msg }) => msg === 'request'));
  expect(JSON.stringify(lines)).not.toContain('412345678');
  return lines.filter(({ msg }) => msg === 'security event');
}

const answer = (status: number) => () => new Response(null, { status });

test.each([
  ['another website sends', answer(200), { origin: 'https://evil.example' }, 'foreign_origin'],
  ['no browser sends', answer(403), {}, 'no_origin'],
  ['its page forbids', answer(403), { origin: 'own' }, 'forbidden'],
  ['nobody is signed in for', answer(401), { origin: 'own' }, 'not_signed_in'],
  ['is too much', answer(429), { origin: 'own' }, 'rate_limited'],
] as const)(
  'what %s is told of once, with where it came from and nothing of who it was',
  async (_what, room, headers, reason) => {
    const own = {
      ...headers,
      ...('origin' in headers && headers.origin === 'own' && { Host: 'a.b', origin: 'http://a.b' }),
    };
    const lines = await linesOf(room, { method: 'POST', headers: own });
    expect(lines).toMatchObject([
      {
        level: 40,
        event: { category: 'web', action: 'write', outcome: 'failure', reason },
        source: { ip: '203.0.113.7' },
        url: { path: '/contact' },
        http: { request: { method: 'POST' } },
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
  },
);

test('what a page noted is told as it said, and no more of the same refusal', async () => {
  const room = ({ visit }: RequestContext) => {
    recordSecurityEvent(visit, { action: 'sign_in', outcome: 'success', userId: 7 });
    recordRefusedWrite(visit, 'bot_check_failed');
    return new Response(null, { status: 403 });
  };
  expect(await linesOf(room, { method: 'POST' })).toMatchObject([
    {
      level: 30,
      event: { category: 'authentication', action: 'sign_in', outcome: 'success' },
      user: { id: '7' },
    },
    { level: 40, event: { action: 'write', reason: 'bot_check_failed' } },
  ]);
});

test('what is read, and what is taken, is no security event', async () => {
  expect(await linesOf(answer(403), { method: 'GET' })).toEqual([]);
  expect(await linesOf(answer(400), { method: 'POST' })).toEqual([]);
});
