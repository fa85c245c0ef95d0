import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measurePage } from '../../bench/browser/page.ts';
import { addressOf, closeBrowser, get, PHONE, visitor } from './browser.ts';

afterAll(closeBrowser);

const CLIENT = join(import.meta.dirname, '..', '..', 'build', 'client');

/** What a page may fetch of JavaScript before anybody does anything, in bytes of brotli (docs/decisions/browser-cost.md). */
const ALLOWED = 130_000;
/** What its HTML may name of that. The other 7 KB are for parts that come by themselves: what turns a 360 view (4.5), a video, what tells of a visit. */
const NAMED = 124_000;

const LIST = '/search/used-cars';
const paths: Record<string, string> = { home: '/', search: LIST };

beforeAll(async () => {
  const { body } = await get('harbour.localhost', LIST);
  for (const [, path = ''] of body.matchAll(/<h2[^>]*><a[^>]* href="(\/cars\/[^"]+)"/g)) {
    const page = (await get('harbour.localhost', path)).body;
    paths[page.includes('data-pane="spinner"') ? 'vehicle with a 360 view' : 'vehicle'] ??= path;
    if (Object.keys(paths).length === 4) return;
  }
});

const PAGES = ['home', 'search', 'vehicle', 'vehicle with a 360 view'];

/** The scripts that a page's HTML names, and those which they import. */
function scriptsOf(html: string): string[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const text = readFileSync(join(CLIENT, path), 'utf8');
    for (const [, file] of text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      visit(`/assets/${file}`);
  };
  for (const [, path = ''] of html.matchAll(/["'](\/assets\/[\w.-]+\.js)["']/g)) visit(path);
  return [...found];
}

const bytesOf = (path: string) => statSync(`${join(CLIENT, path)}.br`).size;

test.each(PAGES)(`the HTML of a page (%s) names at most ${NAMED / 1000} KB of JavaScript`, async (name) => {
  const scripts = scriptsOf((await get('harbour.localhost', paths[name] as string)).body);
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.every((path) => existsSync(join(CLIENT, path)))).toBe(true);
  const bytes = scripts.reduce((sum, path) => sum + bytesOf(path), 0);
  expect(bytes).toBeLessThanOrEqual(NAMED);
});

test.each(PAGES)(
  `a page (%s) fetches at most ${ALLOWED / 1000} KB of JavaScript before anybody does anything, and nothing moves`,
  async (name) => {
    const { context } = await visitor(PHONE);
    const { bytes, scripts, shift } = await measurePage(context, addressOf('harbour', paths[name]), CLIENT);
    await context.close();
    expect(scripts).toBeGreaterThan(5);
    expect(bytes).toBeLessThanOrEqual(ALLOWED);
    expect(shift).toBeLessThanOrEqual(0.02);
  },
);
