import { EVENT_IDS } from './ids.ts';

/** The type of a value in an event's data: a whole number from 0, or text of at most 200 characters. */
export type EventValue = 'count' | 'text';

export interface EventRow {
  /** The specification's number (S7); from 1001 on our own, for events that the specification does not have. */
  id: number;
  /** Whether the event carries the id of a vehicle. */
  car: 'none' | 'required' | 'optional';
  data: Readonly<Record<string, EventValue>>;
}

/**
 * Every event that browsers send, by name (I1). A new event needs only a row here: it drives what may be sent, the
 * validation on arrival, and the description in the API (its words are in `descriptions.ts`, which browsers need not
 * load).
 */
export const EVENTS = {
  search_page_view: { id: EVENT_IDS.search_page_view, car: 'none', data: { count: 'count' } },
  save_car: { id: EVENT_IDS.save_car, car: 'required', data: {} },
  used_car_view: { id: EVENT_IDS.used_car_view, car: 'required', data: {} },
  new_car_view: { id: EVENT_IDS.new_car_view, car: 'required', data: {} },
  demo_car_view: { id: EVENT_IDS.demo_car_view, car: 'required', data: {} },
  finance_enquiry: { id: EVENT_IDS.finance_enquiry, car: 'optional', data: {} },
  offer_accepted: { id: EVENT_IDS.offer_accepted, car: 'none', data: {} },
  phone_click: { id: EVENT_IDS.phone_click, car: 'optional', data: { action: 'text' } },
  history_report_click: { id: EVENT_IDS.history_report_click, car: 'required', data: {} },
  print_pdf: { id: EVENT_IDS.print_pdf, car: 'required', data: {} },
  finance_calculator: { id: EVENT_IDS.finance_calculator, car: 'optional', data: { input: 'text' } },
  enquiry_new: { id: EVENT_IDS.enquiry_new, car: 'optional', data: {} },
  enquiry_used: { id: EVENT_IDS.enquiry_used, car: 'optional', data: {} },
  test_drive_new: { id: EVENT_IDS.test_drive_new, car: 'optional', data: {} },
  test_drive_used: { id: EVENT_IDS.test_drive_used, car: 'optional', data: {} },
  general_enquiry: { id: EVENT_IDS.general_enquiry, car: 'optional', data: {} },
  career_enquiry: { id: EVENT_IDS.career_enquiry, car: 'optional', data: {} },
} as const satisfies Record<string, EventRow>;

export type EventName = keyof typeof EVENTS;

type ValueOf<K extends EventValue> = K extends 'count' ? number : string;

export type EventData<N extends EventName> = {
  -readonly [key in keyof (typeof EVENTS)[N]['data']]: (typeof EVENTS)[N]['data'][key] extends EventValue
    ? ValueOf<(typeof EVENTS)[N]['data'][key]>
    : never;
};
