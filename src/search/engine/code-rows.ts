import { addOne, numberAt } from '../../domain/tables/number-at.ts';
import { CodeCombinations } from './code-combinations.ts';
import { groupColumns } from './code-grouping.ts';
import { type Codes, codeAt, putCode } from './codes.ts';

/** The codes of one column, by slot. */
export interface CodeColumn {
  readonly codes: Codes;
  /** One more than the highest code. */
  readonly size: number;
}

const SAMPLED_SLOTS = 8192;
/** Columns are grouped anew when their combinations have become this many times as many, and some more. */
const MOST_GROWTH = 2;
const GROWTH_ALLOWANCE = 4096;

/** The groups of columns, and for each slot, side by side, which combination of each group it has. */
interface Rows {
  groups: readonly CodeCombinations[];
  combined: Codes;
  /** How many combinations there were at first. */
  combinations: number;
}

/**
 * The codes of all single-valued filters, for counting. Filters that go together are counted together: a slot has one
 * number for each group of them (`code-grouping.ts`), side by side, so that counting a set reads one short run of
 * memory per car and adds to a third as many counts. Made when something is first counted, and kept up from then on.
 */
export class CodeRows {
  readonly #columns: readonly CodeColumn[];
  readonly #row: Uint32Array;
  #rows: Rows | null = null;

  /** Empty, or with a copy of what `from` has. */
  constructor(columns: readonly CodeColumn[], from?: CodeRows) {
    this.#columns = columns;
    this.#row = new Uint32Array(columns.length);
    const rows = from ? from.#rows : null;
    if (rows) this.#rows = { ...rows, combined: rows.combined.slice() };
  }

  /** To be called when the columns of a slot have been written. */
  write(slot: number): void {
    if (this.#rows) this.#combine(this.#rows, slot);
  }

  /** To be called when the columns have grown. */
  grow(): void {
    this.#rows = null;
  }

  /** For each column: how many of the first `count` slots of the list have each code. */
  count(slots: Uint32Array, count: number): Uint32Array[] {
    const rows = this.#upToDate();
    const starts = startsOf(this.#columns.map(({ size }) => size));
    const counts = new Uint32Array(numberAt(starts, this.#columns.length));
    if (count < countCombinations(rows)) addEach(rows, { slots, count }, counts, starts);
    else addTallied(rows, { slots, count }, counts, starts);
    return this.#columns.map((_, place) => counts.subarray(starts[place], starts[place + 1]));
  }

  #upToDate(): Rows {
    const rows = this.#rows;
    const isOutgrown = rows && countCombinations(rows) > MOST_GROWTH * rows.combinations + GROWTH_ALLOWANCE;
    if (rows && !isOutgrown) return rows;
    this.#rows = this.#make();
    return this.#rows;
  }

  #make(): Rows {
    const capacity = this.#columns[0]?.codes.length ?? 0;
    const groups = groupColumns(this.#sample(capacity)).map((places) => new CodeCombinations(places));
    const rows: Rows = { groups, combined: new Uint16Array(capacity * groups.length), combinations: 0 };
    for (let slot = 0; slot < capacity; slot++) this.#combine(rows, slot);
    return { ...rows, combinations: countCombinations(rows) };
  }

  #sample(capacity: number): Uint32Array[] {
    const step = Math.ceil(capacity / SAMPLED_SLOTS);
    const length = Math.floor(capacity / step);
    return this.#columns.map(({ codes }) => Uint32Array.from({ length }, (_, i) => codeAt(codes, i * step)));
  }

  #combine(rows: Rows, slot: number): void {
    this.#columns.forEach(({ codes }, place) => {
      this.#row[place] = codeAt(codes, slot);
    });
    const { groups } = rows;
    for (let at = 0; at < groups.length; at++)
      rows.combined = putCode(rows.combined, slot * groups.length + at, groups[at]?.numberOf(this.#row) ?? 0);
  }
}

interface SlotList {
  slots: Uint32Array;
  count: number;
}

/** For few slots: adds the codes of each. */
function addEach({ groups, combined }: Rows, { slots, count }: SlotList, counts: Uint32Array, starts: Uint32Array) {
  groups.forEach((group, at) => {
    for (let i = 0; i < count; i++)
      group.addTo(counts, starts, codeAt(combined, numberAt(slots, i) * groups.length + at), 1);
  });
}

/** For many slots: counts the combinations, then adds the codes of each combination. */
function addTallied(rows: Rows, { slots, count }: SlotList, counts: Uint32Array, starts: Uint32Array): void {
  const { groups, combined } = rows;
  const width = groups.length;
  const firsts = startsOf(groups.map(({ size }) => size));
  const tallies = new Uint32Array(numberAt(firsts, width));
  for (let i = 0; i < count; i++) {
    const row = numberAt(slots, i) * width;
    for (let at = 0; at < width; at++) addOne(tallies, numberAt(firsts, at) + codeAt(combined, row + at));
  }
  groups.forEach((group, at) => {
    const first = numberAt(firsts, at);
    for (let number = 0; number < group.size; number++) {
      const tally = numberAt(tallies, first + number);
      if (tally > 0) group.addTo(counts, starts, number, tally);
    }
  });
}

const countCombinations = ({ groups }: Rows): number => groups.reduce((sum, { size }) => sum + size, 0);

/** Where each part begins when parts of these sizes are put one after another; at the end, their sum. */
function startsOf(sizes: readonly number[]): Uint32Array {
  const starts = new Uint32Array(sizes.length + 1);
  sizes.forEach((size, at) => {
    starts[at + 1] = numberAt(starts, at) + size;
  });
  return starts;
}
