import { beforeAll, describe, expect, test } from 'vitest';
import { solve } from '../../../tests/samples/bot-check.ts';
import { createProofOfWorkChecker } from './proof-of-work.ts';

const NOW = new Date('2026-11-20T02:00:00Z');
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const checker = createProofOfWorkChecker({ secret: 'one', siteId: 1, tries: 20 });
const judge = (answer: string | undefined, at = NOW) => checker.verify(answer, 'sending', at);

let answer: string;
beforeAll(async () => {
  answer = await solve(await checker.offer(NOW));
});

function changed(
  change: (it: {
    challenge: { parameters: Record<string, unknown>; signature: string };
    solution: Record<string, unknown>;
  }) => void,
): string {
  const it = JSON.parse(answer);
  change(it);
  return JSON.stringify(it);
}

test('[G8] work that was done passes for half an hour, under a name of its own', async () => {
  const first = await judge(answer);
  expect(first).toEqual({
    kind: 'passed',
    challenge: expect.stringMatching(/^[0-9a-f]{64}$/),
    expiresAt: inMinutes(30),
  });
  expect(await judge(answer, inMinutes(29))).toEqual(first);
  const other = await judge(await solve(await checker.offer(NOW)));
  expect(other).toMatchObject({ kind: 'passed' });
  expect(other).not.toEqual(first);
});

describe('[G8] refused', () => {
  test.each<[string, () => string | undefined, string]>([
    ['nothing', () => undefined, 'missing'],
    ['no JSON', () => '{', 'malformed'],
    ['something else', () => '[]', 'malformed'],
    ['prototype keys', () => '{"__proto__":{"challenge":1}}', 'malformed'],
    [
      'another field',
      () =>
        changed((it) => {
          it.solution.extra = 1;
        }),
      'malformed',
    ],
    [
      'another site',
      () =>
        changed((it) => {
          it.challenge.parameters.data = { site: 2, expires: 9e15 };
        }),
      'foreign',
    ],
    [
      'a longer life',
      () =>
        changed((it) => {
          it.challenge.parameters.data = { site: 1, expires: 9e15 };
        }),
      'foreign',
    ],
    [
      'another signature',
      () =>
        changed((it) => {
          it.challenge.signature = 'ab';
        }),
      'foreign',
    ],
    [
      'another key',
      () =>
        changed((it) => {
          it.solution.derivedKey = '00'.repeat(32);
        }),
      'wrong',
    ],
    [
      'work that was not done',
      () =>
        changed((it) => {
          it.solution.derivedKey = String(it.challenge.parameters.keyPrefix);
        }),
      'wrong',
    ],
  ])('%s', async (_what, given, reason) => {
    expect(await judge(given())).toEqual({ kind: 'refused', reason });
  });

  test('half an hour later', async () => {
    expect(await judge(answer, inMinutes(31))).toEqual({ kind: 'refused', reason: 'expired' });
  });

  test('work of another site, though it has the same secret, and of another secret', async () => {
    const dos = createProofOfWorkChecker({ secret: 'one', siteId: 2, tries: 20 });
    expect(await dos.verify(answer, 'sending', NOW)).toEqual({ kind: 'refused', reason: 'foreign' });
    const other = createProofOfWorkChecker({ secret: 'two', siteId: 1, tries: 20 });
    expect(await other.verify(answer, 'sending', NOW)).toEqual({ kind: 'refused', reason: 'foreign' });
  });
});
