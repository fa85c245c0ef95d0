import { floatAt } from '../../domain/tables/number-at.ts';
import type { Saved, SavedReader } from '../index-structures/saved.ts';

/** Sold cars that are still listed, with the last moment at which each is (B4). */
export class SoldWindow {
  #untilMs = new Map<number, number>();
  #nextMs = Number.POSITIVE_INFINITY;

  copy(): SoldWindow {
    const copy = new SoldWindow();
    copy.#untilMs = new Map(this.#untilMs);
    copy.#nextMs = this.#nextMs;
    return copy;
  }

  save(): Saved {
    return { ids: Float64Array.from(this.#untilMs.keys()), until: Float64Array.from(this.#untilMs.values()) };
  }

  /** Fills an empty window with what `save` returned. */
  restore(saved: SavedReader): void {
    const ids = saved.part('ids').numbers(Float64Array);
    const until = saved.part('until').numbers(Float64Array, ids.length);
    ids.forEach((id, at) => {
      this.note(id, floatAt(until, at));
    });
  }

  /** The earliest moment at which a car may leave; infinity when none will. */
  get nextMs(): number {
    return this.#nextMs + 1;
  }

  /** Records until when a car is listed; infinity is not recorded. */
  note(id: number, untilMs: number): void {
    if (untilMs === Number.POSITIVE_INFINITY) {
      this.#untilMs.delete(id);
      return;
    }
    this.#untilMs.set(id, untilMs);
    this.#nextMs = Math.min(this.#nextMs, untilMs);
  }

  ids(): IterableIterator<number> {
    return this.#untilMs.keys();
  }

  forget(id: number): void {
    this.#untilMs.delete(id);
  }

  /** Removes and returns the ids of all cars whose last moment has passed. */
  takeExpired(nowMs: number): number[] {
    if (nowMs <= this.#nextMs) return [];
    const expired: number[] = [];
    this.#nextMs = Number.POSITIVE_INFINITY;
    for (const [id, untilMs] of this.#untilMs) {
      if (untilMs < nowMs) expired.push(id);
      else this.#nextMs = Math.min(this.#nextMs, untilMs);
    }
    for (const id of expired) this.#untilMs.delete(id);
    return expired;
  }
}
