import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { STYLED_PAGES } from '../../src/templates/page-sheets.server.ts';
import { get, pageOf } from '../http.ts';
import { LOOKS_ON_SITES } from '../journeys/page-kinds/demo-sites.ts';
import { LIST, listedVehicles } from '../journeys/page-kinds/found-pages.ts';

const BUILD = join(import.meta.dirname, '..', '..', 'build');
const SOURCES: Record<string, { file: string }> = JSON.parse(
  readFileSync(join(BUILD, 'server/.vite/manifest.json'), 'utf8'),
);

/** What a browser fetches before it shows anything: bytes of brotli, at most. */
const MOST = 14_000;
/** Letters of style in the HTML: the site's colours, and next to nothing. */
const MOST_INLINED = 400;

/** The built file of a look's sheet for a kind of page. */
function fileOf(look: string, page: string): string {
  const [source] = Object.keys(SOURCES).filter((path) => path.endsWith(`src/templates/${look}/pages/${page}.css`));
  return join(BUILD, 'client', SOURCES[source ?? '']?.file ?? '');
}

describe.each(LOOKS_ON_SITES)('look $look', ({ look, site }) => {
  test.each(STYLED_PAGES)(`[B15] the sheet of the kind of page “%s” has at most ${MOST} bytes`, (page) => {
    const file = `${fileOf(look, page)}.br`;
    expect(existsSync(file), file).toBe(true);
    expect(statSync(file).size).toBeLessThanOrEqual(MOST);
  });

  test('[B15] a page waits for one style sheet, that of its kind, and inlines none', async () => {
    const [vehicle = ''] = await listedVehicles(site);
    const pages = [
      ['/', 'home'],
      [LIST, 'search'],
      [vehicle, 'vehicle'],
      ['/dealer-locator', 'places'],
      ['/menu', 'menu'],
      ['/about-us', 'content'],
      ['/nothing-here', 'message'],
    ] as const;
    for (const [path, kind] of pages) {
      const page = await pageOf(site.slug, path);
      const sheets = [...page.head.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'));
      expect(sheets, path).toEqual([fileOf(look, kind).replace(join(BUILD, 'client'), '')]);
      const inlined = [...page.querySelectorAll('style')].filter((style) => !style.closest('noscript'));
      const text = inlined.map((style) => style.textContent).join('');
      expect(text, path).toContain('--brand-primary');
      expect(text.length, path).toBeLessThan(MOST_INLINED);
    }
  });

  test('[B15] parts that come on use are named, and left to be fetched', async () => {
    const [vehicle = ''] = await listedVehicles(site);
    const page = await pageOf(site.slug, vehicle);
    const named = [...page.querySelectorAll('link[rel=on-use]')];
    expect(named.map((link) => link.getAttribute('data-part'))).toContain('gallery');
    for (const link of named)
      expect((await get(`${site.slug}.localhost`, link.getAttribute('href') ?? '')).status).toBe(200);
  });
});
