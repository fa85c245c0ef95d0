/** A repayment or rate in sight that stands as the law does not let it. */
export interface Unlawful {
  text: string;
  problem: string;
}

/** What is wrong on a page, and how many repayments are in sight on it. */
export interface Looked {
  unlawful: Unlawful[];
  repayments: number;
}

/**
 * Runs in a page: every repayment ("$112 wk*") and rate ("9.49% p.a.") in sight must have its comparison rate in the same block, in sight,
 * no smaller, lighter or fainter than either, and of the colour of the repayment; the warning must stand in sight on the page, and of cards
 * above the first of them that says a repayment.
 */
export function lookForUnlawful(): Looked {
  const REPAYMENT = /\$[\d,]+(\.\d\d)? (wk|fn|mo|yr)\*/;
  const RATE = /\d% p\.a\./;
  const COMPARISON = /comparison rates?(?: of|:)? [\d.]+%( to [\d.]+%)? p\.a\./i;
  const WARNING = /WARNING: This comparison rate is true only/;
  /** Further above, in windows, a warning is not seen with the card. */
  const FAR = 2;

  const isSeen = (element: Element) =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }) && element.getClientRects().length > 0;
  const leaves = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      !['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'OPTION'].includes(element.tagName) &&
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
      isSeen(element),
  );
  const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ');
  const said = leaves.filter((element) => {
    const own = textOf(element);
    return (REPAYMENT.test(own) || RATE.test(own)) && !/^\W*(\*|WARNING)/.test(own);
  });
  const repayments = said.filter((element) => REPAYMENT.test(textOf(element)));
  const warnings = leaves.filter((leaf) => WARNING.test(textOf(leaf)));

  /** What counts as beside: the nearest paragraph, row, list item or box that the text stands in. */
  const blockOf = (element: Element) => element.closest('p, tr, li, dl, td, figure, output, div') ?? element;
  const comparisonIn = (block: Element) =>
    leaves.find((leaf) => block.contains(leaf) && COMPARISON.test(textOf(leaf)));
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const weightOf = (element: Element) => Number(getComputedStyle(element).fontWeight);
  const colourOf = (element: Element) => getComputedStyle(element).color;
  const strengthOf = (element: Element): number => {
    const own = Number(getComputedStyle(element).opacity);
    return element.parentElement ? own * strengthOf(element.parentElement) : own;
  };
  const topOf = (element: Element) => element.getBoundingClientRect().top;

  const unlawful: Unlawful[] = [];
  for (const element of said) {
    const text = textOf(element).slice(0, 80);
    const comparison = comparisonIn(blockOf(element));
    const tell = (problem: string) => unlawful.push({ text, problem });
    if (!comparison) tell('no comparison rate beside it');
    else if (comparison !== element) {
      if (sizeOf(comparison) < sizeOf(element)) tell('the comparison rate is smaller');
      if (weightOf(comparison) < weightOf(element)) tell('the comparison rate is lighter');
      if (strengthOf(comparison) < strengthOf(element)) tell('the comparison rate is fainter');
      if (REPAYMENT.test(text) && colourOf(comparison) !== colourOf(element))
        tell('the comparison rate is of another colour');
    }
  }
  const tellOf = (element: Element, problem: string) =>
    unlawful.push({ text: textOf(element).slice(0, 80), problem });
  if (said[0] && unlawful.length === 0 && warnings.length === 0) tellOf(said[0], 'no warning on the page');
  for (const list of document.querySelectorAll('.cards')) {
    const first = repayments.find((element) => list.contains(element));
    const card = first?.closest('article') ?? first;
    if (!first || !card || warnings.length === 0) continue;
    const isAbove = (warning: Element) =>
      topOf(warning) <= topOf(card) && topOf(card) - topOf(warning) < FAR * innerHeight;
    if (!warnings.some(isAbove)) tellOf(first, 'no warning above the cards');
  }
  return { unlawful, repayments: repayments.length };
}
