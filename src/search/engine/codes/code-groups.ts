import { CodeCombinations } from './code-combinations.ts';
import { groupColumns } from './code-grouping.ts';
import { addCounts, type Codes, codeAt, putCode } from './codes.ts';

/** The codes of one column, by slot. */
export interface CodeColumn {
  readonly codes: Codes;
  /** One more than the highest code. */
  readonly size: number;
}

/** Columns that are counted together: which of their combinations each slot has. */
interface Group {
  combinations: CodeCombinations;
  combined: Codes;
}

/** Below this many slots, grouping does not pay. */
const FEWEST_SLOTS = 4096;
/** Nor where there are more than this many combinations for each slot to count. */
const MOST_COMBINATIONS_PER_SLOT = 3;
const SAMPLED_SLOTS = 8192;
/** Columns are grouped anew when there are this many times as many combinations as at first, and some more. */
const MOST_GROWTH = 2;
const GROWTH_ALLOWANCE = 4096;

/**
 * Counts all single-valued filters of a large set at once: columns that go together are a group (`code-grouping.ts`),
 * whose combinations of codes are counted first and shared out to the columns afterwards. That is a quarter of the
 * work, since there are far fewer groups than columns. Groups are made when a large set is first counted, and kept up
 * from then on.
 */
export class CodeGroups {
  readonly #columns: readonly CodeColumn[];
  readonly #row: Uint32Array;
  #groups: Group[] = [];
  /** How many combinations there were when the groups were made. */
  #firstSize = 0;

  /** Empty, or with a copy of what `from` has. */
  constructor(columns: readonly CodeColumn[], from?: CodeGroups) {
    this.#columns = columns;
    this.#row = new Uint32Array(columns.length);
    const groups = from ? from.#groups : [];
    this.#groups = groups.map(({ combinations, combined }) => ({ combinations, combined: combined.slice() }));
    this.#firstSize = from ? from.#firstSize : 0;
  }

  /** To be called when the columns of a slot have been written. */
  write(slot: number): void {
    if (this.#groups.length > 0) this.#combine(slot);
  }

  /** To be called when the columns have grown. */
  grow(): void {
    this.#groups = [];
  }

  /** For each column: how many of the first `count` slots of the list have each code. */
  count(slots: Uint32Array, count: number): Uint32Array[] {
    if (count >= FEWEST_SLOTS) this.#keepGrouped();
    const pays = count >= FEWEST_SLOTS && count * MOST_COMBINATIONS_PER_SLOT >= this.#size;
    const counts = this.#makeCounts();
    if (pays) this.#countGroups(slots, count, counts);
    else
      this.#columns.forEach(({ codes }, place) => {
        addCounts(codes, slots, count, counts[place]!);
      });
    return counts;
  }

  /** Zeros for each column, in one piece of memory. */
  #makeCounts(): Uint32Array[] {
    const all = new Uint32Array(this.#columns.reduce((sum, { size }) => sum + size, 0));
    let end = 0;
    return this.#columns.map(({ size }) => {
      end += size;
      return all.subarray(end - size, end);
    });
  }

  get #size(): number {
    return this.#groups.reduce((sum, { combinations }) => sum + combinations.size, 0);
  }

  #countGroups(slots: Uint32Array, count: number, counts: readonly Uint32Array[]): void {
    for (const { combinations, combined } of this.#groups) {
      const tallies = new Uint32Array(combinations.size);
      addCounts(combined, slots, count, tallies);
      combinations.shareOut(tallies, counts);
    }
  }

  #keepGrouped(): void {
    if (this.#groups.length > 0 && this.#size <= MOST_GROWTH * this.#firstSize + GROWTH_ALLOWANCE) return;
    const capacity = this.#columns[0]?.codes.length ?? 0;
    this.#groups = groupColumns(this.#sample(capacity)).map((places) => ({
      combinations: new CodeCombinations(places),
      combined: new Uint16Array(capacity),
    }));
    for (let slot = 0; slot < capacity; slot++) this.#combine(slot);
    this.#firstSize = this.#size;
  }

  #sample(capacity: number): Uint32Array[] {
    const step = Math.ceil(capacity / SAMPLED_SLOTS);
    const length = Math.floor(capacity / step);
    return this.#columns.map(({ codes }) => Uint32Array.from({ length }, (_, i) => codeAt(codes, i * step)));
  }

  #combine(slot: number): void {
    for (let place = 0; place < this.#columns.length; place++)
      this.#row[place] = codeAt(this.#columns[place]!.codes, slot);
    for (const group of this.#groups)
      group.combined = putCode(group.combined, slot, group.combinations.numberOf(this.#row));
  }
}
