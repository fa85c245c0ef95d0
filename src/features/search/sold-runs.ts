import { isSold } from '../../domain/availability/availability.ts';
import type { Car } from '../../domain/vehicle/car.ts';

/**
 * Collapses runs of sold vehicles on a page of a list into the first of each (B12, S4). `follows`: the vehicle before
 * the page's first one is sold, so the run was shown there; a page of nothing else has one of it all the same, since no
 * page is empty.
 */
export function collapseSoldRuns<T extends Pick<Car, 'status' | 'sold'>>(listed: readonly T[], follows = false): T[] {
  const kept = listed.filter((car, at) => {
    const before = listed[at - 1];
    return !isSold(car) || !(before ? isSold(before) : follows);
  });
  return kept.length > 0 ? kept : listed.slice(0, 1);
}

interface Found<T> {
  hits: readonly T[];
  count: number;
  sold: number;
}

/**
 * The vehicles that a page shows: runs of sold ones are collapsed, but a search that finds only sold ones is complete,
 * on each of its pages.
 */
export function pickShownVehicles<T extends Pick<Car, 'status' | 'sold'>>(
  { hits, count, sold }: Found<T>,
  page: number,
  searchPage: (page: number) => Found<T>,
): readonly T[] {
  if (sold === count) return hits;
  const startsSold = page > 1 && hits[0] !== undefined && isSold(hits[0]);
  const before = startsSold ? searchPage(page - 1).hits.at(-1) : undefined;
  return collapseSoldRuns(hits, before !== undefined && isSold(before));
}
