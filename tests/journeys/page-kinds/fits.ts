import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Nothing overflows the window, and all of what opens over the page can be scrolled to. */
export async function expectFits(page: Page): Promise<void> {
  const out = await page.evaluate(hangingOut);
  expect(out, `what hangs out of the window: ${out.join(' | ')}`).toEqual([]);
  expect(await page.evaluate(cutPopovers), 'what opens over the page and is cut off').toEqual([]);
}

/** What makes the page wider than the window; nothing where it is not. */
function hangingOut(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const isScrolled = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || isScrolled(element.parentElement));
  const parts = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > innerWidth + 0.5 && !isScrolled(element.parentElement),
  );
  return parts.length > 0 ? parts.map(({ outerHTML }) => outerHTML.slice(0, 120)) : ['the page'];
}

/**
 * The popovers whose content is higher than they are, and that do not scroll; closed ones are opened for a moment. On a
 * wide window some are part of the page, and scroll with it.
 */
const cutPopovers = () =>
  [...document.querySelectorAll<HTMLElement>('[popover]')]
    .filter((popover) => {
      const isClosed = !popover.matches(':popover-open');
      if (isClosed) popover.showPopover();
      const isCut = popover.scrollHeight > popover.clientHeight + 1;
      const { overflowY, position } = getComputedStyle(popover);
      const canScroll = /auto|scroll/.test(overflowY) || (overflowY === 'visible' && position !== 'fixed');
      if (isClosed) popover.hidePopover();
      return isCut && !canScroll;
    })
    .map(({ id, className }) => `#${id}.${className}`);

/** Nothing overflows the window, and no text is cut off, hangs out of its box, or lies over another. */
export async function expectNothingLost(page: Page): Promise<void> {
  const lost = await page.evaluate(lostTexts);
  expect(lost, lost.join('\n')).toEqual([]);
  await expectFits(page);
}

/**
 * Runs in the page. Of a line of text, the middle is looked at: its box is as high as the typeface's tallest letters,
 * which no text has.
 */
function lostTexts(): string[] {
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  // The page's own name in the breadcrumb is its heading's, which says it whole; the names that stay above a comparison
  // are those of its head, and move along with it.
  const isNowhere =
    'script, style, template, noscript, select, textarea, svg, .vh, .form-trap, [hidden], .crumb [aria-current], ' +
    '.compare-names';
  const isOver = (element: Element) => /fixed|sticky/.test(styleOf(element).position) || element.matches('[popover]');
  const around = (element: Element | null): Element[] => (element ? [element, ...around(element.parentElement)] : []);
  const nameOf = (element: Element) =>
    [element, element.parentElement].map((each) => `${each?.localName}.${each?.className}`).join(' in ');

  const faults: string[] = [];
  const boxes = new Set<Element>();
  const lines: { text: string; element: Element; left: number; right: number; top: number; bottom: number }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!text || !element || element.closest(isNowhere)) continue;
    const seen = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true };
    if (!element.checkVisibility(seen)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const ancestors = around(element);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (right - left < 2) continue;
      const line = { left, right, top: top + (bottom - top) * 0.3, bottom: bottom - (bottom - top) * 0.3 };
      // Written for those alone who have the page read to them.
      if (ancestors.some(({ clientWidth, clientHeight }) => clientWidth === 1 || clientHeight === 1)) continue;
      const fault = faultOf(line, ancestors);
      if (fault) faults.push(`"${text.slice(0, 40)}" ${fault}: ${nameOf(element)}`);
      if (!ancestors.some(isOver) && !isScrolledAway(line, ancestors)) lines.push({ ...line, text, element });
    }
  }

  function isScrolledAway(line: { left: number; right: number; top: number; bottom: number }, ancestors: Element[]) {
    return ancestors.some((each) => {
      if (!/auto|scroll/.test(styleOf(each).overflowX + styleOf(each).overflowY)) return false;
      const box = each.getBoundingClientRect();
      return line.top > box.bottom || line.bottom < box.top || line.left > box.right || line.right < box.left;
    });
  }

  function faultOf(line: { left: number; right: number; top: number; bottom: number }, ancestors: Element[]) {
    let isBoxed = false;
    for (const each of ancestors) {
      const { overflowX, overflowY, borderLeftWidth, backgroundColor, display } = styleOf(each);
      if (display === 'contents' || each === document.body || each === document.documentElement) continue;
      const box = each.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX)) return null;
      if (/hidden|clip/.test(overflowX) && (line.left < box.left - 1 || line.right > box.right + 1))
        return `is cut off at the side by ${nameOf(each)}`;
      if (/hidden|clip/.test(overflowY) && (line.top < box.top - 1 || line.bottom > box.bottom + 1))
        return `is cut off in height by ${nameOf(each)}`;
      if (/auto|scroll/.test(overflowY)) return null;
      const hasGround = !/, 0\)$|^transparent/.test(backgroundColor);
      if (!isBoxed && display !== 'inline' && (hasGround || Number.parseFloat(borderLeftWidth) > 0)) {
        isBoxed = true;
        if (!ancestors.some(isOver)) boxes.add(each);
        if (line.left < box.left - 1 || line.right > box.right + 1) return `hangs out of ${nameOf(each)}`;
      }
    }
    return line.left < -1 || line.right > innerWidth + 1 ? 'hangs out of the window' : null;
  }

  lines.sort((one, other) => one.top - other.top);
  lines.forEach((one, at) => {
    for (let next = at + 1; next < lines.length; next++) {
      const other = lines[next];
      if (!other || other.top > one.bottom - 2) break;
      const isBeside = other.left > one.right - 2 || one.left > other.right - 2;
      if (!isBeside && one.text !== other.text)
        faults.push(`"${one.text.slice(0, 40)}" lies over "${other.text.slice(0, 40)}": ${nameOf(other.element)}`);
    }
  });
  for (const each of boxes) {
    const box = each.getBoundingClientRect();
    for (const { left, right, top, bottom, text, element } of lines) {
      const isBeside = left > box.right - 2 || right < box.left + 2 || top > box.bottom - 2 || bottom < box.top + 2;
      // What comes later is drawn above.
      const isAbove = element.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING;
      if (!isBeside && isAbove && !each.contains(element) && !element.contains(each))
        faults.push(`"${text.slice(0, 40)}" and a box lie over each other: ${nameOf(each)}`);
    }
  }
  return [...new Set(faults)];
}
