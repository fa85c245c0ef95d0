import type { EventName } from './events.ts';

/** The meaning of each event, for the API's documentation. */
export const EVENT_DESCRIPTIONS: Readonly<Record<EventName, string>> = {
  search_page_view: 'A page of search results was shown; count is how many vehicles were found.',
  save_car: 'A vehicle was saved.',
  used_car_view: 'A used vehicle’s page was viewed.',
  new_car_view: 'A new vehicle’s page was viewed.',
  demo_car_view: 'A demonstrator’s page was viewed.',
  finance_enquiry: 'A finance enquiry form was seen.',
  offer_accepted: 'A visitor accepted the estimate for their own vehicle.',
  phone_click:
    'A phone number was clicked, of a vehicle or any other; action says whether to see the rest of it or to call.',
  history_report_click: 'A vehicle’s history report was opened.',
  print_pdf: 'A vehicle’s page was printed, or downloaded as a PDF.',
  finance_calculator: 'The finance calculator was used, told once a page; input says what was changed first.',
  enquiry_new: 'An enquiry about a new vehicle was sent.',
  enquiry_used: 'An enquiry about a used vehicle was sent.',
  test_drive_new: 'A test drive was asked for, of a new vehicle or one that is there for test drives only.',
  test_drive_used: 'A test drive of a used vehicle was asked for.',
  general_enquiry: 'A general enquiry was sent.',
  career_enquiry: 'A job application was sent.',
};
