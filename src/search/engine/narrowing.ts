import { RANGE_KEYS, type RangeKey, type SearchState, TERM_KEYS, type TermKey } from '../contract.ts';
import { type Bits, intersectInto } from './bits.ts';
import type { Columns } from './columns.ts';

interface Filter {
  name: string;
  bits: Bits;
}

const termFilter = (key: TermKey): string => `term:${key}`;
const rangeFilter = (key: RangeKey): string => `range:${key}`;

/** A search's filters, each with the slots that pass it, and what they leave of a starting set: all of them, or all but one. */
export class Narrowing {
  /** What passes every filter. */
  readonly all: Bits;
  readonly #start: Bits;
  readonly #filters: readonly Filter[];

  constructor(start: Bits, state: SearchState, columns: Columns) {
    this.#start = start;
    this.#filters = [...filtersOf(state, columns)];
    this.all = this.#narrow(this.#filters);
  }

  /** What passes every filter but the list of this key; `all` itself when nothing of it is chosen. */
  withoutTerm(key: TermKey): Bits {
    return this.#without(termFilter(key));
  }

  /** What passes every filter but the span of this key; `all` itself when it is open. */
  withoutRange(key: RangeKey): Bits {
    return this.#without(rangeFilter(key));
  }

  #without(name: string): Bits {
    const others = this.#filters.filter((filter) => filter.name !== name);
    return others.length === this.#filters.length ? this.all : this.#narrow(others);
  }

  #narrow(filters: readonly Filter[]): Bits {
    const bits = this.#start.slice();
    for (const filter of filters) intersectInto(bits, filter.bits);
    return bits;
  }
}

function* filtersOf(state: SearchState, columns: Columns): Generator<Filter> {
  for (const key of TERM_KEYS) {
    const values = state.terms[key];
    if (values && values.length > 0) yield { name: termFilter(key), bits: columns.terms[key].select(values) };
  }
  for (const key of RANGE_KEYS) {
    const range = state.ranges[key];
    if (range && (range.min !== null || range.max !== null))
      yield { name: rangeFilter(key), bits: columns.numbers[key].select(range) };
  }
}
