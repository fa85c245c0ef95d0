/** What a value of an event's data is: a whole number from 0, or text of at most 200 characters. */
export type EventValue = 'count' | 'text';

/** What is known of a kind of event. */
export interface EventRow {
  /** The specification's number (S7). */
  id: number;
  about: string;
  /** Whether the event is about a vehicle, whose id it then carries; `optional` where it may be. */
  car: 'none' | 'required' | 'optional';
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
  save_car: {
    id: 39,
    about: 'A vehicle was saved to the favourites.',
    car: 'required',
    data: {},
  },
  used_car_view: {
    id: 4,
    about: 'The page of a used vehicle was shown.',
    car: 'required',
    data: {},
  },
  finance_enquiry: {
    id: 9,
    about: 'A finance enquiry came in sight.',
    car: 'optional',
    data: {},
  },
  offer_accepted: {
    id: 18,
    about: 'A visitor accepted the estimate for his own vehicle.',
    car: 'none',
    data: {},
  },
  phone_click: {
    id: 25,
    about: 'The phone number of a vehicle was clicked; action says whether to see the rest of it or to call.',
    car: 'required',
    data: { action: 'text' },
  },
  history_report_click: {
    id: 60,
    about: 'The history report of a vehicle was opened.',
    car: 'required',
    data: {},
  },
  print_pdf: {
    id: 61,
    about: 'The page of a vehicle was asked for on paper, or as a PDF.',
    car: 'required',
    data: {},
  },
  finance_calculator: {
    id: 26,
    about: 'The finance calculator was used, told once a page; input says what was changed first.',
    car: 'optional',
    data: { input: 'text' },
  },
  enquiry_new: {
    id: 14,
    about: 'An enquiry about a new vehicle was sent.',
    car: 'optional',
    data: {},
  },
  enquiry_used: {
    id: 15,
    about: 'An enquiry about a used vehicle was sent.',
    car: 'optional',
    data: {},
  },
  test_drive_new: {
    id: 17,
    about: 'A test drive was asked for, of a new vehicle or one that is there for test drives only.',
    car: 'optional',
    data: {},
  },
  test_drive_used: {
    id: 48,
    about: 'A test drive of a used vehicle was asked for.',
    car: 'optional',
    data: {},
  },
  general_enquiry: {
    id: 22,
    about: 'A general enquiry was sent.',
    car: 'optional',
    data: {},
  },
  career_enquiry: {
    id: 51,
    about: 'A job application was sent.',
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
