import { DRIVE_AWAY, formatPriceType } from '../../../domain/price/price-type.ts';
import { formatDollars } from '../../../domain/text/format.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import type { ModelPrice } from './model.ts';

/** The price range of a variant (G3). */
export interface PriceSpan {
  dap_min_price: number | null;
  dap_max_price: number | null;
}

type Settings = Pick<SiteSettings, 'price'>;

/** A price up to this counts as none (S4). */
const NO_PRICE = 10;

/**
 * The drive-away price of one variant or several: "$61,600" where all cost the same, "From $43,600" where the lowest
 * and the highest differ, else the site's text for a missing price.
 */
export function buildModelPrice(spans: readonly PriceSpan[], { price }: Settings): ModelPrice {
  const figures = spans
    .flatMap(({ dap_min_price, dap_max_price }) => [dap_min_price ?? dap_max_price, dap_max_price ?? dap_min_price])
    .filter((figure) => figure !== null)
    .filter((figure) => figure > NO_PRICE);
  if (figures.length === 0) return { text: price.noPriceText, isFigure: false, qualifier: null };
  const least = Math.min(...figures);
  const text = formatDollars(least);
  const isOne = Math.max(...figures) === least && spans.every(isPriced);
  return {
    text: isOne ? text : `From ${text}`,
    isFigure: true,
    qualifier: formatPriceType(DRIVE_AWAY, price.typeLabels),
  };
}

const isPriced = ({ dap_min_price, dap_max_price }: PriceSpan) =>
  (dap_min_price ?? 0) > NO_PRICE || (dap_max_price ?? 0) > NO_PRICE;
