import { afterAll, expect, test } from 'vitest';
import {
  addressOf,
  closeBrowser,
  expectAccessible,
  firstVehicle,
  get,
  hydrated,
  visitor,
} from './browser.ts';

afterAll(closeBrowser);

const LIST = '/search/used-cars';

/** A site of each look that is not the first one's, which the other journeys walk on. */
const SITES: [look: string, site: string][] = [
  ['atelier', 'harbour-prestige'],
  ['corner', 'bluegum'],
];

test.each(SITES)(
  '[A7] home, list, vehicle and a form of the look %s (on %s) are accessible on a desktop, fit the window and complain of nothing',
  async (look, site) => {
    const { page, context, complaints } = await visitor();
    for (const path of ['/', LIST, await firstVehicle(LIST, site), '/finance']) {
      await page.goto(addressOf(site, path));
      await hydrated(page);
      expect(await page.locator('html').getAttribute('data-template')).toBe(look);
      await expectAccessible(page);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), path).toBe(true);
    }
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test.each(SITES)(
  '[A7] menus of the look %s (on %s) open without scripts, and filters narrow its list',
  async (_look, site) => {
    const { page, context } = await visitor(undefined, { javaScript: false });
    await page.goto(addressOf(site, LIST));
    const menu = page.getByRole('navigation', { name: 'Main' }).locator('summary').first();
    const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const before = await entries.count();
    await menu.click();
    await expect.poll(() => entries.count()).toBeGreaterThan(before);
    const all = await page.getByRole('article').count();
    await page.locator('#filters input[name=transmission]').first().check();
    await page.getByRole('button', { name: /^Show/ }).click();
    await page.waitForURL(/transmission=/);
    expect(await page.getByRole('article').count()).toBeGreaterThan(0);
    expect(await page.getByRole('article').count()).toBeLessThanOrEqual(all);
    await context.close();
  },
);

test.each([['meridian', 'harbour'], ...SITES])(
  "[C4] [D2] nothing of a vehicle's page of the look %s (on %s) is painted before its gallery is there, which stands above what the page says first",
  async (_look, site) => {
    const { body } = await get(`${site}.localhost`, await firstVehicle(LIST, site));
    const [, id] = /<link rel="expect" href="#([\w-]+)" blocking="render"\/>/.exec(body) ?? [];
    expect(body.indexOf('rel="expect"')).toBeLessThan(body.indexOf('</head>'));
    expect(body).toMatch(new RegExp(`<div[^>]* id="${id}"`));
  },
);

/** Runs before the page's own scripts: notes each change within the document, and what moves in it. */
const WATCH_CHANGES = `
  window.changes = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => {
    const transition = start(change);
    const moving = () => document.getAnimations().map(({ effect }) => effect.pseudoElement).filter((name) => name?.includes('(vehicle)'));
    transition.ready.then(() => window.changes.push(moving()), () => {});
    return transition;
  };`;

test.each([['meridian', 'harbour'], ...SITES])(
  "[C4] in the look %s (on %s) the picture of a pressed card grows into its page's, unless less motion is asked for",
  async (_look, site) => {
    const { page, context, complaints } = await visitor();
    await page.addInitScript(WATCH_CHANGES);
    const press = async () => {
      await page.goto(addressOf(site, LIST));
      await hydrated(page);
      await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
      await page.waitForURL(/\/cars\/[^/]+$/);
      await expect.poll(() => page.evaluate('window.changes.length')).toBe(1);
      return page.evaluate('window.changes[0]');
    };
    expect(await press()).toContain('::view-transition-new(vehicle)');
    await page.setViewportSize({ width: 1200, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await press()).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
