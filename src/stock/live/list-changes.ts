import { isSold } from '../../domain/availability/availability.ts';
import { computeListedUntil } from '../../domain/listing/listing.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import type { SearchState } from '../../search/contract.ts';
import { TERM_ROWS } from '../../search/facets.ts';
import type { Saved, SavedReader } from '../../search/index-structures/saved.ts';

/** Filters with lists in the sitemap, finest first; each also has lists per car type. */
const KEYS = ['make_model', 'make', 'body', 'dealership_name', 'location_name', 'offer'] as const;
const OF_TYPES: readonly string[] = ['make', 'body'];

/** When a list last changed, in milliseconds, and when each of its sold vehicles leaves it, by the vehicle's id. */
interface ListChange {
  /** One string for all vehicles on the list. */
  readonly name: string;
  newest: number;
  /** Made for the first that leaves: most lists have none. */
  leaving: Map<number, number> | null;
}

/** When the lists of a site's sitemap last changed: a vehicle was added, changed, was sold, or left. */
export class ListChanges {
  readonly #lists: Map<string, ListChange>;
  /** The names of the lists with each listed vehicle. */
  readonly #of: Map<number, readonly string[]>;

  /** Empty, or a copy of `from`. */
  constructor(from?: ListChanges) {
    const lists = from ? [...from.#lists] : [];
    this.#lists = new Map(
      lists.map(([name, { newest, leaving }]) => [name, { name, newest, leaving: leaving && new Map(leaving) }]),
    );
    this.#of = new Map(from ? from.#of : undefined);
  }

  copy(): ListChanges {
    return new ListChanges(this);
  }

  /** The lists as [name, newest, and id and time of each that leaves], and the names of the lists of each vehicle. */
  save(): Saved {
    const lists = [...this.#lists].map(([name, { newest, leaving }]) => [name, newest, [...(leaving ?? [])].flat()]);
    return JSON.stringify([lists, [...this.#of]]);
  }

  static restore(saved: SavedReader): ListChanges {
    const changes = new ListChanges();
    const [lists, of]: [[string, number, number[]][], [number, string[]][]] = JSON.parse(saved.text());
    for (const [name, newest, leaving] of lists) {
      const list = changes.#listOf(name);
      list.newest = newest;
      for (let at = 0; at < leaving.length; at += 2) noteLeaving(list, leaving[at]!, leaving[at + 1]!);
    }
    for (const [id, names] of of) changes.#of.set(id, changes.#namesOnce(names));
    return changes;
  }

  /**
   * Records a vehicle's present state: the lists that it was on have changed, and so have those that it is on, or was
   * on until it was sold.
   */
  take(car: Car, isListed: boolean, soldDays: number): void {
    const at = Date.parse(car.updated_at);
    const until = isSold(car) ? computeListedUntil(car, soldDays) : null;
    const isOnLists = isListed || (isSold(car) && car.show_on_dealer_website);
    const lists = isOnLists ? namesOf(car) : [];
    for (const name of [...(this.#of.get(car.id) ?? []), ...lists]) {
      const list = this.#listOf(name);
      list.newest = Math.max(list.newest, at);
      if (until === null) list.leaving?.delete(car.id);
      else noteLeaving(list, car.id, until * 1000);
    }
    if (isListed) this.#of.set(car.id, this.#namesOnce(lists));
    else this.#of.delete(car.id);
  }

  drop(id: number, at: Date): void {
    for (const name of this.#of.get(id) ?? []) {
      const list = this.#listOf(name);
      list.newest = Math.max(list.newest, at.getTime());
    }
    this.#of.delete(id);
  }

  /**
   * When the list of these filters last changed, up to now; undefined for one that never had a vehicle, or is not in
   * the sitemap.
   */
  find({ car_type = [''], ...others }: SearchState['terms'], now: Date): string | undefined {
    const key = KEYS.find((each) => others[each]);
    const values = (key && others[key]) ?? [''];
    const names = car_type.flatMap((type) => values.map((value) => nameOf(type, key, value)));
    const times = names.flatMap((name) => this.#timeOf(name, now.getTime()) ?? []);
    return times.length > 0 ? new Date(Math.max(...times)).toISOString() : undefined;
  }

  #namesOnce(names: readonly string[]): readonly string[] {
    return names.map((name) => this.#listOf(name).name);
  }

  #listOf(name: string): ListChange {
    const list = this.#lists.get(name) ?? { name, newest: 0, leaving: null };
    this.#lists.set(name, list);
    return list;
  }

  #timeOf(name: string, now: number): number | undefined {
    const list = this.#lists.get(name);
    if (!list) return undefined;
    return Math.max(list.newest, ...[...(list.leaving?.values() ?? [])].filter((left) => left <= now));
  }
}

function noteLeaving(list: ListChange, id: number, at: number): void {
  list.leaving ??= new Map();
  list.leaving.set(id, at);
}

const nameOf = (type: string, key: string | undefined, value: string) => `${type}|${key ?? ''}|${value}`;

function namesOf(car: Car): string[] {
  const type = car.car_type;
  return [
    nameOf('', undefined, ''),
    nameOf(type, undefined, ''),
    ...KEYS.flatMap((key) =>
      [TERM_ROWS[key].of(car)]
        .flat()
        .filter((value) => value !== null)
        .flatMap((value) => [nameOf('', key, value), ...(OF_TYPES.includes(key) ? [nameOf(type, key, value)] : [])]),
    ),
  ];
}
