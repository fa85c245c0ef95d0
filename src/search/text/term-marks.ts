/** A set of terms that can be cleared in constant time. */
export class TermMarks {
  #round = 0;
  #rounds = new Uint32Array(4096);

  restart(): void {
    this.#round++;
  }

  /** Returns whether the term was unmarked before. */
  mark(term: number): boolean {
    if (term >= this.#rounds.length) this.#lengthen(term);
    if (this.#rounds[term] === this.#round) return false;
    this.#rounds[term] = this.#round;
    return true;
  }

  #lengthen(term: number): void {
    const longer = new Uint32Array(term * 2);
    longer.set(this.#rounds);
    this.#rounds = longer;
  }
}
