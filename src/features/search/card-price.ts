import { isSold } from '../../domain/availability.ts';
import type { CardRecord } from '../../domain/card-record.ts';
import { formatDate, formatDollars } from '../../domain/format.ts';
import { belowMarket, currentPrice, displayPrice } from '../../domain/price.ts';
import type { SiteSettings } from '../../settings/schema.ts';

/** What stands where the price stands. */
export interface CardPrice {
  text: string;
  /** Whether the text is a sum of dollars, and drawn large. */
  isFigure: boolean;
  /** What the price covers: "drive away", "a week". */
  qualifier: string | null;
  /** The earlier, higher price. */
  was: string | null;
  /** A line under the price. */
  line: string | null;
}

/** The below-market line with where the price stands on its small gauge, 0 to 100, the market being 50 (C6). */
export interface BelowMarketLine {
  text: string;
  position: number;
}

type PriceSettings = Pick<SiteSettings, 'price' | 'wording'>;

/** The price block of a card by priority (C1); a sold vehicle says when it sold and what it was listed at. */
export function cardPrice(record: CardRecord, { price, wording }: PriceSettings): CardPrice {
  const shown = displayPrice(record, { ...price, offering: wording.offering });
  const label = record.price_type && (price.typeLabels[record.price_type] ?? record.price_type);
  const qualifier = shown.kind === 'subscription' ? 'a week' : shown.kind === 'price' ? label || null : null;
  if (isSold(record))
    return soldPrice(
      record,
      shown.amount === null ? null : [shown.text, qualifier].filter(Boolean).join(' '),
    );
  return {
    text: shown.text,
    isFigure: shown.amount !== null,
    qualifier,
    was: shown.was !== null && price.wasPrice !== 'hidden' ? formatDollars(shown.was) : null,
    line: null,
  };
}

function soldPrice(record: CardRecord, listed: string | null): CardPrice {
  const soldAt = record.sold_date_timestamp;
  return {
    text: 'Sold',
    isFigure: false,
    qualifier: soldAt === null ? null : formatDate(new Date(soldAt * 1000)),
    was: null,
    line: listed && `Listed at ${listed}`,
  };
}

/** Points on the gauge for each percent under the market. */
const POINTS_PER_PERCENT = 5;

/** "$1,840 below market" where the rule says so, else null (C6). */
export function belowMarketLine(
  record: CardRecord,
  rule: SiteSettings['price']['belowMarket'],
): BelowMarketLine | null {
  const under = rule.show === 'shown' ? belowMarket(record, rule.over) : null;
  const price = currentPrice(record);
  if (under === null || price === null) return null;
  const percent = (100 * under) / (price + under);
  return {
    text: rule.text.replace('{amount}', formatDollars(Math.round(under))),
    position: Math.max(4, Math.round(50 - POINTS_PER_PERCENT * percent)),
  };
}
