/** What a value of an event's data is: a whole number from 0, or text of at most 200 characters. */
export type EventValue = 'count' | 'text';

/** What is known of a kind of event. */
export interface EventRow {
  /** The specification's number (S7). */
  id: number;
  /** Whether the event is about a vehicle, whose id it then carries; `optional` where it may be. */
  car: 'none' | 'required' | 'optional';
  data: Readonly<Record<string, EventValue>>;
}

/**
 * Every event that browsers send, by name (I1). A row is all that a new event needs: it makes what may be sent, what is checked when it
 * arrives, and the description in the API (`about.ts` has its words, which browsers do without).
 */
export const EVENTS = {
  search_page_view: {
    id: 49,
    car: 'none',
    data: { count: 'count' },
  },
  save_car: {
    id: 39,
    car: 'required',
    data: {},
  },
  used_car_view: {
    id: 4,
    car: 'required',
    data: {},
  },
  finance_enquiry: {
    id: 9,
    car: 'optional',
    data: {},
  },
  offer_accepted: {
    id: 18,
    car: 'none',
    data: {},
  },
  phone_click: {
    id: 25,
    car: 'required',
    data: { action: 'text' },
  },
  history_report_click: {
    id: 60,
    car: 'required',
    data: {},
  },
  print_pdf: {
    id: 61,
    car: 'required',
    data: {},
  },
  finance_calculator: {
    id: 26,
    car: 'optional',
    data: { input: 'text' },
  },
  enquiry_new: {
    id: 14,
    car: 'optional',
    data: {},
  },
  enquiry_used: {
    id: 15,
    car: 'optional',
    data: {},
  },
  test_drive_new: {
    id: 17,
    car: 'optional',
    data: {},
  },
  test_drive_used: {
    id: 48,
    car: 'optional',
    data: {},
  },
  general_enquiry: {
    id: 22,
    car: 'optional',
    data: {},
  },
  career_enquiry: {
    id: 51,
    car: 'optional',
    data: {},
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
