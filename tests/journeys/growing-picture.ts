import { expect } from 'vitest';
import { addressOf, get, pageOf } from '../http.ts';
import { visitor, waitForHydration } from './browser/browser.ts';

const LIST = '/search/used-cars';

/** The first listed vehicle whose page begins with pictures, not with a 360 view. */
async function findPictured(site: string): Promise<string> {
  const links = (await pageOf(site, LIST)).querySelectorAll('article :is(h2, h3) a[href^="/cars/"]');
  for (const link of links) {
    const path = link.getAttribute('href') ?? '';
    if (!(await get(`${site}.localhost`, path)).body.includes('data-pane="spinner"')) return path;
  }
  throw new Error(`${site} lists no vehicle without a 360 view`);
}

/**
 * Runs before the page's own scripts: records which parts of the vehicle move in each navigation within the document.
 */
const WATCH_CHANGES = `
  window.changes = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (change) => {
    const transition = start(change);
    const named = () => document.getAnimations().map(({ effect }) => effect.pseudoElement);
    const moving = () => named().filter((name) => name?.includes('(vehicle)'));
    transition.ready.then(() => window.changes.push(moving()), () => {});
    return transition;
  };`;

/**
 * Checks that the picture of a pressed card grows into its page's, unless reduced motion is preferred: one visit, from
 * the list to a vehicle, back and to it again.
 */
export async function expectGrowingPicture(site: string): Promise<void> {
  const path = await findPictured(site);
  const { page, complaints } = await visitor(undefined, { motion: true });
  await page.addInitScript(WATCH_CHANGES);
  await page.goto(addressOf(site, LIST));
  await waitForHydration(page);
  const changes = () => page.evaluate<string[][]>('window.changes');
  const press = async () => {
    await page.getByRole('article').getByRole('heading').locator(`a[href="${path}"]`).click();
    await page.waitForURL(addressOf(site, path));
    await page.locator('h1').waitFor();
  };
  await press();
  await expect.poll(changes).toEqual([expect.arrayContaining(['::view-transition-new(vehicle)'])]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goBack();
  await page.waitForURL(/\/search\//);
  await page.getByRole('article').first().waitFor();
  const before = (await changes()).length;
  await press();
  await expect.poll(async () => (await changes()).length).toBeGreaterThan(before);
  expect((await changes()).slice(1).flat()).toEqual([]);
  expect(complaints).toEqual([]);
}
