import { expect, test } from 'vitest';
import { comeToRest, followShifts, shiftSoFar } from '../../bench/browser/page.ts';
import { addressOf, get } from '../http.ts';
import { PHONE, visitor } from './browser/browser.ts';
import {
  ALLOWED,
  bytesOf,
  fileOf,
  namedScripts,
  pathOf,
  scriptsByThemselves,
  type WeighedPage,
} from './weighed-pages.ts';

/** System fonts that stand in, with adjusted metrics, for the looks' own until they load. */
const STAND_INS = 'local("Arial"), local("Liberation Sans"), local("Helvetica"), local("Roboto")';

const HEAVIEST: Omit<WeighedPage, 'look'>[] = [
  { site: 'harbour', name: 'vehicle with a 360 view' },
  { site: 'bluegum', name: 'vehicle' },
];

test.each(HEAVIEST)(
  `a first visit ($name, $site) fetches at most ${ALLOWED / 1000} KB of JavaScript before any input; nothing moves`,
  async (weighed) => {
    const { page } = await visitor(PHONE, { firstVisit: true });
    const path = await pathOf(weighed);
    const named = namedScripts((await get(`${weighed.site}.localhost`, path)).body);
    const fetched = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) fetched.add(pathname);
    });
    await followShifts(page);
    const hasStandIns = await page.evaluate(
      (faces) =>
        new FontFace('Stand-in', faces).load().then(
          () => true,
          () => false,
        ),
      STAND_INS,
    );
    // Without these fonts, text changes its width when the look's own font loads: such a machine goes without that.
    if (!hasStandIns) await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(addressOf(weighed.site, path));
    await comeToRest(page);
    const surely = ['src/kernel/events/send.ts'];
    if (weighed.name.includes('360')) surely.push('src/templates/parts/vehicle/viewer/viewer-spin.tsx');
    for (const module of surely) await expect.poll(() => [...fetched]).toContain(fileOf(module));
    const expected = new Set([...named, ...scriptsByThemselves(weighed)]);
    expect([...fetched].filter((script) => !expected.has(script))).toEqual([]);
    expect([...named].filter((script) => !fetched.has(script))).toEqual([]);
    expect(bytesOf(fetched)).toBeLessThanOrEqual(ALLOWED);
    expect(await shiftSoFar(page)).toBeLessThanOrEqual(0.02);
  },
);
