import type { SortKey } from '../contract.ts';
import type { Columns } from './columns.ts';
import type { SlotTable } from './slot-table.ts';
import type { SlotOrder } from './top-slots.ts';

interface OrderRow {
  numbers(columns: Columns): Float64Array;
  falling: boolean;
}

/** What each order of the results sorts by (B6). Cars without the number come last; ties go by custom_rank, then id. */
const ORDERS: Readonly<Record<Exclude<SortKey, 'relevance'>, OrderRow>> = {
  recommended: { numbers: (columns) => columns.rank.numbers, falling: true },
  price_asc: { numbers: (columns) => columns.numbers.price.numbers, falling: false },
  price_desc: { numbers: (columns) => columns.numbers.price.numbers, falling: true },
  km_asc: { numbers: (columns) => columns.numbers.km.numbers, falling: false },
  km_desc: { numbers: (columns) => columns.numbers.km.numbers, falling: true },
  year_desc: { numbers: (columns) => columns.numbers.year.numbers, falling: true },
  year_asc: { numbers: (columns) => columns.numbers.year.numbers, falling: false },
  newest: { numbers: (columns) => columns.created.numbers, falling: true },
};

/** The order of slots for a sort; `scores` are those of the words, null when there are none to sort by. */
export function slotOrder(
  sort: SortKey,
  columns: Columns,
  slots: SlotTable,
  scores: Float32Array | null,
): SlotOrder {
  const tieBreakers = { ranks: columns.rank.numbers, ids: slots.ids };
  if (sort === 'relevance' && scores) return { numbers: scores, falling: true, ...tieBreakers };
  const row = ORDERS[sort === 'relevance' ? 'recommended' : sort];
  return { numbers: row.numbers(columns), falling: row.falling, ...tieBreakers };
}
