import type { BookingPageModel } from '../../../src/features/test-drive/bookings/model.ts';
import { groupSlotsByDay } from '../../../src/kernel/forms/format-slots.ts';

const slots = ['2026-06-01', '2026-06-02'].flatMap((date) =>
  ['09:00', '10:00'].map((time) => ({ date, time, start: new Date(`${date}T${time}:00+10:00`) })),
);

const open: BookingPageModel = {
  state: 'open',
  heading: 'Your booking',
  text: 'You can move or cancel it any time before it starts.',
  note: null,
  rows: [
    { label: 'What', text: 'Test Drive', href: null },
    { label: 'When', text: 'Monday 1 June, 9:00 am', href: null },
    { label: 'Where', text: 'Yard, 1 High Street', href: 'https://maps.example/yard' },
    { label: 'Vehicle', text: '2021 Toyota Kluger', href: '/cars/kluger' },
  ],
  action: '/my-booking?v=1.x',
  move: {
    heading: 'Move it to another time',
    text: 'Free times at Yard, 1 High Street.',
    times: {
      name: 'slot',
      label: 'Time',
      kind: 'slot',
      required: true,
      slots: { days: groupSlotsByDay(slots), timeZone: 'Australia/Brisbane', from: '/api/test-drive/slots' },
    },
    chosen: '',
    button: 'Move my booking',
  },
  cancel: { heading: 'Cancel this booking', text: 'Your time will be released.', button: 'Yes, cancel it' },
  ways: [],
  phone: { label: 'Call', text: '07 5550 1234', href: 'tel:+61755501234' },
  head: {
    title: 'Your booking | Cars',
    description: 'You can move it.',
    canonical: null,
    siteName: 'Cars',
    robots: 'noindex, nofollow',
  },
};

const taken = open.move && { ...open.move, chosen: '2026-05-31T22:00:00.000Z' };
const closed = {
  move: null,
  cancel: null,
  ways: [{ label: 'Book a test drive', href: '/book-test-drive/' }],
};

export const sampleBookings: Record<string, BookingPageModel> = {
  'a booking': open,
  'a booking that is moved': { ...open, note: { kind: 'done', text: 'It is moved.' } },
  'a booking whose new time was taken': { ...open, note: { kind: 'failed', text: 'Taken.' }, move: taken },
  'a booking that cannot be moved': {
    ...open,
    move: open.move && { ...open.move, times: null, text: 'Please call us.' },
  },
  'a booking that is cancelled': {
    ...open,
    ...closed,
    state: 'cancelled',
    heading: 'Your booking is cancelled',
    text: 'All done.',
    note: { kind: 'done', text: 'We’ve told the dealership.' },
  },
  'a link of a booking that is not right': {
    ...open,
    ...closed,
    state: 'unknown',
    heading: 'This link doesn’t work',
    rows: [],
  },
};
