import type { EventName } from './events.ts';

/** The meaning of each event, for the API's documentation. */
export const EVENT_DESCRIPTIONS: Readonly<Record<EventName, string>> = {
  search_page_view: 'A page of search results was shown; count is how many vehicles were found.',
  save_car: 'A vehicle was saved to the favourites.',
  used_car_view: 'The page of a used vehicle was shown.',
  new_car_view: 'The page of a new vehicle was shown.',
  demo_car_view: 'The page of a demonstrator was shown.',
  finance_enquiry: 'A finance enquiry came in sight.',
  offer_accepted: 'A visitor accepted the estimate for their own vehicle.',
  phone_click:
    'A phone number was clicked, of a vehicle or any other; action says whether to see the rest of it or to call.',
  history_report_click: 'The history report of a vehicle was opened.',
  print_pdf: 'The page of a vehicle was asked for on paper, or as a PDF.',
  finance_calculator: 'The finance calculator was used, told once a page; input says what was changed first.',
  enquiry_new: 'An enquiry about a new vehicle was sent.',
  enquiry_used: 'An enquiry about a used vehicle was sent.',
  test_drive_new: 'A test drive was asked for, of a new vehicle or one that is there for test drives only.',
  test_drive_used: 'A test drive of a used vehicle was asked for.',
  general_enquiry: 'A general enquiry was sent.',
  career_enquiry: 'A job application was sent.',
};
