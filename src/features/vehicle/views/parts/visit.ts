import { sendEventLazily } from '../../../../kernel/events/parts/send-lazily.ts';
import { runWhenShown } from '../../../../kernel/events/parts/when-shown.ts';
import type { VisitModel } from '../model.ts';
import { formatViews } from '../text.ts';

/**
 * Reports once for each shown page that a vehicle was viewed: event 4 for a used one, the project's own for the others,
 * and the counter, which then shows the new number (D19). `onChange` is called when the vehicle has changed since the
 * page was made.
 */
export function reportVisit({ car_id: carId, event: name, viewHref }: VisitModel, onChange: () => void): void {
  runWhenShown(async () => {
    sendEventLazily({ name, path: location.pathname + location.search, carId, data: {} });
    try {
      const { fetchView } = await import('./fetch-view.ts');
      const answer = await fetchView(viewHref);
      if (!answer) return;
      showViews(answer.views);
      if (Object.keys(answer.car_fields).length > 0) onChange();
    } catch (error) {
      console.warn('The view was not counted', error);
    }
  });
}

/** The number only grows: a page from a cache may be newer than a response from one. */
function showViews(views: number): void {
  for (const counter of document.querySelectorAll<HTMLElement>('[data-views]')) {
    if (views <= Number(counter.dataset.views)) continue;
    counter.dataset.views = String(views);
    const text = counter.querySelector('span');
    if (text) text.textContent = formatViews(views);
  }
}
