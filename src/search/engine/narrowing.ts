import type { RangeKey, SearchState, TermKey } from '../contract.ts';
import { type Bits, intersectInto } from '../index-structures/bits.ts';
import type { Columns } from './columns/columns.ts';
import { type Filter, listFilters } from './filters.ts';

/** What a search's filters leave of a starting set: with all of them, or with all but one. */
export class Narrowing {
  readonly all: Bits;
  readonly #start: Bits;
  readonly #hasText: boolean;
  readonly #filters: readonly Filter[];

  private constructor(start: Bits, filters: readonly Filter[], hasText: boolean) {
    this.#start = start;
    this.#filters = filters;
    this.all = this.#narrow(this.#filters);
    this.#hasText = hasText;
  }

  static of(start: Bits, state: SearchState, columns: Columns): Narrowing {
    return new Narrowing(start, [...listFilters(state, columns)], false);
  }

  /** The same filters over what a search's text matches. */
  startingFrom(matches: Bits): Narrowing {
    return new Narrowing(matches, this.#filters, true);
  }

  /** The same for the same filters of the same root; null where the text of a search counts too. */
  get name(): string | null {
    return this.#hasText ? null : JSON.stringify(this.#filters.map(({ asked }) => asked));
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
