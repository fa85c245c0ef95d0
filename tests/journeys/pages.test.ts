import { afterAll, describe, expect, test } from 'vitest';
import {
  addressOf,
  closeBrowser,
  DESKTOP,
  expectAccessible,
  get,
  hydrated,
  PHONE,
  visitor,
} from './browser.ts';

afterAll(closeBrowser);

/** A page of each kind that a site writes, and the window that it is looked at in. */
const KINDS: [what: string, site: string, path: string, window: typeof PHONE][] = [
  ['a page of all blocks', 'harbour', '/about-us', DESKTOP],
  ['a page of figures and text', 'bluegum', '/privacy-policy', PHONE],
  ['a post', 'ironbark', '/blog/first-bike', PHONE],
  ['posts', 'longpaddock', '/blog', DESKTOP],
  ['reviews', 'harbour-prestige', '/reviews', PHONE],
  ['a page with a form', 'wattle-creek', '/fleet', DESKTOP],
];

test.each(KINDS)(
  '[H9] [H6] [H11] %s (%s%s) fits the window, and axe finds nothing',
  async (_what, site, path, window) => {
    const { page, context, complaints } = await visitor(window);
    await page.goto(addressOf(site, path));
    await hydrated(page);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('[H9] a question unfolds its answer by key, and search engines are told all of them', async () => {
  const { page, context } = await visitor(DESKTOP);
  await page.goto(addressOf('harbour', '/faqs'));
  const question = page.locator('summary', { hasText: 'Which cars get an estimate online?' });
  await question.focus();
  await page.keyboard.press('Enter');
  const answer = 'Online trade-in estimates are not generated for cars over 7 years old or over 100,000 km';
  await page.getByText(answer).waitFor();
  const told = await page.locator('script[type="application/ld+json"]').allTextContents();
  const faq = told.map((text) => JSON.parse(text)).find((each) => each['@type'] === 'FAQPage');
  expect(faq.mainEntity).toHaveLength(await page.locator('.faq').count());
  await context.close();
});

test('[A9] by touch the menu opens over the page, its groups one at a time, and leads on', async () => {
  const { page, context } = await visitor(PHONE);
  await page.goto(addressOf('harbour'));
  await hydrated(page);
  await page.locator('summary', { hasText: 'Menu' }).tap();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.locator('summary', { hasText: 'Service' }).tap();
  await menu.getByRole('link', { name: 'Roadside Assist' }).waitFor();
  await menu.locator('summary', { hasText: 'About Us' }).tap();
  await expect.poll(() => menu.locator('details[open]').count()).toBe(1);
  await menu.getByRole('link', { name: 'FAQs' }).tap();
  await page.waitForURL(addressOf('harbour', '/faqs'));
  await context.close();
});

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('[A9] by key, %s,', (_how, javaScript) => {
  test('a menu opens, names the pages that the site has, closes when it is left, and leads to one', async () => {
    const { page, context } = await visitor(DESKTOP, { javaScript });
    await page.goto(addressOf('wattle-creek', '/privacy-policy'));
    if (javaScript) await hydrated(page);
    const opener = page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: 'Service' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Capped-Price Servicing' }).waitFor();
    if (javaScript) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'Capped-Price Servicing' }).waitFor();
    }
    if (javaScript) {
      // Left behind it would lie over what the focus has gone to.
      await page.keyboard.press('Shift+Tab');
      await expect
        .poll(() => page.getByRole('link', { name: 'Capped-Price Servicing' }).isVisible())
        .toBe(false);
      await opener.press('Enter');
      await page.getByRole('link', { name: 'Capped-Price Servicing' }).waitFor();
    }
    await page.keyboard.press('Tab');
    const link = page.locator(':focus');
    expect(await link.evaluate((element) => element.closest('details')?.open)).toBe(true);
    const href = await link.getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(addressOf('wattle-creek', href ?? ''));
    await context.close();
  });
});

test('[A9] where menus open on hover, the pointer opens them within 300 ms of fading, one at a time, and Escape sends them away', async () => {
  const { page, context } = await visitor(DESKTOP);
  await page.goto(addressOf('harbour', '/faqs'));
  const menu = page.getByRole('navigation', { name: 'Main' });
  expect(await menu.evaluate((element) => getComputedStyle(element).getPropertyValue('--menu-ms'))).toBe(
    '300ms',
  );
  await hydrated(page);
  const opener = (name: string) => menu.locator('summary', { hasText: name });
  const careers = menu.locator('a', { hasText: 'Careers' });
  const inSight = () => careers.evaluate((link) => link.checkVisibility());
  // One that a press keeps open makes room for one that is hovered.
  await opener('About Us').click();
  await expect.poll(inSight).toBe(true);
  await opener('Brands').hover();
  await expect.poll(inSight).toBe(false);
  await opener('About Us').hover();
  await expect.poll(inSight).toBe(true);
  // Sent away it stays away until the pointer comes anew.
  await page.keyboard.press('Escape');
  await expect.poll(inSight).toBe(false);
  await page.mouse.move(700, 700);
  await opener('About Us').hover();
  await careers.click();
  await page.waitForURL(addressOf('harbour', '/careers'));
  await context.close();
});

test('[H6] [H9] [H11] without scripts a home page has its words, its reviews and its posts', async () => {
  const { body } = await get('harbour.localhost', '/');
  const seen = body.replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, '');
  for (const heading of ['What else we do', 'What our customers say', 'News and advice'])
    expect(seen).toContain(`>${heading}</h2>`);
  expect(seen).toMatch(/14 days to change your mind/);
  expect(body).toMatch(/"@type":"AggregateRating"/);
  expect(seen).not.toContain('<div hidden id="S:');
});

test('[H11] toasts are told one at a time', async () => {
  const { page, context } = await visitor(DESKTOP);
  await page.goto(addressOf('wattle-creek', '/search/used-cars'));
  await hydrated(page);
  const buttons = page.locator('main article button[aria-pressed]');
  await buttons.nth(0).click();
  await page.locator('.toast').waitFor();
  await buttons.nth(1).click();
  await expect.poll(() => page.locator('.toast').count()).toBe(1);
  await context.close();
});
