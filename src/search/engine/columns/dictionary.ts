import { compareFacetValues, type TermRow } from '../../facets.ts';

/** The code of a car without a value. */
export const NO_VALUE = 0;

export interface DictionaryEntry {
  code: number;
  value: string;
  label: string;
}

/** The values of one filter, each with a small number (its code) and a label, and their order for people. */
export class Dictionary {
  readonly row: TermRow;
  #codes = new Map<string, number>();
  #entries: DictionaryEntry[] = [];
  #inSmallLetters = new Map<string, string[]>();
  #sortedSize = 0;

  constructor(row: TermRow) {
    this.row = row;
  }

  copy(): Dictionary {
    const copy = new Dictionary(this.row);
    copy.#codes = new Map(this.#codes);
    copy.#entries = this.#entries.slice();
    copy.#inSmallLetters = new Map(this.#inSmallLetters);
    copy.#sortedSize = this.#sortedSize;
    return copy;
  }

  /** All values in the order of their codes. */
  values(): string[] {
    return [...this.#codes.keys()];
  }

  /** One more than the highest code. */
  get size(): number {
    return this.#codes.size + 1;
  }

  /** Undefined when no car ever had the value. */
  find(value: string): number | undefined {
    return this.#codes.get(value);
  }

  /** The values that equal this one, ignoring letter case. */
  findInAnyCase(value: string): readonly string[] {
    return this.#inSmallLetters.get(value.toLowerCase()) ?? [];
  }

  /** Assigns a new code to a new value. */
  codeOf(value: string): number {
    const known = this.#codes.get(value);
    if (known !== undefined) return known;
    const code = this.size;
    this.#codes.set(value, code);
    this.#entries.push({ code, value, label: this.row.labelOf(value) });
    const small = value.toLowerCase();
    this.#inSmallLetters.set(small, [...(this.#inSmallLetters.get(small) ?? []), value]);
    return code;
  }

  /** All values in the order of the row (B7), ignoring counts. Sorting is cheap: only new values are out of place. */
  inOrder(): readonly DictionaryEntry[] {
    if (this.#sortedSize < this.#entries.length)
      this.#entries.sort((a, b) => compareFacetValues(this.row, a.value, b.value));
    this.#sortedSize = this.#entries.length;
    return this.#entries;
  }
}
