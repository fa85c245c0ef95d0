import type { BookingPageModel } from './model.ts';

export const STATES: Record<BookingPageModel['state'], { heading: string; text: string }> = {
  open: {
    heading: 'Your booking',
    text: 'You can move it to another time or cancel it, until it begins. We are told at once.',
  },
  cancelled: {
    heading: 'Your booking is cancelled',
    text: 'Its time is free for others now. You need do nothing else.',
  },
  over: {
    heading: 'This link has ended',
    text: 'It was good until the appointment began. If you need anything else, please call us.',
  },
  unknown: {
    heading: 'This link is not right',
    text: 'We cannot find a booking by it. Please open it again as it stands in our e-mail, or call us.',
  },
};

/** What was done, by the key in the address: shown only where it is true. */
export const DONE = {
  moved: 'Your booking is moved, and the dealership is told.',
  cancelled: 'The dealership is told.',
  same: 'Your booking is at that time already. Nothing was changed.',
} as const;

export const FAILED = {
  'was cancelled': 'This booking was cancelled already, so nothing was changed.',
  over: 'The appointment has begun, so nothing was changed. Please call us.',
  'too often': 'This booking was moved as often as it can be online. Please call us to move it again.',
  'no time': 'Please choose a time first.',
  taken: '{time} has just been taken. Your booking stays as it was: please choose another time.',
  gone: '{time} cannot be booked any more. Your booking stays as it was: please choose another time.',
} as const;

export const MOVE = {
  heading: 'Move it to another time',
  button: 'Move my booking',
  off: 'It cannot be moved online any more. Please call us, and we will find a time.',
  down:
    'Our calendar cannot be reached right now, so it cannot be moved. Please try again in a few ' +
    'minutes, or call us.',
  none: 'There is no other free time in the next days. Please call us, and we will find one.',
} as const;

export const CANCEL = {
  heading: 'Cancel this booking',
  text: 'Your time is given to others. This cannot be undone, but you can book again.',
  button: 'Yes, cancel my booking',
} as const;
