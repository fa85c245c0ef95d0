import { isSold } from '../../domain/availability/availability.ts';
import { computeListedUntil } from '../../domain/listing/listing.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import type { SearchState } from '../../search/contract.ts';
import { TERM_ROWS } from '../../search/facets.ts';

/** Filters of which the sitemap has lists, the finest first; those that it has for each car type too. */
const KEYS = ['make_model', 'make', 'body', 'dealership_name', 'location_name', 'offer'] as const;
const OF_TYPES: readonly string[] = ['make', 'body'];

/** When a list last changed, in milliseconds, and when each sold vehicle of it leaves it, by the vehicle's id. */
interface ListChange {
  newest: number;
  leaving: Map<number, number>;
}

/** When the lists of a site's sitemap last changed: a vehicle came, changed, was sold, or left. */
export class ListChanges {
  readonly #lists: Map<string, ListChange>;
  /** The names of the lists on which each listed vehicle stands. */
  readonly #of: Map<number, readonly string[]>;

  /** What is known of no list yet, or a copy of `from`. */
  constructor(from?: ListChanges) {
    const lists = from ? [...from.#lists] : [];
    this.#lists = new Map(
      lists.map(([name, { newest, leaving }]) => [name, { newest, leaving: new Map(leaving) }]),
    );
    this.#of = new Map(from ? from.#of : undefined);
  }

  copy(): ListChanges {
    return new ListChanges(this);
  }

  /**
   * Notes a vehicle as it now is: the lists that it was on have changed with it, and those that it is on, or was until
   * it was sold.
   */
  take(car: Car, isListed: boolean, soldDays: number): void {
    const at = Date.parse(car.updated_at);
    const until = isSold(car) ? computeListedUntil(car, soldDays) : null;
    const isOnLists = isListed || (isSold(car) && car.show_on_dealer_website);
    const lists = isOnLists ? namesOf(car) : [];
    for (const name of [...(this.#of.get(car.id) ?? []), ...lists]) {
      const list = this.#listOf(name);
      list.newest = Math.max(list.newest, at);
      if (until === null) list.leaving.delete(car.id);
      else list.leaving.set(car.id, until * 1000);
    }
    if (isListed) this.#of.set(car.id, lists);
    else this.#of.delete(car.id);
  }

  /** Notes that a vehicle was deleted at a moment. */
  drop(id: number, at: Date): void {
    for (const name of this.#of.get(id) ?? []) {
      const list = this.#listOf(name);
      list.newest = Math.max(list.newest, at.getTime());
    }
    this.#of.delete(id);
  }

  /**
   * When the list of these filters last changed, up to now; undefined for one that never had a vehicle, or is none of
   * the sitemap.
   */
  find({ car_type = [''], ...others }: SearchState['terms'], now: Date): string | undefined {
    const key = KEYS.find((each) => others[each]);
    const names = car_type.flatMap((type) =>
      (key ? others[key]! : ['']).map((value) => nameOf(type, key, value)),
    );
    const times = names.flatMap((name) => this.#timeOf(name, now.getTime()) ?? []);
    return times.length > 0 ? new Date(Math.max(...times)).toISOString() : undefined;
  }

  #listOf(name: string): ListChange {
    const list = this.#lists.get(name) ?? { newest: 0, leaving: new Map() };
    this.#lists.set(name, list);
    return list;
  }

  #timeOf(name: string, now: number): number | undefined {
    const list = this.#lists.get(name);
    if (!list) return undefined;
    return Math.max(list.newest, ...[...list.leaving.values()].filter((left) => left <= now));
  }
}

const nameOf = (type: string, key: string | undefined, value: string) => `${type}|${key ?? ''}|${value}`;

/** The names of the lists on which a vehicle stands. */
function namesOf(car: Car): string[] {
  const type = car.car_type;
  return [
    nameOf('', undefined, ''),
    nameOf(type, undefined, ''),
    ...KEYS.flatMap((key) =>
      [TERM_ROWS[key].of(car)]
        .flat()
        .filter((value) => value !== null)
        .flatMap((value) => [
          nameOf('', key, value),
          ...(OF_TYPES.includes(key) ? [nameOf(type, key, value)] : []),
        ]),
    ),
  ];
}
