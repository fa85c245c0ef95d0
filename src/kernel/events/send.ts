import type { EventData, EventName } from './events.ts';
import { EVENT_IDS, EVENTS_PATH } from './ids.ts';

export interface OutgoingEvent<N extends EventName> {
  name: N;
  /** Path and query of the page. */
  path: string;
  carId?: number;
  /** Of what became a lead: for the page's `dataLayer` only. */
  leadId?: number;
  data: EventData<N>;
  /** The server has saved it already: it is for the page's `dataLayer` only. */
  isSaved?: boolean;
}

/**
 * Sends an event from the browser, in the background and even when the page is left (I1). Nothing is sent on a site
 * that stores no events, or from an automated browser. Where the site has a `dataLayer`, the event is pushed to it too:
 * callers that leave the page may wait for that. A failure is only logged to the console.
 */
export function sendEvent<N extends EventName>(event: OutgoingEvent<N>): Promise<void> | undefined {
  const { events, layer } = document.documentElement.dataset;
  if (events !== 'on' || navigator.webdriver) return undefined;
  const { name, path, carId, data, isSaved } = event;
  const id = EVENT_IDS[name];
  const body = JSON.stringify({ id, path, ...(carId && { car_id: carId }), data });
  try {
    if (!isSaved && !navigator.sendBeacon(EVENTS_PATH, new Blob([body], { type: 'application/json' })))
      console.warn(`The event ${name} was not taken by the browser`);
  } catch (error) {
    console.warn(`The event ${name} was not sent`, error);
  }
  return layer
    ? import('./layer/push-event.ts').then(
        ({ pushEvent }) => pushEvent({ ...event, id }),
        (error: unknown) => console.warn(`The dataLayer was not told of ${name}`, error),
      )
    : undefined;
}
