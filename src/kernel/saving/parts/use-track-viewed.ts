import { useEffect } from 'react';
import { withViewedCar } from '../lists.ts';
import type { ViewedCar } from '../saved-cars.ts';
import { viewed } from './stores.ts';

/** Stores in the browser that this vehicle's page was opened (D22). */
export function useTrackViewed(car: ViewedCar): void {
  const { id, stocknum, make, model, body, simple_body } = car;
  useEffect(() => {
    viewed.update((items) => withViewedCar(items, { id, stocknum, make, model, body, simple_body }));
  }, [id, stocknum, make, model, body, simple_body]);
}
