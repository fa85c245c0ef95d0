import type { EventName } from '../events.ts';
import type { OutgoingEvent } from '../send.ts';

/**
 * Sends an event of something that was clicked; the code that sends comes when it is needed. A failure is told to the
 * console alone.
 */
export function sendEventLazily<N extends EventName>(event: OutgoingEvent<N>): void {
  import('../send.ts').then(
    ({ sendEvent }) => sendEvent(event),
    (error: unknown) => console.warn(`The event ${event.name} was not sent`, error),
  );
}
