import { ANSWERED, type NextSteps } from '../../../kernel/leads/next-steps.ts';

export const NEXT_STEPS: NextSteps = {
  'General Enquiry': ['Your message goes to the people whom it is for.', ANSWERED],
  'New Vehicle Enquiry': [
    'We look up the vehicle and what you asked.',
    ANSWERED,
    'You see and drive it when it suits you.',
  ],
  'Used Vehicle Enquiry': [
    'We look up the vehicle and what you asked.',
    ANSWERED,
    'You see and drive it when it suits you.',
  ],
  'Find Me Something Similar': [
    'We look through our stock, and through what is about to arrive, for one like it.',
    'Somebody from our team calls or writes when we have found one.',
    'You see and drive it when it suits you.',
  ],
  'Request Photos': ['We take the photos that you asked for.', 'You get them by e-mail.'],
  'Service Enquiry': [
    'We look for a time in the workshop.',
    'We call or write to confirm it. Until then nothing is booked.',
    'You bring your vehicle in.',
  ],
  'Parts Enquiry': ['We find the part that fits your vehicle.', 'You get a price and how soon it can be here.'],
  'Fleet Enquiry': [
    'Our fleet manager reads what you run.',
    'We call you to talk it through.',
    'You get an offer in writing.',
  ],
  'Career Enquiry': [
    'The people whom you would work with read your application.',
    'We write to you whether we can go on or not.',
  ],
  'Warranty Enquiry': ['We look up your vehicle and its warranty.', 'We call you to arrange what is to be done.'],
  Unsubscribe: ['Your address gets no more offers from this website.', 'What you asked us yourself is still answered.'],
};
