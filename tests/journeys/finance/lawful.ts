import type { Page } from 'playwright-core';

/** A visible repayment or rate that breaks the law. */
export interface Unlawful {
  text: string;
  problem: string;
}

/** What is wrong on a page, and how many repayments are visible on it. */
export interface Looked {
  unlawful: Unlawful[];
  repayments: number;
}

/** Checks a page as a browser has drawn it. */
export const lookOn = (page: Page): Promise<Looked> => page.evaluate(lookForUnlawful as () => Looked);

/**
 * Every visible repayment ("$112 wk*") and rate ("9.49% p.a.") must have its comparison rate in the same block,
 * visible, no smaller, lighter or fainter than either, and in the repayment's colour; the warning must be visible on
 * the page. Above the first card with a repayment, near it, must stand the warning or a visible link "Conditions" that
 * leads to it: to a visible element of the page that has it whole. The conditions and the warning stand once, copies
 * that are hidden counted. Runs in a page; in a document that is not drawn it checks the markup's order.
 */
export function lookForUnlawful(written?: Document): Looked {
  const REPAYMENT = /\$[\d,]+(\.\d\d)? (wk|fn|mo|yr)\*/;
  const RATE = /\d% p\.a\./;
  const COMPARISON = /comparison rates?(?: of|:)? [\d.]+%( to [\d.]+%)? p\.a\./i;
  const WARNING = /WARNING: This comparison rate is true only/;
  /** In window heights: further above, it is not seen with the card, in lists that go down the page. */
  const FAR = 2;
  const FAR_IN_CARDS = 3;
  const TEXT = 3;
  const page = written ?? document;

  const isDrawn = (element: Element) =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }) && element.getClientRects().length > 0;
  const isFolded = (element: Element): boolean => {
    // The rest of a disclaimer, which the style sheet shows once the toggle below it is open.
    if (element.closest('.fin-fold')?.querySelector('details:not([open])') && element.matches('.fin-rest')) return true;
    const shut = element.closest('details:not([open])');
    if (!shut) return false;
    const summary = [...shut.children].find(({ tagName }) => tagName === 'SUMMARY');
    return !summary?.contains(element) || (shut.parentElement !== null && isFolded(shut.parentElement));
  };
  const AWAY = '[hidden], [popover], dialog:not([open]), noscript, template, [style*="display:none"]';
  const isSeen = (element: Element) => (written ? !element.closest(AWAY) && !isFolded(element) : isDrawn(element));

  const hasText = (element: Element) =>
    !['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'OPTION'].includes(element.tagName) &&
    [...element.childNodes].some((node) => node.nodeType === TEXT && node.textContent?.trim());
  const elements = [...page.body.querySelectorAll('*')];
  const leaves = new Set(elements.filter((element) => hasText(element) && isSeen(element)));
  const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ');
  const said = [...leaves].filter((element) => {
    const own = textOf(element);
    return (REPAYMENT.test(own) || RATE.test(own)) && !/^\W*(\*|WARNING)/.test(own);
  });
  const repayments = said.filter((element) => REPAYMENT.test(textOf(element)));
  const warnings = [...leaves].filter((leaf) => WARNING.test(textOf(leaf)));
  const leadsToWarning = (link: Element) => {
    const to = page.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    return to !== null && warnings.some((warning) => to.contains(warning));
  };
  const conditions = [...leaves].filter(
    (leaf) => leaf.matches('a[href^="#"]') && textOf(leaf).trim() === 'Conditions' && leadsToWarning(leaf),
  );

  /** What counts as beside: the nearest paragraph, row, list item or box around the text. */
  const blockOf = (element: Element) => element.closest('p, tr, li, dl, td, figure, output, div') ?? element;
  const comparisonIn = (block: Element) =>
    [block, ...block.querySelectorAll('*')].find((leaf) => leaves.has(leaf) && COMPARISON.test(textOf(leaf)));
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const weightOf = (element: Element) => Number(getComputedStyle(element).fontWeight);
  const colourOf = (element: Element) => getComputedStyle(element).color;
  const strengthOf = (element: Element): number => {
    const own = Number(getComputedStyle(element).opacity);
    return element.parentElement ? own * strengthOf(element.parentElement) : own;
  };
  const topOf = (element: Element) => element.getBoundingClientRect().top;

  const unlawful: Unlawful[] = [];
  const tellOf = (element: Element, problem: string) => unlawful.push({ text: textOf(element).slice(0, 80), problem });
  for (const element of said) {
    const comparison = comparisonIn(blockOf(element));
    if (!comparison) tellOf(element, 'no comparison rate beside it');
    else if (!written && comparison !== element) {
      if (sizeOf(comparison) < sizeOf(element)) tellOf(element, 'the comparison rate is smaller');
      if (weightOf(comparison) < weightOf(element)) tellOf(element, 'the comparison rate is lighter');
      if (strengthOf(comparison) < strengthOf(element)) tellOf(element, 'the comparison rate is fainter');
      if (REPAYMENT.test(textOf(element).slice(0, 80)) && colourOf(comparison) !== colourOf(element))
        tellOf(element, 'the comparison rate is of another colour');
    }
  }
  if (said[0] && unlawful.length === 0 && warnings.length === 0) tellOf(said[0], 'no warning on the page');

  /** Of everything that a page may hold, drawn or not: also what folds, and what waits in templates. */
  const wordsIn = (root: ParentNode): string[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      ...(element.tagName === 'TEMPLATE' ? wordsIn((element as HTMLTemplateElement).content) : []),
      ...(['SCRIPT', 'STYLE'].includes(element.tagName)
        ? []
        : [...element.childNodes].filter(({ nodeType }) => nodeType === TEXT).map((node) => node.textContent ?? '')),
    ]);
  const words = wordsIn(page.body).join(' ');
  for (const condition of [
    WARNING,
    /comparison rate(?: of)?(?: [\d.]+% p\.a\.,?)? based on/i,
    /Not an offer of credit/,
  ]) {
    const times = words.split(condition).length - 1;
    if (times > 1) unlawful.push({ text: condition.source, problem: `stands ${times} times` });
  }

  const isBefore = (one: Element, other: Element) => elements.indexOf(one) < elements.indexOf(other);
  for (const list of page.querySelectorAll('.cards')) {
    const first = repayments.find((element) => list.contains(element));
    const card = first?.closest('article') ?? first;
    if (!first || !card || warnings.length === 0) continue;
    const cards = [...list.querySelectorAll('article')];
    const isNear = (sign: Element) =>
      list.classList.contains('strip') ||
      cards.filter((each) => isBefore(sign, each) && isBefore(each, card)).length <= FAR_IN_CARDS;
    const isAbove = (sign: Element) =>
      written
        ? isBefore(sign, card) && isNear(sign)
        : topOf(sign) <= topOf(card) && topOf(card) - topOf(sign) < FAR * innerHeight;
    if (![...warnings, ...conditions].some(isAbove)) tellOf(first, 'no way to the warning above the cards');
  }
  return { unlawful, repayments: repayments.length };
}
