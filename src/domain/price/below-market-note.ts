/**
 * The footnote of every page that says "below the market average" (C6). In a file of its own because browsers do not
 * need the computation.
 */
export const MARKET_NOTE =
  'Market averages come with our stock data: what similar vehicles are advertised for, including by other ' +
  'dealers. A guide, not a valuation.';
