import { z } from 'zod';
import { listKeysOf } from '../../domain/text/look-up.ts';
import { EVENT_DESCRIPTIONS } from './descriptions.ts';
import { EVENTS, type EventRow, type EventValue } from './events.ts';

/** Anything but control characters, which PostgreSQL may refuse. */
const TEXT = /^[ -\uffff]*$/;

const VALUES: Record<EventValue, z.ZodType> = {
  count: z.int().min(0),
  text: z.string().max(200).regex(TEXT),
};

const path = z
  .string()
  .max(2000, 'longer than 2000 characters')
  .regex(/^\/(?!\/)[ -\uffff]*$/, 'must be a path of the site')
  .describe('Path and query of the page on which it happened.');

const rows = listKeysOf(EVENTS).map((name) => {
  const { id, car, data }: EventRow = EVENTS[name];
  return z
    .strictObject({
      id: z.literal(id),
      path,
      ...buildCarIdSchema(car),
      data: z.strictObject(Object.fromEntries(Object.entries(data).map(([key, value]) => [key, VALUES[value]]))),
    })
    .describe(EVENT_DESCRIPTIONS[name]);
});

function buildCarIdSchema(car: EventRow['car']) {
  const id = z.int().min(1);
  if (car === 'none') return {};
  return { car_id: car === 'required' ? id : id.optional() };
}

/** The body of POST /api/events: one of the rows of `EVENTS`. */
export const eventSchema = z.discriminatedUnion('id', rows as [(typeof rows)[number]]);

export interface ArrivedEvent {
  id: number;
  path: string;
  car_id?: number;
  data: Record<string, unknown>;
}
