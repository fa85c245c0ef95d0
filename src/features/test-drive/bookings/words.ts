import type { BookingPageModel } from './model.ts';

export const STATES: Record<BookingPageModel['state'], { heading: string; text: string }> = {
  open: {
    heading: 'Your booking',
    text: 'You can move or cancel it any time before it starts. We’ll be notified straight away.',
  },
  cancelled: {
    heading: 'Your booking is cancelled',
    text: 'All done. You don’t need to do anything else.',
  },
  over: {
    heading: 'This link has expired',
    text: 'It worked until your appointment started. If you need anything else, please call us.',
  },
  unknown: {
    heading: 'This link doesn’t work',
    text: 'We can’t find a booking for it. Please open the full link from our email, or call us.',
  },
};

/** What was done, by the key in the address: shown only where it is true. */
export const DONE = {
  moved: 'We’ve moved your booking and told our team.',
  cancelled: 'We’ve told the dealership.',
  same: 'Your booking is already at that time. Nothing has changed.',
} as const;

export const FAILED = {
  'was cancelled': 'This booking was already cancelled. Nothing has changed.',
  over: 'Your appointment has already started, so it can’t be changed. Please call us.',
  'too often': 'This booking can’t be moved online again. Please call us to move it.',
  'no time': 'Please choose a time first.',
  taken: '{time} has just been taken. Your booking hasn’t changed. Please choose another time.',
  gone: '{time} is no longer available. Your booking hasn’t changed. Please choose another time.',
} as const;

export const MOVE = {
  heading: 'Move it to another time',
  button: 'Move my booking',
  off: 'This booking can’t be moved online any more. Please call us and we’ll find a time.',
  down:
    'We can’t reach our calendar right now, so your booking can’t be moved. Please try again in a few ' +
    'minutes, or call us.',
  none: 'There are no other times available in the next few days. Please call us and we’ll find one.',
} as const;

export const CANCEL = {
  heading: 'Cancel this booking',
  text: 'Your time will be released. You can’t undo this, but you can book again.',
  button: 'Yes, cancel my booking',
} as const;
