import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { bytesOf, followFiles } from '../../bench/browser/fetched.ts';
import { comeToRest, followShifts, shiftSoFar } from '../../bench/browser/page.ts';
import { addressOf } from '../http.ts';
import { PHONE, visitor } from './browser/browser.ts';
import { describeExcess, filesOfOtherLooks, pathOf, type WeighedPage } from './weighed-pages.ts';

/** System fonts that stand in, with adjusted metrics, for the looks' own until they load. */
const STAND_INS = 'local("Arial"), local("Liberation Sans"), local("Helvetica"), local("Roboto")';

/** A font that is not cut to the basic characters, by the name of its package's file (`scripts/fonts`). */
const WHOLE_FONT = /-latin-.*\.woff2$/;

/** Checks what a first visit to a page fetches before any input, and that nothing moves meanwhile. Returns the page. */
export async function expectLight(weighed: WeighedPage): Promise<Page> {
  const { page } = await visitor(PHONE, { firstVisit: true });
  const endFollowing = followFiles(page);
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
  await page.goto(addressOf(weighed.site, await pathOf(weighed)));
  await comeToRest(page);
  const shift = await shiftSoFar(page);
  const files = await endFollowing();
  const code = files.filter(({ kind }) => kind !== 'other');
  expect(code.filter(({ encoding }) => encoding !== 'br')).toEqual([]);
  expect(code.filter(({ kind }) => kind === 'script')).not.toEqual([]);
  expect(filesOfOtherLooks(code, weighed.look)).toEqual([]);
  expect(files.filter(({ path }) => WHOLE_FONT.test(path))).toEqual([]);
  const [scriptBytes, styleSheetBytes] = [bytesOf(files, 'script'), bytesOf(files, 'style')];
  const excess = describeExcess(weighed.name, { scriptBytes, styleSheetBytes });
  expect(excess, excess).toBe('');
  expect(shift).toBeLessThanOrEqual(0.01);
  return page;
}
