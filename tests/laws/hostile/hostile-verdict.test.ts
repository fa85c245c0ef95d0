import { expect, test } from 'vitest';
import { canaryOf, findFault } from '../../../scripts/hostile/verdict.ts';
import type { RawAnswer } from '../../../scripts/hostile/wire.ts';

const MARKS = new Map([
  ['2020-kia-rio-s-b1', 'beta'],
  ['hello@beta.example', 'beta'],
  ['+61355501234', 'beta'],
]);

const judge = (answer: Partial<RawAnswer> | undefined, path = '/', isHttp = true) =>
  findFault(
    {
      sent: { request: { method: 'GET', path, headers: [] }, isHttp },
      answer: answer && { status: 200, headers: {}, body: '', ...answer },
      canary: canaryOf(7),
      group: 'alfa',
    },
    MARKS,
  );

test.each<[string, Partial<RawAnswer> | undefined, RegExp]>([
  ['no answer at all', undefined, /no answer/],
  ['an error of the program', { status: 500, body: 'Something went wrong' }, /status 500/],
  ['a 503 that does not say when to come back', { status: 503 }, /status 503/],
  ['a place in the program', { body: 'at async load (/a/b.js)' }, /inside/],
  ['a word that another visitor sent', { body: 'href="/?x=zq8q"' }, /another request: zq8q/],
  ['the same in the address of a redirect', { status: 302, headers: { location: '/zq8q' } }, /zq8q/],
  ['a vehicle of another group', { body: 'href="/cars/2020-kia-rio-s-b1"' }, /group beta: 2020-kia-rio-s-b1/],
  ['the mail of another group', { body: 'Write to hello@beta.example' }, /group beta/],
  ['the phone of another group', { body: 'href="tel:+61355501234"' }, /group beta/],
])('the hostile hours find %s', (_what, answer, fault) => {
  expect(judge(answer)).toMatch(fault);
});

test.each<[string, Partial<RawAnswer>, string]>([
  ['a page', { body: 'href="/cars/2021-kia-rio-s-a1"' }, '/'],
  ['what is not there', { status: 404 }, '/'],
  ['a 503 that says when to come back', { status: 503, headers: { 'retry-after': '30' } }, '/'],
  ['a visitor’s own word', { body: 'Nothing for zq7q' }, '/?query=zq7q'],
  [
    'a vehicle that the visitor named themselves',
    { status: 404, body: '2020-kia-rio-s-b1' },
    '/cars/2020-kia-rio-s-b1',
  ],
])('and let pass %s', (_what, answer, path) => {
  expect(judge(answer, path)).toBeUndefined();
});

test('what is no HTTP may be hung up on', () => {
  expect(judge(undefined, '/', false)).toBeUndefined();
});
