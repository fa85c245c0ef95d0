import { isSold } from '../../domain/availability.ts';
import type { Car } from '../../domain/car.ts';

/**
 * A list in which sold vehicles that follow each other become the first of them (B12, S4). A list of nothing but sold vehicles is
 * whole.
 */
export function withoutSoldRuns<T extends Pick<Car, 'status' | 'sold'>>(listed: readonly T[]): T[] {
  if (listed.every(isSold)) return [...listed];
  return listed.filter((car, at) => !isSold(car) || at === 0 || !isSold(listed[at - 1]!));
}
