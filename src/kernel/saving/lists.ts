import type { ViewedCar } from './saved-cars.ts';

/** The list with the item put first, or without it when it was there: what a press of Save does (S4). */
export function toggleItem<T extends { id: number }>(items: readonly T[], item: T): readonly T[] {
  const others = withoutItem(items, item.id);
  return others.length < items.length ? others : [item, ...items];
}

/** The list without the item of that id. */
export function withoutItem<T extends { id: number }>(items: readonly T[], id: number): readonly T[] {
  return items.filter((item) => item.id !== id);
}

/** The list with a vehicle that was just looked at first, and only there. */
export function withViewedCar(items: readonly ViewedCar[], car: ViewedCar): readonly ViewedCar[] {
  return [car, ...withoutItem(items, car.id)];
}
