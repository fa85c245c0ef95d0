import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Answer } from './ask.ts';
import { findDifferences } from './compare.ts';
import type { Recorded } from './record.ts';

const MODULE = '../features/pages/home/route';
const BEGAN = '2026-11-23T20:00:00.000Z';

const digestOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const page = (body: string, headers: Answer['headers'] = {}): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  body,
});

const recorded = (answer: Answer, id = MODULE): Recorded => ({
  about: { commit: 'abc', began: BEGAN, ended: '2026-11-23T20:01:00.000Z', routes: { [id]: '' } },
  answers: new Map([['GET harbour/', answer]]),
});

const differ = async (before: Answer, after: Answer, id = MODULE) =>
  (await findDifferences(recorded(before), recorded(after, id))).map(({ key }) => key);

const inline = (text: string) =>
  page(`<script>${text}</script>`, { 'content-security-policy': `script-src 'self' ${digestOf(text)}` });

const data = (list: unknown) => {
  const piece = JSON.stringify(`${JSON.stringify(list)}\n`);
  return `<script>window.__reactRouterContext.streamController.enqueue(${piece});</script>`;
};

describe('what differs', () => {
  test.each([
    ['a byte of the page', page('<p>$30,000</p>'), page('<p>$30,001</p>')],
    ['white space', page('<p>a</p><p>b</p>'), page('<p>a</p>\n<p>b</p>')],
    ['the status', page('<p>a</p>'), { ...page('<p>a</p>'), status: 404 }],
    ['where a redirect leads', page('', { location: '/a' }), page('', { location: '/b' })],
    ['a header that is gone', page('', { vary: 'Accept-Encoding' }), page('')],
    ['a picture by its digest', page('/img/a.avif?v=44ceb9a0'), page('/img/a.avif?v=44ceb9a1')],
    ['the kind of an asset', page('/assets/a-D3wh2LC1.js'), page('/assets/a-D3wh2LC1.css')],
    ['another font', page('/assets/archivo-D3wh2LC1.woff2'), page('/assets/sofia-D3wh2LC1.woff2')],
    [
      'a policy that lets other scripts run',
      page('<script>1</script>', { 'content-security-policy': `script-src ${digestOf('1')}` }),
      page('<script>1</script>', {
        'content-security-policy': `script-src ${digestOf('1')} ${digestOf('2')}`,
      }),
    ],
    ['a moment that is none of the database', page('2026-11-20T01:00:00.000Z'), page('2026-11-20T01:00:01.000Z')],
    ['which ids are the same', page(`${idOf(1)} ${idOf(1)}`), page(`${idOf(1)} ${idOf(2)}`)],
    ['the name of a cookie', page('', { 'set-cookie': ['a=1'] }), page('', { 'set-cookie': ['b=1'] })],
    ['data for the scripts', page(data([{ _1: 2 }, 'a', 1])), page(data([{ _1: 2 }, 'a', 2]))],
  ])('is found: %s', async (_, before, after) => {
    expect(await differ(before, after)).toEqual(['GET harbour/']);
    expect(await differ(before, before)).toEqual([]);
  });

  test('is found when only one record has it', async () => {
    const none = { ...recorded(page('')), answers: new Map() };
    expect(await findDifferences(recorded(page('')), none)).toMatchObject([{ key: 'GET harbour/', after: undefined }]);
    expect(await findDifferences(none, recorded(page('')))).toMatchObject([{ before: undefined }]);
  });
});

describe('what may differ', () => {
  const late = (...names: string[]) =>
    page(names.map((name) => `<link rel="late-module" href="/assets/${name}.js"/>`).join(''));

  test.each([
    ['the name of a script', page('/assets/home-D3wh2LC1.js'), page('/assets/front--SAXD8M.js')],
    ['the digest in the name of a font', page('/assets/a-D3wh2LC1.woff2'), page('/assets/a-E0tuGl4L.woff2')],
    ['how many scripts a page is cut into', late('a-D3wh2LC1', 'b-CWeXcBV'), late('c-D3wh2LC1')],
    [
      'the digest of an inline script that names one',
      inline('import "/assets/root-3o1Zgn5.js"'),
      inline('import "/assets/root-DgNldpY.js"'),
    ],
    ['an id', page(`<i id="${idOf(1)}"></i>`), page(`<i id="${idOf(2)}"></i>`)],
    ['when the database was filled', page('2026-11-23T20:00:01.000Z'), page('2026-11-23T20:00:02.000Z')],
    ['how long a search took', page('{"ms":0.25}'), page('{"ms":11}')],
    ['the id of a request', page('', { 'x-request-id': 'a' }), page('', { 'x-request-id': 'b' })],
    [
      'scripts named in the data',
      page(data([{ _1: 2 }, 'scripts', [3, 4], '/assets/a-D3wh2LC1.js', '/assets/b-D3wh2LC1.js'])),
      page(data([{ _1: 2 }, 'scripts', [3], '/assets/c-D3wh2LC1.js'])),
    ],
  ])('is let pass: %s', async (_, before, after) => {
    expect(await differ(before, after)).toEqual([]);
  });

  test('is let pass: where the module of a route is', async () => {
    const moved = '../features/home/home.route';
    expect(await differ(page(`{"${MODULE}":route1}`), page(`{"${moved}":route1}`), moved)).toEqual([]);
    expect(await differ(page(`{"${MODULE}":route1}`), page(`{"${moved}":route1}`))).toEqual(['GET harbour/']);
  });
});

function idOf(last: number): string {
  return `18ab5fbc-9bfa-4167-a968-9e39617ebda${last}`;
}
