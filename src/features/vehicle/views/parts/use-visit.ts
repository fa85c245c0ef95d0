import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { sendEventLazily } from '../../../../kernel/events/parts/send-lazily.ts';
import { runWhenShown } from '../../../../kernel/events/parts/when-shown.ts';
import type { ViewAnswer, ViewsModel, VisitModel } from '../model.ts';

/** The latest known views, by vehicle. */
const counted = new Map<number, number>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The number of views: first that of the page, then that of the response. */
export function useViewCount({ car_id, count }: ViewsModel): number {
  return useSyncExternalStore(
    subscribe,
    () => Math.max(count, counted.get(car_id) ?? 0),
    () => count,
  );
}

/**
 * Reports once for each shown page that a vehicle was viewed: event 4 for a used one, the project's own for the others,
 * and the counter (D19). When the vehicle has changed since the page was made, the page is revalidated.
 */
export function useVisit(visit: VisitModel): void {
  const take = useEffectEvent((answer: ViewAnswer | undefined) => {
    if (!answer) return;
    counted.set(visit.car_id, answer.views);
    for (const listener of listeners) listener();
    if (Object.keys(answer.car_fields).length > 0) location.reload();
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
