import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Whoever tabs through the page, forwards or back, sees what has the focus: no part that sticks lies over it. */
export async function expectFocusSeen(page: Page): Promise<void> {
  const covered = await page.evaluate(coveredFocus);
  expect(covered, `what has the focus and is covered:\n${covered.join('\n')}`).toEqual([]);
}

/** Runs in the page. */
async function coveredFocus(): Promise<string[]> {
  const frames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
  const isStuck = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position);
  // Some stick only once the page is scrolled.
  scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
  await frames();
  const stuck = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && isStuck(element),
  );
  if (stuck.length === 0) return [];
  const isFree = (element: Element) => !stuck.some((part) => part.contains(element));
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('.form-trap, [inert]') &&
      isFree(element),
  );
  const coverOf = (element: HTMLElement) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    // Of what is higher than the room that is left, a part is seen.
    if (bottom - top > innerHeight / 2) return null;
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const points = [
      [middle.x, top + 2],
      [middle.x, bottom - 2],
      [left + 2, middle.y],
      [right - 2, middle.y],
    ] as const;
    for (const [x, y] of points) {
      const hit = document.elementFromPoint(x, y);
      const part = hit && !element.contains(hit) && stuck.find((each) => each.contains(hit));
      if (part) return part;
    }
    return null;
  };
  const suspects = new Map<HTMLElement, boolean>();
  for (const isBack of [true, false])
    for (const control of isBack ? controls.toReversed() : controls) {
      control.focus();
      if (document.activeElement === control && coverOf(control)) suspects.set(control, isBack);
    }
  const faults: string[] = [];
  for (const [control, isBack] of suspects) {
    const start = isBack ? document.documentElement.scrollHeight : 0;
    (document.activeElement as HTMLElement).blur();
    scrollTo({ top: start, behavior: 'instant' });
    await frames();
    control.focus();
    await frames();
    const part = coverOf(control);
    if (part)
      faults.push(`${control.outerHTML.slice(0, 100)} under .${part.className}, ${isBack ? 'back' : 'on'}wards`);
  }
  return faults;
}
