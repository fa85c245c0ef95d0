import { listColumnsByField } from '../feeds/mapping/compile.ts';
import type { Mapping } from '../feeds/mapping/schema.ts';
import type { BrokenRecord, RawRecord } from '../feeds/raw-record.ts';

/** The stock numbers that a broken row may be about; `sure` when it is the one that is named. */
export interface Suspects {
  stocknums: string[];
  isSure: boolean;
}

/** Beyond this many shifted cells a row reveals nothing. */
const MAX_MOVES = 20;

/**
 * Finds which vehicle a row with too many or too few cells may be about. Where it is broken is unknown, and every cell
 * after the break has shifted: the number is read at each place to which it may have moved. In the first column nothing
 * can have shifted it.
 */
export function findSuspects(
  { row }: BrokenRecord,
  mapping: Mapping,
  toStocknum: (values: RawRecord['values']) => string | null,
): Suspects {
  if (!row) return { stocknums: [], isSure: false };
  const { columns, cells } = row;
  const moves = listMoves(cells.length - columns.length);
  const numbers = moves.map((move) =>
    toStocknum(Object.fromEntries(columns.map((name, at) => [name, cells[at + move] ?? '']))),
  );
  const [unmoved] = numbers;
  const isFirst = listColumnsByField(mapping)
    .get('stocknum')
    ?.flat()
    .every((name) => name === columns[0]);
  if (isFirst && unmoved) return { stocknums: [unmoved], isSure: true };
  return { stocknums: [...new Set(numbers.filter((number) => number !== null))], isSure: false };
}

/** 0 and each number of cells up to the surplus (or, if negative, the shortage). */
function listMoves(surplus: number): number[] {
  const count = Math.min(Math.abs(surplus), MAX_MOVES) + 1;
  return Array.from({ length: count }, (_, move) => (surplus < 0 ? -move : move));
}
