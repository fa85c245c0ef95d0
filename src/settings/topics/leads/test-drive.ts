import { z } from 'zod';
import { count, onOff, part, slug, text } from '../../kinds.ts';

const slotMinutes = () => z.int('must be a whole number').min(5).max(480);
const daysAhead = () => z.int('must be a whole number').min(0).max(60);
const capacity = () => z.int('must be a whole number').min(1).max(20);

const OF_A_LOCATION = z.strictObject({
  slotMinutes: slotMinutes().optional().describe('Minutes of one appointment there.'),
  noticeHours: count().max(336).optional().describe('Hours of notice that it needs.'),
  daysAhead: daysAhead().optional().describe('Days for which it offers appointments.'),
  capacity: capacity().optional().describe('Appointments that it takes at once.'),
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
    .default('Choose a time that suits you, and the {vehicle} will be ready when you arrive. It costs nothing.')
    .describe('Text under the heading.'),
  times: onOff('on').describe('Whether a time can be booked; if not, the dealer calls to arrange one.'),
  slotMinutes: slotMinutes().default(60).describe('Minutes per appointment.'),
  noticeHours: count().max(336).default(2).describe('Hours between now and the first appointment offered.'),
  daysAhead: daysAhead().default(14).describe('Days for which appointments are offered.'),
  capacity: capacity().default(1).describe('Appointments that a location takes at the same time.'),
  locations: z.record(slug(), OF_A_LOCATION).default({}).describe('What differs at a location, by its slug.'),
  movesAtMost: count().max(50).default(5).describe('How often shoppers may move their booking without calling.'),
  message: z.enum(['required', 'optional']).default('optional').describe('Whether comments must be written.'),
  events: z
    .enum(['test_drive', 'enquiry'])
    .default('test_drive')
    .describe('The events of a test drive request: 17 and 48, or those of enquiries, 14 and 15.'),
  anyTimeText: text().default('No time yet – please call me').describe('The option of no particular time.'),
  takenText: text()
    .default('{time} has just been taken. Nothing you wrote is lost: please choose another time.')
    .describe('Shown when somebody else has just booked the time; {time} is the time.'),
  goneText: text()
    .default('{time} cannot be booked any more. Nothing you wrote is lost: please choose another time.')
    .describe('Shown for a time that is not offered, such as one in the past; {time} is the time.'),
  nearestText: text()
    .default('The nearest free times: {times}.')
    .describe('Shown after it if there are any; {times} are the nearest free times.'),
  noTimesText: text()
    .default('There is no free time in the next days. Send us the form all the same, and we will call you.')
    .describe('Shown where no time is free.'),
  calendarDownText: text()
    .default(
      'Our calendar cannot be reached right now. Send us the form all the same, and we will call you to ' +
        'arrange a time.',
    )
    .describe('Shown where the calendar cannot be reached.'),
});
