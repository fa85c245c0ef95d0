import type { RangeKey, SearchState, TermKey } from '../contract.ts';
import { type Bits, intersectInto } from '../index-structures/bits.ts';
import type { Columns } from './columns.ts';
import { type Filter, listFilters } from './filters.ts';

/** What a search's filters leave of a starting set: with all of them, or with all but one. */
export class Narrowing {
  readonly all: Bits;
  readonly #start: Bits;
  readonly #filters: readonly Filter[];

  constructor(start: Bits, filters: readonly Filter[]) {
    this.#start = start;
    this.#filters = filters;
    this.all = this.#narrow(this.#filters);
  }

  static of(start: Bits, state: SearchState, columns: Columns): Narrowing {
    return new Narrowing(start, [...listFilters(state, columns)]);
  }

  startingFrom(start: Bits): Narrowing {
    return new Narrowing(start, this.#filters);
  }

  /** What passes every filter except this list; `all` itself when nothing of it is chosen. */
  withoutTerm(key: TermKey): Bits {
    return this.#without((filter) => filter.kind === 'term' && filter.key === key);
  }

  /** What passes every filter except this range; `all` itself when it is open. */
  withoutRange(key: RangeKey): Bits {
    return this.#without((filter) => filter.kind === 'range' && filter.key === key);
  }

  #without(isLeftOut: (filter: Filter) => boolean): Bits {
    if (!this.#filters.some(isLeftOut)) return this.all;
    return this.#narrow(this.#filters.filter((filter) => !isLeftOut(filter)));
  }

  #narrow(filters: readonly Filter[]): Bits {
    const bits = this.#start.slice();
    for (const filter of filters) intersectInto(bits, filter.bits);
    return bits;
  }
}
