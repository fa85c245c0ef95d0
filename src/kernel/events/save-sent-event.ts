import { isbot } from 'isbot';
import { saveEvent } from '../../db/queries/visitors/events.ts';
import type { RequestContext } from '../request/context.ts';
import { EVENTS, type EventName } from './events.ts';

/** Something that was done without scripts, so that no script has sent its event. */
export interface SentEvent {
  name: EventName;
  path: string;
  carId: number | null;
  userAgent: string | null;
}

/**
 * Saves an event that no browser sends, where the site stores events and the visitor is no bot (I1). A failure is only
 * logged.
 */
export async function saveSentEvent(
  { name, path, carId, userAgent }: SentEvent,
  { settings, db, now, log }: Pick<RequestContext, 'settings' | 'db' | 'now' | 'log'>,
): Promise<void> {
  if (settings.analytics.events === 'off' || !userAgent || isbot(userAgent)) return;
  const event = { event_id: EVENTS[name].id, car_id: carId, path, data: {}, happened_at: now };
  await db
    .run((tx) => saveEvent(tx, event))
    .catch((error: unknown) => log.warn({ feature: 'events', event: name, err: error }, 'Could not save an event'));
}
