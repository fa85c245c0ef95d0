import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Place {
  /** Whether each such page has it. */
  isSure: boolean;
  edge: 'top' | 'bottom';
  within: number;
}

/** How far down a phone what a page is opened for may stand, by kind of page and selector, in pixels. */
const PLACES: Readonly<Record<string, Readonly<Record<string, Place>>>> = {
  home: {
    h1: { isSure: true, edge: 'bottom', within: 400 },
    '.console [type="submit"]': { isSure: true, edge: 'bottom', within: 844 },
  },
  // Offers on their own page, and a notice of what was left out, come before the vehicles.
  search: {
    'main:not(:has(.leading-offers, .notice)) .found > .cards > article': { isSure: false, edge: 'top', within: 399 },
  },
  vehicle: {
    'main img': { isSure: true, edge: 'bottom', within: 844 },
    h1: { isSure: true, edge: 'bottom', within: 760 },
    ':is(.bigprice, .ticket .rail)': { isSure: false, edge: 'bottom', within: 760 },
  },
};

/** On a page just opened on a phone, what it is opened for is seen without scrolling, of a list the first vehicle. */
export async function expectFirstScreen(page: Page): Promise<void> {
  const late = await page.evaluate(lateOnes, PLACES);
  expect(late, 'what a phone shows too far down').toEqual([]);
}

function lateOnes(places: typeof PLACES): string[] {
  if (innerWidth >= 700) return [];
  const own = places[document.documentElement.dataset.page ?? ''] ?? {};
  return Object.entries(own).flatMap(([selector, { isSure, edge, within }]) => {
    const found = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
    if (!found) return isSure ? [`${selector} is nowhere`] : [];
    const at = Math.round(found.getBoundingClientRect()[edge] + scrollY);
    return at > within ? [`${selector} at ${at} px, not ${within}`] : [];
  });
}
