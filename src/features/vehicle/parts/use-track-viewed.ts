import { useEffect } from 'react';
import { withViewedCar } from '../../../kernel/saving/lists.ts';
import { viewed } from '../../../kernel/saving/parts/stores.ts';
import type { ViewedCar } from '../../../kernel/saving/saved-cars.ts';

/** Stores in the browser that this vehicle's page was opened (D22). */
export function useTrackViewed(car: ViewedCar): void {
  const { id, stocknum, make, model, body, simple_body } = car;
  useEffect(() => {
    viewed.update((items) => withViewedCar(items, { id, stocknum, make, model, body, simple_body }));
  }, [id, stocknum, make, model, body, simple_body]);
}
