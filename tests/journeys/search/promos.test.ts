import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addressOf, documentOf, pageOf } from '../../http.ts';
import { PHONE, visitor, waitForHydration } from '../browser/browser.ts';
import { CAMPAIGN, cardsOf, PROMO, USED } from './promo-cards.ts';

const cardsIn = async (page: Page) => cardsOf(documentOf(await page.content()));

test('[B11] promos are the same with and without scripts; one is reached by keyboard and leads on', async () => {
  const { page, complaints } = await visitor();
  await page.goto(addressOf('harbour', USED));
  await waitForHydration(page);
  const plain = cardsOf(await pageOf('harbour', USED));
  expect(plain).toEqual(expect.arrayContaining([CAMPAIGN, PROMO]));
  expect(await cardsIn(page)).toEqual(plain);
  await page.setViewportSize(PHONE);
  await expect.poll(() => cardsIn(page)).toEqual(plain);

  const card = page.locator('.promo', { hasText: CAMPAIGN });
  expect(await card.getByRole('heading').textContent()).toBe(`Promotion: ${CAMPAIGN}`);
  await page.locator('.card-t a').nth(3).focus();
  const isInPromo = () => card.evaluate((element) => element.contains(document.activeElement));
  for (let presses = 0; presses < 8 && !(await isInPromo()); presses++) await page.keyboard.press('Tab');
  expect(await isInPromo()).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(/range\[price\]=:20000$/);
  await page.goBack();
  await expect.poll(() => cardsIn(page)).toEqual(plain);
  await page.locator('.paging a[rel=next]').click();
  await page.waitForURL(/page=2/);
  await expect.poll(() => cardsIn(page)).not.toContain(PROMO);
  expect(await cardsIn(page)).not.toContain(CAMPAIGN);
  expect(complaints).toEqual([]);
});
