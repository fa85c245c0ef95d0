/** A part of an index in a form that can be written as bytes and read back. */
export type Saved = null | boolean | number | string | SavedNumbers | readonly Saved[] | SavedParts;

export type SavedNumbers = Uint8Array | Uint16Array | Uint32Array | Float64Array;

export interface SavedParts {
  readonly [name: string]: Saved;
}

/** What was to be restored is not what an index of this program saves. */
export class MalformedSave extends Error {}

type NumbersType<N extends SavedNumbers> = abstract new (length: number) => N;

const isText = (saved: Saved): saved is string => typeof saved === 'string';
const isList = (saved: Saved | undefined): saved is readonly Saved[] => Array.isArray(saved);
const hasParts = (saved: Saved | undefined): saved is SavedParts =>
  typeof saved === 'object' && saved !== null && !isList(saved) && !ArrayBuffer.isView(saved);

/** Reads saved parts and checks what they are. Each throws MalformedSave, with the part's name, for anything else. */
export class SavedReader {
  readonly #saved: Saved | undefined;
  readonly #name: string;

  constructor(saved: Saved | undefined, name = 'index') {
    this.#saved = saved;
    this.#name = name;
  }

  part(name: string): SavedReader {
    const saved = this.#saved;
    if (!hasParts(saved)) return this.#fail('has no parts');
    return new SavedReader(saved[name], `${this.#name}.${name}`);
  }

  number(): number {
    return typeof this.#saved === 'number' ? this.#saved : this.#fail('is not a number');
  }

  text(): string {
    return typeof this.#saved === 'string' ? this.#saved : this.#fail('is not a text');
  }

  texts(): readonly string[] {
    const saved = this.#saved;
    return isList(saved) && saved.every(isText) ? saved : this.#fail('is not a list of texts');
  }

  /** `length` is the number that there must be. */
  numbers<N extends SavedNumbers>(type: NumbersType<N>, length?: number): N {
    const saved = this.#saved;
    if (!(saved instanceof type)) return this.#fail(`is not a ${type.name}`);
    if (length !== undefined && saved.length !== length) this.#fail(`has ${saved.length} numbers, not ${length}`);
    return saved;
  }

  /** Whole numbers of any size. */
  wholeNumbers(length: number): Uint8Array | Uint16Array | Uint32Array {
    const saved = this.#saved;
    if (saved instanceof Uint8Array) return this.numbers(Uint8Array, length);
    return saved instanceof Uint16Array ? this.numbers(Uint16Array, length) : this.numbers(Uint32Array, length);
  }

  #fail(problem: string): never {
    throw new MalformedSave(`${this.#name} ${problem}`);
  }
}
