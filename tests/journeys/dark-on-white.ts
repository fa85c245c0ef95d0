import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The page is written in a dark colour on white, whatever theme the device asks for. */
export async function expectDarkOnWhite(page: Page): Promise<void> {
  const [ground, ink] = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    const lightnessOf = (text: string) =>
      (text.match(/[\d.]+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + +part, 0);
    return [lightnessOf(backgroundColor), lightnessOf(color)];
  });
  expect(ground).toBeGreaterThan(3 * 230);
  expect(ink).toBeLessThan(3 * 70);
}
