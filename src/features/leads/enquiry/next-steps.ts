import { ANSWERED, type NextSteps } from '../../../kernel/leads/next-steps.ts';

export const NEXT_STEPS: NextSteps = {
  'General Enquiry': ['We’ll pass your message to the right team.', ANSWERED],
  'New Vehicle Enquiry': [
    'We check the vehicle and your question.',
    ANSWERED,
    'Come and see it, and take it for a drive, when it suits you.',
  ],
  'Used Vehicle Enquiry': [
    'We check the vehicle and your question.',
    ANSWERED,
    'Come and see it, and take it for a drive, when it suits you.',
  ],
  'Find Me Something Similar': [
    'We check our stock and what’s arriving soon for something similar.',
    'We call or email you when we find one.',
    'Come and see it, and take it for a drive, when it suits you.',
  ],
  'Request Photos': ['We take the photos you asked for.', 'We email them to you.'],
  'Service Enquiry': [
    'We check the workshop’s diary.',
    'We call or email to confirm your booking. It isn’t booked until then.',
    'You bring your vehicle in.',
  ],
  'Parts Enquiry': [
    'We find the right part for your vehicle.',
    'We let you know the price and when we can have it here.',
  ],
  'Fleet Enquiry': [
    'Our fleet manager reviews your enquiry.',
    'We call you to talk it through.',
    'We send you a written quote.',
  ],
  'Career Enquiry': ['The team you’d be joining reads your application.', 'We let you know either way.'],
  'Warranty Enquiry': ['We check your vehicle and its warranty.', 'We call you to arrange the next steps.'],
  Unsubscribe: [
    'We won’t email you any more offers from this website.',
    'We’ll still reply to any enquiry you send us.',
  ],
};
