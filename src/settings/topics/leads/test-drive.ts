import { z } from 'zod';
import { count, onOff, part, slug, text } from '../../kinds.ts';

const slotMinutes = () => z.int('must be a whole number').min(5).max(480);
const daysAhead = () => z.int('must be a whole number').min(0).max(60);
const capacity = () => z.int('must be a whole number').min(1).max(20);

const OF_A_LOCATION = z.strictObject({
  slotMinutes: slotMinutes().optional().describe('Minutes of one appointment there.'),
  noticeHours: count().max(336).optional().describe('Hours of notice it needs.'),
  daysAhead: daysAhead().optional().describe('Days ahead it offers appointments.'),
  capacity: capacity().optional().describe('Appointments it takes at the same time.'),
  times: z.enum(['on', 'off']).optional().describe('Whether a time can be booked there.'),
});

export const testDrive = part('Booking a test drive.', {
  page: onOff('on').describe('Whether the site has the page.'),
  path: z
    .string()
    .regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*\/?$/, 'must be a path such as /book-test-drive/')
    .default('/book-test-drive/')
    .describe('Address of the page.'),
  heading: text().default('Book a test drive').describe('Heading of the page.'),
  intro: text()
    .default('Choose a time that suits you and we’ll have the {vehicle} ready. No cost, no obligation.')
    .describe('Text under the heading.'),
  times: onOff('on').describe('Whether a time can be booked; if not, the dealer calls to arrange one.'),
  slotMinutes: slotMinutes().default(60).describe('Minutes per appointment.'),
  noticeHours: count().max(336).default(2).describe('Minimum hours of notice before an appointment.'),
  daysAhead: daysAhead().default(14).describe('Days ahead that appointments are offered.'),
  capacity: capacity().default(1).describe('Appointments that a location takes at the same time.'),
  locations: z.record(slug(), OF_A_LOCATION).default({}).describe('What differs at a location, by its slug.'),
  movesAtMost: count().max(50).default(5).describe('How often shoppers may move their booking without calling.'),
  message: z.enum(['required', 'optional']).default('optional').describe('Whether comments are required.'),
  events: z
    .enum(['test_drive', 'enquiry'])
    .default('test_drive')
    .describe('The events of a test drive request: 17 and 48, or those of enquiries, 14 and 15.'),
  anyTimeText: text().default('No time yet – please call me').describe('The option of no particular time.'),
  takenText: text()
    .default('{time} has just been taken. Your details are still here, so just choose another time.')
    .describe('Shown when someone else has just booked the time; {time} is the time.'),
  goneText: text()
    .default('{time} is no longer available. Your details are still here, so just choose another time.')
    .describe('Shown for a time that is not offered, such as one in the past; {time} is the time.'),
  nearestText: text()
    .default('The closest available times: {times}.')
    .describe('Shown after it if there are any; {times} are the closest available times.'),
  noTimesText: text()
    .default('No times are available in the next few days. Send the form anyway and we’ll call you.')
    .describe('Shown when no time is available.'),
  calendarDownText: text()
    .default('We can’t reach our calendar right now. Send the form anyway and we’ll call you to ' + 'arrange a time.')
    .describe('Shown when the calendar can’t be reached.'),
});
