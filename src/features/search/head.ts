import { formatThousands } from '../../domain/text/format.ts';
import { formatHeading } from '../../kernel/stock/heading.ts';

import { isIndexable } from '../../kernel/stock/indexable.ts';
import type { SearchPageInputs } from './model.ts';

/** The data of the page's head; `meta` makes tags of it. */
export interface SearchHead {
  title: string;
  description: string;
  canonical: string;
  siteName: string;
  origin: string;
  robots?: string;
  /** For an indexed list: its total number of vehicles, and the position of the page's first one. */
  list?: { count: number; first: number };
}

/** Title, description and canonical address of a search, and whether search engines may index it. */
export function buildSearchHead(inputs: SearchPageInputs): SearchHead {
  const { state, kept, result, words, origin, siteName, isIndexable: mayBeIndexed, hrefOf } = inputs;
  const heading = formatHeading(state, words, result);
  const page = state.page > 1 ? `, page ${state.page}` : '';
  const { key, unit } = words.pricing;
  const from = result.ranges[key].min;
  const vehicles = result.count === 1 ? words.one : words.many;
  const found = `${formatThousands(result.count)} ${vehicles}`;
  const isKept = mayBeIndexed && isIndexable(kept, hrefOf(kept)) && result.count > 0;
  const prices = from === null ? '' : ` from $${formatThousands(Math.round(from))}${unit}`;
  return {
    title: `${heading}${page} | ${siteName}`,
    description:
      `${heading}, ${siteName}: ${found} ${words.stock}${prices}. Compare prices, kilometres and ` + `features${page}.`,
    canonical: origin + hrefOf(kept),
    siteName,
    origin,
    ...(isKept
      ? { list: { count: result.count, first: (state.page - 1) * inputs.hitsPerPage + 1 } }
      : { robots: 'noindex, follow' }),
  };
}
