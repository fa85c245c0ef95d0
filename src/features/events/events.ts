/** What a value of an event's data is: a whole number from 0, or text of at most 200 characters. */
export type EventValue = 'count' | 'text';

interface EventRow {
  /** The specification's number (S7). */
  id: number;
  about: string;
  /** Whether the event is about a vehicle, whose id it then carries. */
  car: 'none' | 'required';
  data: Readonly<Record<string, EventValue>>;
}

/**
 * Every event that browsers send, by name (I1). A row is all that a new event needs: it makes what may be sent, what is checked when it
 * arrives, and the description in the API.
 */
export const EVENTS = {
  search_page_view: {
    id: 49,
    about: 'A page of search results was shown; count is how many vehicles were found.',
    car: 'none',
    data: { count: 'count' },
  },
} as const satisfies Record<string, EventRow>;

export type EventName = keyof typeof EVENTS;

type ValueOf<K extends EventValue> = K extends 'count' ? number : string;

/** The data that an event of this name carries. */
export type EventData<N extends EventName> = {
  -readonly [key in keyof (typeof EVENTS)[N]['data']]: (typeof EVENTS)[N]['data'][key] extends EventValue
    ? ValueOf<(typeof EVENTS)[N]['data'][key]>
    : never;
};

/** Where events are sent to. */
export const EVENTS_PATH = '/api/events';
