import { useEffect } from 'react';
import type { ViewedCar } from '../kept.ts';
import { seenNow } from '../lists.ts';
import { viewed } from './stores.ts';

/** Keeps in the browser that this vehicle's page was opened (D22). */
export function useRememberViewed(car: ViewedCar): void {
  const { id, stocknum, make, model, body, simple_body } = car;
  useEffect(() => {
    viewed.update((items) => seenNow(items, { id, stocknum, make, model, body, simple_body }));
  }, [id, stocknum, make, model, body, simple_body]);
}
