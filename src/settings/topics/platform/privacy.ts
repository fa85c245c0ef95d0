import { z } from 'zod';
import { amount, count, onOff, part } from '../../kinds.ts';

const hour = (byDefault: number) => z.int().min(0).max(24).default(byDefault);

export const alerts = part('Telling signed-in visitors of new matches and of saved vehicles that got cheaper.', {
  send: onOff('on').describe('Whether visitors can be told at all.'),
  fromHour: hour(9).describe('Hour of the day, by the site’s own clock, from which messages are sent.'),
  untilHour: hour(19).describe('Hour of the day at which no more messages are sent.'),
  minimumDrop: count().default(100).describe('Dollars that a saved vehicle must have become cheaper by.'),
  confirmHours: amount()
    .default(48)
    .describe('Hours that the link in an e-mail which asks to confirm an address is good for.'),
  lettersPerMailbox: count().default(3).describe('Most such e-mails to one address in 24 hours.'),
  lettersPerVisitor: count().default(5).describe('Most such e-mails that a visitor can have sent in 24 hours.'),
  searchesAtMost: count().default(50).describe('How many searches a visitor can keep.'),
});

export const privacy = part('How long what is known of people is kept.', {
  enquiryDays: count()
    .default(2557)
    .describe('Days that enquiries, with their files, bookings and valuations, conversations and payments are kept.'),
  alertDays: count().default(90).describe('Days that sent alerts are kept.'),
});
