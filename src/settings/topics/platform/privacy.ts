import { z } from 'zod';
import { amount, count, onOff, part } from '../../kinds.ts';

const hour = (byDefault: number) => z.int().min(0).max(24).default(byDefault);

export const alerts = part(
  'Alerts to signed-in visitors: new matches for saved searches, and price drops of saved vehicles.',
  {
    send: onOff('on').describe('Whether alerts are sent.'),
    fromHour: hour(9).describe('Hour of the day, in the site’s time zone, from which alerts are sent.'),
    untilHour: hour(19).describe('Hour of the day from which no more alerts are sent.'),
    minimumDrop: count().default(100).describe('Minimum price drop of a saved vehicle, in dollars.'),
    confirmHours: amount().default(48).describe('Hours the link in a confirmation email is valid.'),
    emailsPerMailbox: count().default(3).describe('Maximum number of confirmation emails to one address in 24 hours.'),
    emailsPerVisitor: count()
      .default(5)
      .describe('Maximum number of confirmation emails that one visitor can request in 24 hours.'),
    searchesAtMost: count().default(50).describe('Maximum number of saved searches per visitor.'),
  },
);

export const privacy = part('How long personal information is kept.', {
  enquiryDays: count()
    .default(2557)
    .describe('Days that enquiries, with their files, bookings and valuations, conversations and payments are kept.'),
  alertDays: count().default(90).describe('Days that sent alerts are kept.'),
});
