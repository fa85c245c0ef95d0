import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measurePage } from '../../bench/browser/page.ts';
import type { TemplateName } from '../../src/settings/topics/brand.ts';
import { addressOf, closeBrowser, get, PHONE, visitor } from './browser.ts';

afterAll(closeBrowser);

const CLIENT = join(import.meta.dirname, '..', '..', 'build', 'client');

/** What a page may fetch of JavaScript before anybody does anything, in bytes of brotli (docs/decisions/browser-cost.md). */
const ALLOWED = 130_000;
/** What its HTML may name of that. The others are for parts that come by themselves: what turns a 360 view (4.5 KB), a video, what tells of a visit. */
const NAMED = 124_500;

const LIST = '/search/used-cars';

/** A site of each look. */
const SITES: Record<TemplateName, string> = {
  meridian: 'harbour',
  atelier: 'harbour-prestige',
  corner: 'bluegum',
};
const pathsOf: Record<string, Record<string, string>> = {};

beforeAll(async () => {
  for (const site of Object.values(SITES)) pathsOf[site] = await findPaths(site);
});

/** The pages that are weighed: home, list, and the first vehicles of it with and without a 360 view. */
async function findPaths(site: string): Promise<Record<string, string>> {
  const host = `${site}.localhost`;
  const paths: Record<string, string> = { home: '/', search: LIST };
  const { body } = await get(host, LIST);
  for (const [, path = ''] of body.matchAll(/<h2[^>]*><a[^>]* href="(\/cars\/[^"]+)"/g)) {
    const page = (await get(host, path)).body;
    paths[page.includes('data-pane="spinner"') ? 'vehicle with a 360 view' : 'vehicle'] ??= path;
    if (Object.keys(paths).length === 4) break;
  }
  return paths;
}

/** No vehicle of the yards that have the third look has a 360 view. */
const PAGES = Object.entries(SITES).flatMap(([look, site]) =>
  ['home', 'search', 'vehicle', 'vehicle with a 360 view']
    .filter((name) => look !== 'corner' || !name.includes('360'))
    .map((name) => ({ look, site, name })),
);

function pathOf({ site, name }: { site: string; name: string }): string {
  const path = pathsOf[site]?.[name];
  if (path === undefined) throw new Error(`The first list of ${site} has no ${name}.`);
  return path;
}

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
  // What the page fetches: its inline description of its routes has more names, which nobody asks for.
  const named = /(?:href=|import (?:\* as \w+ from )?)["'](\/assets\/[\w.-]+\.js)["']/g;
  for (const [, path = ''] of html.matchAll(named)) visit(path);
  return [...found];
}

/** Which look each file of a look's own code belongs to. */
const LOOKS_OF: Record<string, string> = Object.fromEntries(
  Object.entries(
    JSON.parse(readFileSync(join(CLIENT, '.vite', 'manifest.json'), 'utf8')) as Record<
      string,
      { file: string }
    >,
  ).flatMap(([source, { file }]) => {
    const look = /^src\/templates\/(?!parts\/)([^/]+)\/.*\.tsx$/.exec(source)?.[1];
    return look ? [[`/${file}`, look]] : [];
  }),
);

const bytesOf = (path: string) => statSync(`${join(CLIENT, path)}.br`).size;

test.each(PAGES)(
  `the HTML of a page ($name, $look) names at most ${NAMED / 1000} KB of JavaScript, none of it another look's`,
  async (page) => {
    const scripts = scriptsOf((await get(`${page.site}.localhost`, pathOf(page))).body);
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.every((path) => existsSync(join(CLIENT, path)))).toBe(true);
    expect(scripts.filter((path) => LOOKS_OF[path] && LOOKS_OF[path] !== page.look)).toEqual([]);
    const bytes = scripts.reduce((sum, path) => sum + bytesOf(path), 0);
    expect(bytes).toBeLessThanOrEqual(NAMED);
  },
);

test.each(PAGES)(
  `a page ($name, $look) fetches at most ${ALLOWED / 1000} KB of JavaScript before anybody does anything, and nothing moves`,
  async (page) => {
    const { context } = await visitor(PHONE);
    const { bytes, scripts, shift } = await measurePage(context, addressOf(page.site, pathOf(page)), CLIENT);
    await context.close();
    expect(scripts).toBeGreaterThan(5);
    expect(bytes).toBeLessThanOrEqual(ALLOWED);
    expect(shift).toBeLessThanOrEqual(0.02);
  },
);
