import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const WIDTHS = [1_024, 1_100, 1_119, 1_120, 1_179, 1_180, 1_239, 1_240, 1_280, 1_319, 1_320, 1_366, 1_399, 1_440];

/**
 * Faults of the header's parts: invisible, cut off, overlapping or outside the window; the menu may be in the drawer
 * instead.
 */
function wrongInHeader(): string[] {
  const isSeen = (part: Element) => part.checkVisibility() && part.getBoundingClientRect().width > 3;
  const links = [...document.querySelectorAll('.head-link')];
  const ways = [...document.querySelectorAll('.head .nav, .head .drawer')].filter(isSeen);
  const parts = [
    ...document.querySelectorAll('.head .wrap > :first-child, .head .nav > *, .head-act > *, .head-tools > *'),
  ].filter((part) => isSeen(part) && !part.matches('.head-tools'));
  const boxes = parts.map((part) => part.getBoundingClientRect()).sort((a, b) => a.left - b.left);
  const over = boxes.filter((box, at) => at > 0 && box.left < (boxes[at - 1]?.right ?? 0) - 1);
  return [
    ...links.filter((link) => !isSeen(link)).map(({ textContent }) => `${textContent} is not there`),
    ...links
      .filter((link) => link.scrollWidth > link.clientWidth + 1)
      .map(({ textContent }) => `${textContent} is cut`),
    ...(ways.length === 1 ? [] : [`${ways.length} ways to the menu`]),
    ...over.map(({ left }) => `something lies over its neighbour at ${Math.round(left)}`),
    ...(document.documentElement.scrollWidth > innerWidth ? ['wider than the window'] : []),
  ];
}

/**
 * Checks the highlighted links in the header of an open page (A9), at each width of a desktop and a tablet in
 * landscape.
 */
export async function expectStandsOut(page: Page): Promise<void> {
  expect(await page.locator('.head-link').allTextContents()).toEqual([expect.stringMatching(/^Sell My /), 'Finance']);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 600 });
    expect(await page.evaluate(wrongInHeader), `at ${width} px`).toEqual([]);
  }
}
