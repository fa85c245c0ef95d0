import { beforeAll, expect, test } from 'vitest';
import { get, pageOf, textOf, textsOf } from '../../http.ts';
import { importKeepers, KEEPERS_LIST, KEEPERS_SITE, keepersSay } from '../../journeys/account/keepers.ts';
import { PlainBrowser } from '../../plain-browser.ts';

beforeAll(async () => {
  await importKeepers();
  await keepersSay('$25,000');
});

/** The address of a comparison, as somebody may share it. */
async function sentAddress(...numbers: number[]): Promise<string> {
  const page = await pageOf(KEEPERS_SITE, KEEPERS_LIST);
  const slugs = numbers.map((n) => {
    const card = [...page.querySelectorAll('article')].find((one) => textOf(one).includes(`Keeper ${n}`));
    return card?.querySelector('h2 a')?.getAttribute('href')?.replace('/cars/', '');
  });
  return `/compare?cars=${slugs.join(',')}`;
}

const rowOf = (page: Document, label: string) =>
  [...page.querySelectorAll('tbody tr')].find((row) => textOf(row).startsWith(label))!;

test('[F3] a shared comparison opens without JavaScript, says what differs, and cars can be taken off', async () => {
  const browser = new PlainBrowser(KEEPERS_SITE);
  await browser.open(await sentAddress(1, 2, 3));
  expect(textOf(browser.page, 'h1')).toBe('Compare 3 cars');
  expect(textsOf(browser.page, 'thead th .compare-name')).toEqual([
    expect.stringContaining('Keeper 1'),
    expect.stringContaining('Keeper 2'),
    expect.stringContaining('Keeper 3'),
  ]);
  expect(textOf(rowOf(browser.page, 'Price ('))).toContain('$21,000');
  expect(rowOf(browser.page, 'Odometer').className).toBe('differs');
  expect(rowOf(browser.page, 'Air Conditioning').className).toBe('same');
  expect(textOf(browser.page.querySelector('.only-differences')!.closest('label')!)).toBe('Show only differences');
  await browser.follow(/^Remove .*Keeper 2$/);
  expect(browser.page.querySelectorAll('thead th')).toHaveLength(2);
  expect(textOf(browser.page, 'h1')).toBe('Compare 2 cars');
});

test('[F3] [C5] a sold vehicle stands in a comparison as sold, with a way to similar ones', async () => {
  const page = await pageOf(KEEPERS_SITE, await sentAddress(6));
  expect(textOf(page, 'thead th')).toMatch(/^Sold.*Keeper 6/);
  expect(textOf(page, 'thead th .compare-similar')).toBe('Find Me Something Similar');
});

test('[F3] without JavaScript no heart or box promises anything, and the list says what it needs', async () => {
  const list = await pageOf(KEEPERS_SITE, KEEPERS_LIST);
  const named = [...list.querySelectorAll('article')].filter((one) => textOf(one).includes('Keeper'));
  expect(named).toHaveLength(6);
  const compare = await pageOf(KEEPERS_SITE, await sentAddress(1, 2));
  // Without scripts this class is hidden, which the journey of the garage tests.
  for (const page of [list, compare])
    expect(page.querySelectorAll('.heart, .compare-tick, .saving-link').length).toBeGreaterThan(2);
  for (const page of [list, compare])
    expect(page.querySelectorAll(':is(.heart, .compare-tick, .saving-link):not(.with-js)')).toHaveLength(0);
  const saved = await pageOf(KEEPERS_SITE, '/saved');
  expect(textOf(saved, 'main .without-js')).toContain('Turn on JavaScript');
});

test.each(['/', KEEPERS_LIST, '/saved', '/compare', 'a vehicle'])(
  '[F6] no script in the HTML of %s asks for a storage unguarded, as a browser may forbid it',
  async (path) => {
    const own = path.startsWith('/') ? path : (await sentAddress(1)).replace('/compare?cars=', '/cars/');
    const { body } = await get(`${KEEPERS_SITE}.localhost`, own);
    expect(body).toContain('data-store=');
    expect(body.replaceAll(/try\{[^}]*\}catch\{\}/g, '')).not.toMatch(/sessionStorage|localStorage/);
  },
);
