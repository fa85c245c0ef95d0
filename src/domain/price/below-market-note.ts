/**
 * What every page that says "below the market average" says below it (C6); apart from the reckoning, which no browser
 * needs.
 */
export const MARKET_NOTE =
  'Market averages come with our stock feed: what similar vehicles are advertised for, by other ' +
  'dealers too. A guide, not a valuation.';
