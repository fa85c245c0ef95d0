export const EVENTS_PATH = '/api/events';

/** The specification's number of each event (S7), and from 1001 on our own: all that a browser needs to know of it. */
export const EVENT_IDS = {
  search_page_view: 49,
  save_car: 39,
  used_car_view: 4,
  new_car_view: 1001,
  demo_car_view: 1002,
  finance_enquiry: 9,
  offer_accepted: 18,
  phone_click: 25,
  history_report_click: 60,
  print_pdf: 61,
  finance_calculator: 26,
  enquiry_new: 14,
  enquiry_used: 15,
  test_drive_new: 17,
  test_drive_used: 48,
  general_enquiry: 22,
  career_enquiry: 51,
} as const;
