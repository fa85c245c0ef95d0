import { Demand, type Requester } from './demand.ts';

interface Flight<T> {
  demand: Demand;
  done: Promise<T>;
}

/** Work by key: requesting work that is under way joins it, and adds to its demand. */
export class SingleFlight<T> {
  readonly #underWay = new Map<string, Flight<T>>();

  /** Rejects with `PictureFailure` "late" when the requester stops waiting. */
  run(key: string, asker: Requester, work: (demand: Demand) => Promise<T>): Promise<T> {
    const known = this.#underWay.get(key);
    const demand = known?.demand ?? new Demand();
    return demand.wait(asker, () => known?.done ?? this.#begin(key, demand, work));
  }

  /** Queues the work; nobody waits for it. */
  runLater(key: string, caller: string, work: (demand: Demand) => Promise<T>): Promise<T> {
    const known = this.#underWay.get(key);
    const demand = known?.demand ?? new Demand();
    demand.wantLater(caller);
    return known?.done ?? this.#begin(key, demand, work);
  }

  #begin(key: string, demand: Demand, work: (demand: Demand) => Promise<T>): Promise<T> {
    const done = work(demand).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, { demand, done });
    return done;
  }
}
