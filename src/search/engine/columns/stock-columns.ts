import type { Saved, SavedReader } from '../../index-structures/saved.ts';
import type { SearchableCar } from '../../searchable-car.ts';
import { type ColumnKeys, ColumnSet } from './column-set.ts';
import { NumberColumn } from './number-column.ts';

/** The columns of a stock: rows of the facet table, and those that are only sorted by. */
export class StockColumns {
  readonly facets: ColumnSet;
  readonly rank: NumberColumn;
  readonly created: NumberColumn;

  /** Empty, or copies of those of `from`, which must have the same keys. */
  constructor(keys: ColumnKeys, capacity: number, from?: StockColumns) {
    this.facets = new ColumnSet(keys, capacity, from?.facets);
    this.rank = from?.rank.copy() ?? new NumberColumn(capacity);
    this.created = from?.created.copy() ?? new NumberColumn(capacity);
  }

  save(): Saved {
    return { facets: this.facets.save(), rank: this.rank.save(), created: this.created.save() };
  }

  /** Fills empty columns, of the same capacity, with what `save` returned. */
  restore(saved: SavedReader): void {
    this.facets.restore(saved.part('facets'));
    this.rank.restore(saved.part('rank'));
    this.created.restore(saved.part('created'));
  }

  write(slot: number, car: SearchableCar): void {
    this.facets.write(slot, car);
    this.rank.write(slot, car.custom_rank);
    this.created.write(slot, car.created_at === null ? null : Date.parse(car.created_at));
  }

  erase(slot: number): void {
    for (const column of [this.facets, this.rank, this.created]) column.erase(slot);
  }

  grow(capacity: number): void {
    for (const column of [this.facets, this.rank, this.created]) column.grow(capacity);
  }
}
