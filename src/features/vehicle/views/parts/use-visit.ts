import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { sendEventLazily } from '../../../../kernel/events/parts/send-lazily.ts';
import { runWhenShown } from '../../../../kernel/events/parts/when-shown.ts';
import type { ViewAnswer, ViewsModel, VisitModel } from '../model.ts';

/** Views as they were answered last, by vehicle. */
const counted = new Map<number, number>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many views the vehicle has: as the page was made, then as the answer said. */
export function useViewCount({ car_id, count }: ViewsModel): number {
  return useSyncExternalStore(
    subscribe,
    () => Math.max(count, counted.get(car_id) ?? 0),
    () => count,
  );
}

/**
 * Tells once for each shown page that a vehicle was viewed: event 4 of a used one, our own of the others, and the
 * counter (D19). When the vehicle has changed since the page was made, the page is made anew.
 */
export function useVisit(visit: VisitModel): void {
  const { revalidate } = useRevalidator();
  const take = useEffectEvent((answer: ViewAnswer | undefined) => {
    if (!answer) return;
    counted.set(visit.car_id, answer.views);
    for (const listener of listeners) listener();
    if (Object.keys(answer.car_fields).length > 0) void revalidate();
  });
  const tell = useEffectEvent((isOver: () => boolean) => {
    const { car_id: carId, event: name, viewHref } = visit;
    const path = location.pathname + location.search;
    runWhenShown(() => {
      if (isOver()) return;
      sendEventLazily({ name, path, carId, data: {} });
      import('./fetch-view.ts')
        .then(({ fetchView }) => fetchView(viewHref))
        .then((answer) => isOver() || take(answer))
        .catch((error: unknown) => console.warn('The view was not counted', error));
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another vehicle is another visit
  useEffect(() => {
    let over = false;
    tell(() => over);
    return () => {
      over = true;
    };
  }, [visit.car_id]);
}
