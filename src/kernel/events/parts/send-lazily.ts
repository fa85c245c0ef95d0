import type { EventName } from '../events.ts';
import type { OutgoingEvent } from '../send.ts';

/** Sends the event of a click; the code that sends is loaded on demand. A failure is only logged to the console. */
export function sendEventLazily<N extends EventName>(event: OutgoingEvent<N>): void {
  import('../send.ts').then(
    ({ sendEvent }) => sendEvent(event),
    (error: unknown) => console.warn(`The event ${event.name} was not sent`, error),
  );
}
