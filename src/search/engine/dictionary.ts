import { compareFacetValues, type TermRow } from '../facets.ts';

/** The code of a car that has no value of a filter. */
export const NO_VALUE = 0;

/** The values of one filter, each with a small number for it (its code), its label, and their order for people. */
export class Dictionary {
  readonly row: TermRow;
  readonly #codes = new Map<string, number>();
  readonly #values: string[] = [''];
  readonly #labels: string[] = [''];
  readonly #sorted: number[] = [];

  constructor(row: TermRow) {
    this.row = row;
  }

  /** One more than the highest code. */
  get size(): number {
    return this.#values.length;
  }

  /** The code of a value, undefined when no car ever had it. */
  find(value: string): number | undefined {
    return this.#codes.get(value);
  }

  /** The code of a value, a new one for a new value. */
  codeOf(value: string): number {
    const known = this.#codes.get(value);
    if (known !== undefined) return known;
    const code = this.#values.length;
    this.#codes.set(value, code);
    this.#values.push(value);
    this.#labels.push(this.row.labelOf(value));
    return code;
  }

  valueOf(code: number): string {
    return this.#values[code]!;
  }

  labelOf(code: number): string {
    return this.#labels[code]!;
  }

  /** All codes in the order of the row (B7), counts aside. Sorting is cheap: only new values are out of place. */
  sortedCodes(): readonly number[] {
    const missing = this.size - 1 - this.#sorted.length;
    if (missing > 0) {
      for (let code = this.size - missing; code < this.size; code++) this.#sorted.push(code);
      this.#sorted.sort((a, b) => compareFacetValues(this.row, this.#values[a]!, this.#values[b]!));
    }
    return this.#sorted;
  }
}
