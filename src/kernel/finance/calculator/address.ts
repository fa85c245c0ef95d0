import type { CalculatorInputs, FigureName } from './model.ts';

/**
 * The query with the inputs that differ from the initial values and no other of the calculator's; its other parameters
 * stay (A8).
 */
export function encodeInputs(
  query: URLSearchParams,
  inputs: CalculatorInputs,
  first: CalculatorInputs,
): URLSearchParams {
  const written = new URLSearchParams(query);
  for (const name of INPUTS) {
    if (inputs[name] === first[name]) written.delete(name);
    else written.set(name, String(inputs[name]));
  }
  return written;
}

const INPUTS: readonly (FigureName | 'frequency')[] = [
  'amount',
  'term',
  'interest',
  'deposit',
  'trade_in',
  'residual',
  'fee',
  'frequency',
];

/**
 * A link with every input, where it leads to a page of the site: calculators on other pages may begin with other
 * values.
 */
export function withInputs(href: string, inputs: CalculatorInputs): string {
  if (!href.startsWith('/')) return href;
  const { pathname, searchParams, hash } = new URL(href, 'https://site.invalid');
  for (const name of INPUTS) searchParams.set(name, String(inputs[name]));
  return `${pathname}?${searchParams}${hash}`;
}

/** Whether two addresses of one page differ in the calculator's inputs alone, so that the second needs no fetch. */
export function isDifferentInInputsOnly(current: URL, next: URL): boolean {
  const rest = ({ searchParams }: URL) => {
    const query = new URLSearchParams(searchParams);
    for (const name of INPUTS) query.delete(name);
    return query.toString();
  };
  const isSamePage = current.pathname === next.pathname && rest(current) === rest(next);
  return isSamePage && current.search !== next.search;
}
