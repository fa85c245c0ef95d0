import type { EventData, EventName } from './events.ts';
import { EVENT_IDS, EVENTS_PATH } from './ids.ts';

/** An event on its way: its name, the page, the vehicle where it is about one. */
export interface OutgoingEvent<N extends EventName> {
  name: N;
  /** Path and query of the page. */
  path: string;
  carId?: number;
  /** Of what became a lead: for the page's `dataLayer` alone. */
  leadId?: number;
  data: EventData<N>;
  /** The server has kept it already: it is for the page's `dataLayer` alone. */
  isSaved?: boolean;
}

/**
 * Sends an event from the browser, in the background and past the end of the page (I1). On a site that keeps none, and
 * from a browser that a program steers, nothing is sent. Where the site has a `dataLayer`, it is given to that, too:
 * whoever leaves the page may wait for it. A failure is told to the console alone.
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
