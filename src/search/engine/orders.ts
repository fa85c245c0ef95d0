import type { SortKey } from '../contract.ts';
import type { Columns } from './columns.ts';
import type { SlotTable } from './slot-table.ts';
import type { SlotOrder } from './top-slots.ts';

interface OrderRow {
  numbers(columns: Columns): Float64Array;
  isFalling: boolean;
}

/** What each sort order compares (B6). Cars without the number come last; ties are broken by custom_rank, then id. */
const ORDERS: Readonly<Record<Exclude<SortKey, 'relevance'>, OrderRow>> = {
  recommended: { numbers: (columns) => columns.rank.numbers, isFalling: true },
  price_asc: { numbers: (columns) => columns.numbers.price.numbers, isFalling: false },
  price_desc: { numbers: (columns) => columns.numbers.price.numbers, isFalling: true },
  km_asc: { numbers: (columns) => columns.numbers.km.numbers, isFalling: false },
  km_desc: { numbers: (columns) => columns.numbers.km.numbers, isFalling: true },
  year_desc: { numbers: (columns) => columns.numbers.year.numbers, isFalling: true },
  year_asc: { numbers: (columns) => columns.numbers.year.numbers, isFalling: false },
  newest: { numbers: (columns) => columns.created.numbers, isFalling: true },
};

/** The order of slots for a sort; `scores` are those of the text search, null without one. */
export function buildSlotOrder(
  sort: SortKey,
  columns: Columns,
  slots: SlotTable,
  scores: Float32Array | null,
): SlotOrder {
  const tieBreakers = { ranks: columns.rank.numbers, ids: slots.ids };
  if (sort === 'relevance' && scores) return { numbers: scores, isFalling: true, ...tieBreakers };
  const row = ORDERS[sort === 'relevance' ? 'recommended' : sort];
  return { numbers: row.numbers(columns), isFalling: row.isFalling, ...tieBreakers };
}
