import type { SortKey } from '../contract.ts';
import type { Columns } from './columns/columns.ts';
import type { NumberColumn } from './columns/number-column.ts';
import type { SlotTable } from './slot-table.ts';
import type { SlotOrder } from './top-slots.ts';

interface OrderRow {
  column(columns: Columns): NumberColumn;
  isFalling: boolean;
}

/** What each sort order compares (B6). Cars without the number come last; ties are broken by custom_rank, then id. */
const ORDERS: Readonly<Record<Exclude<SortKey, 'relevance'>, OrderRow>> = {
  recommended: { column: (columns) => columns.rank, isFalling: true },
  price_asc: { column: (columns) => columns.numbers.price, isFalling: false },
  price_desc: { column: (columns) => columns.numbers.price, isFalling: true },
  km_asc: { column: (columns) => columns.numbers.km, isFalling: false },
  km_desc: { column: (columns) => columns.numbers.km, isFalling: true },
  year_desc: { column: (columns) => columns.numbers.year, isFalling: true },
  year_asc: { column: (columns) => columns.numbers.year, isFalling: false },
  newest: { column: (columns) => columns.created, isFalling: true },
};

/** The order of slots for a sort; `scores` are those of the text search, null without one. */
export function buildSlotOrder(
  sort: SortKey,
  columns: Columns,
  slots: SlotTable,
  scores: Float32Array | null,
): SlotOrder {
  const tieBreakers = { ranks: columns.rank.numbers, ids: slots.ids };
  if (sort === 'relevance' && scores) return { numbers: scores, blocks: null, isFalling: true, ...tieBreakers };
  const row = ORDERS[sort === 'relevance' ? 'recommended' : sort];
  const { numbers, blocks } = row.column(columns);
  return { numbers, blocks, isFalling: row.isFalling, ...tieBreakers };
}
