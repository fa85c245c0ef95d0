import { pushToLayer } from './data-layer.ts';
import { EVENTS_PATH, type EventData, type EventName } from './events.ts';
import { EVENT_IDS } from './ids.ts';

/** An event on its way: its name, the page, the vehicle where it is about one. */
export interface OutgoingEvent<N extends EventName> {
  name: N;
  /** Path and query of the page. */
  path: string;
  carId?: number;
  data: EventData<N>;
}

/**
 * Sends an event from the browser, in the background and past the end of the page (I1). On a site that keeps none, and from a browser
 * that a program steers, nothing is sent. Where the site has a `dataLayer`, it is given to that, too. A failure is told to the console alone.
 */
export function sendEvent<N extends EventName>({ name, path, carId, data }: OutgoingEvent<N>): void {
  if (document.documentElement.dataset.events !== 'on' || navigator.webdriver) return;
  const id = EVENT_IDS[name];
  if (document.documentElement.dataset.layer === 'on')
    pushToLayer({ event: name, event_id: id, path, ...(carId && { car_id: carId }), ...data });
  const body = JSON.stringify({ id, path, ...(carId && { car_id: carId }), data });
  try {
    if (!navigator.sendBeacon(EVENTS_PATH, new Blob([body], { type: 'application/json' })))
      console.warn(`The event ${name} was not taken by the browser`);
  } catch (error) {
    console.warn(`The event ${name} was not sent`, error);
  }
}
