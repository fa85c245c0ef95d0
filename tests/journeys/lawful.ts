/** A repayment or rate in sight that stands as the law does not let it. */
export interface Unlawful {
  text: string;
  problem: string;
}

/**
 * Runs in a page: every repayment ("$112 wk*") and rate ("9.49% p.a.") in sight must have its comparison rate in the same block, in sight,
 * no smaller, lighter or fainter than either, and of the colour of the repayment; and the warning must stand in sight on the page.
 */
export function findUnlawful(): Unlawful[] {
  const REPAYMENT = /\$[\d,]+(\.\d\d)? (wk|fn|mo|yr)\*/;
  const RATE = /\d% p\.a\./;
  const COMPARISON = /comparison rates?(?: of|:)? [\d.]+%( to [\d.]+%)? p\.a\./i;
  const WARNING = /WARNING: This comparison rate is true only/;

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

  const found: Unlawful[] = [];
  for (const element of said) {
    const text = textOf(element).slice(0, 80);
    const comparison = comparisonIn(blockOf(element));
    const tell = (problem: string) => found.push({ text, problem });
    if (!comparison) tell('no comparison rate beside it');
    else if (comparison !== element) {
      if (sizeOf(comparison) < sizeOf(element)) tell('the comparison rate is smaller');
      if (weightOf(comparison) < weightOf(element)) tell('the comparison rate is lighter');
      if (strengthOf(comparison) < strengthOf(element)) tell('the comparison rate is fainter');
      if (REPAYMENT.test(text) && colourOf(comparison) !== colourOf(element))
        tell('the comparison rate is of another colour');
    }
  }
  const warned = leaves.some((leaf) => WARNING.test(textOf(leaf)));
  if (said.length > 0 && found.length === 0 && !warned)
    found.push({ text: textOf(said[0]!).slice(0, 80), problem: 'no warning on the page' });
  return found;
}
