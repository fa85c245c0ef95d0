import { withViewedCar } from '../../../kernel/saving/lists.ts';
import { viewed } from '../../../kernel/saving/parts/stores.ts';
import type { ViewedCar } from '../../../kernel/saving/saved-cars.ts';

/** Stores in the browser that this vehicle's page was opened (D22). */
export function storeViewed(car: ViewedCar): void {
  viewed.update((items) => withViewedCar(items, car));
}
