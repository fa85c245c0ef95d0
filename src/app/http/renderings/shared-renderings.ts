interface UnderWay<T> {
  work: Promise<T>;
  /** How many still wait for it. */
  wanted: number;
  left: AbortController;
}

/** Work under way, by key: who asks for the same joins it. */
export class SharedRenderings<T> {
  readonly #underWay = new Map<string, UnderWay<T>>();

  /**
   * The result of the work that is under way under the key, or else of what `start` begins. Its signal is aborted once
   * all who have joined have left.
   */
  join(key: string, left: AbortSignal, start: (allLeft: AbortSignal) => Promise<T>): Promise<T> {
    const joined = this.#underWay.get(key) ?? this.#begin(key, start);
    joined.wanted += 1;
    if (left.aborted) leave(joined);
    else left.addEventListener('abort', () => leave(joined), { once: true });
    return joined.work;
  }

  #begin(key: string, start: (allLeft: AbortSignal) => Promise<T>): UnderWay<T> {
    const left = new AbortController();
    const work = start(left.signal).finally(() => this.#underWay.delete(key));
    const begun: UnderWay<T> = { work, wanted: 0, left };
    this.#underWay.set(key, begun);
    return begun;
  }
}

function leave(joined: UnderWay<unknown>): void {
  joined.wanted -= 1;
  if (joined.wanted === 0) joined.left.abort();
}
