import type { ViewedCar } from './kept.ts';

/** The list with the item put first, or without it when it was there: what a press of Save does (S4). */
export function toggled<T extends { id: number }>(items: readonly T[], item: T): readonly T[] {
  const others = without(items, item.id);
  return others.length < items.length ? others : [item, ...items];
}

/** The list without the item of that id. */
export function without<T extends { id: number }>(items: readonly T[], id: number): readonly T[] {
  return items.filter((item) => item.id !== id);
}

/** The list with a vehicle that was just looked at first, and only there. */
export function seenNow(items: readonly ViewedCar[], car: ViewedCar): readonly ViewedCar[] {
  return [car, ...without(items, car.id)];
}
