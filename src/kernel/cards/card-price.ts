import { isAvailable } from '../../domain/availability/availability.ts';
import type { CardRecord } from '../../domain/listing/card-record.ts';
import { computeBelowMarket, describeBelowMarket } from '../../domain/price/below-market.ts';
import { buildPriceDisplay } from '../../domain/price/price.ts';
import { formatPriceType } from '../../domain/price/price-type.ts';
import { formatDate, formatDollars } from '../../domain/text/format.ts';
import type { SiteSettings } from '../../settings/schema.ts';

/** The content of the price block. */
export interface CardPrice {
  text: string;
  /** Whether the text is an amount in dollars, shown large. */
  isFigure: boolean;
  /** What the price covers: "drive away", "a week". */
  qualifier: string | null;
  /** The earlier, higher price. */
  was: string | null;
  line: string | null;
}

/** The below-market line, and where the price stands on its small gauge: 0 to 100, the market being 50 (C6). */
export interface BelowMarketLine {
  text: string;
  position: number;
}

type PriceSettings = Pick<SiteSettings, 'price' | 'wording'>;

/** The price block of a card by priority (C1). For a sold vehicle: when it sold and its listed price. */
export function buildCardPrice(record: CardRecord, { price, wording }: PriceSettings): CardPrice {
  const shown = buildPriceDisplay(record, { ...price, offering: wording.offering });
  const qualifier =
    shown.kind === 'subscription'
      ? 'a week'
      : shown.kind === 'price'
        ? formatPriceType(record.price_type, price.typeLabels)
        : null;
  if (!isAvailable(record))
    return buildSoldPrice(record, shown.amount === null ? null : [shown.text, qualifier].filter(Boolean).join(' '));
  return {
    text: shown.text,
    isFigure: shown.amount !== null,
    qualifier,
    was: formatWasPrice(shown.was, record, price.wasPrice),
    line: null,
  };
}

/**
 * The earlier price where the site shows one. A card knows no price history: on sites that require proof it shows only
 * the car's own price, which an offer undercuts. The vehicle's page looks up the rest.
 */
function formatWasPrice(
  was: number | null,
  record: CardRecord,
  mode: SiteSettings['price']['wasPrice'],
): string | null {
  if (was === null || mode === 'hidden') return null;
  return mode === 'as_given' || was === record.price ? formatDollars(was) : null;
}

function buildSoldPrice(record: CardRecord, listed: string | null): CardPrice {
  const soldAt = record.sold_date_timestamp;
  return {
    text: 'Sold',
    isFigure: false,
    qualifier: soldAt === null ? null : formatDate(new Date(soldAt * 1000)),
    was: null,
    line: listed && `Listed at ${listed}`,
  };
}

/** Points on the gauge for each percent below the market. */
const POINTS_PER_PERCENT = 5;

/**
 * "$1,840 below the QLD market average" where the rule allows it, for vehicles with a purchase price; else null (C6).
 */
export function buildBelowMarketLine(
  record: CardRecord,
  { price: { belowMarket: rule, ...price }, wording }: PriceSettings,
): BelowMarketLine | null {
  const text = isAvailable(record) ? describeBelowMarket(record, rule) : null;
  const under = computeBelowMarket(record, rule.over);
  const shown = buildPriceDisplay(record, { ...price, offering: wording.offering });
  if (text === null || under === null || shown.kind !== 'price' || shown.amount === null) return null;
  const percent = (100 * under) / (shown.amount + under);
  return { text, position: Math.max(4, Math.round(50 - POINTS_PER_PERCENT * percent)) };
}
