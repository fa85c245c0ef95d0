/**
 * The footnote of every page that says "below the market average" (C6). In a file of its own because browsers do not
 * need the computation.
 */
export const MARKET_NOTE =
  'Market averages come with our stock feed: what similar vehicles are advertised for, by other ' +
  'dealers too. A guide, not a valuation.';
