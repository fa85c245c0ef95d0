import type { ViewedCar } from './saved-cars.ts';

/** Puts the item first, or removes it if it was in the list: a press of Save (S4). */
export function toggleItem<T extends { id: number }>(items: readonly T[], item: T): readonly T[] {
  const others = withoutItem(items, item.id);
  return others.length < items.length ? others : [item, ...items];
}

export function withoutItem<T extends { id: number }>(items: readonly T[], id: number): readonly T[] {
  return items.filter((item) => item.id !== id);
}

/** Moves or adds the vehicle just viewed to the front of the list. */
export function withViewedCar(items: readonly ViewedCar[], car: ViewedCar): readonly ViewedCar[] {
  return [car, ...withoutItem(items, car.id)];
}
