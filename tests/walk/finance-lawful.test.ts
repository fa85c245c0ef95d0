import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { addressOf } from '../http.ts';
import { DESKTOP, PHONE, visitor } from '../journeys/browser/browser.ts';
import { ALL } from '../journeys/finance/financed.ts';
import { lookOn } from '../journeys/finance/lawful.ts';
import { lawfulPagesNaming, SITES, saysRepayments } from '../journeys/finance/lawful-pages.ts';

/** One visitor without scripts for all pages: only text and styles are checked, so no picture is fetched. */
let page: Page;

beforeAll(async () => {
  ({ page } = await visitor(DESKTOP, { javaScript: false }));
  await page.route(/\/(img|media)\//, (route) => route.abort());
});

describe.each(SITES)('[E7] on %s', (site) => {
  test('no repayment or rate stands without comparison rate and warning, on any page, at two widths', async () => {
    const unlawful: object[] = [];
    let repayments = 0;
    for (const { path } of await lawfulPagesNaming(site, 'every kind')) {
      // Once its sheets are there, also those that a part brings in its place.
      await page.goto(addressOf(site, path), { waitUntil: 'load' });
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport);
        const looked = await lookOn(page);
        unlawful.push(...looked.unlawful.map((each) => ({ path, ...viewport, ...each })));
        if (path === ALL || path.startsWith('/cars/')) repayments += looked.repayments;
      }
    }
    expect(unlawful).toEqual([]);
    // A walk that met no repayment has proved nothing.
    expect(repayments > 0).toBe(saysRepayments(site));
  });
});
