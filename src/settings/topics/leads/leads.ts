import { z } from 'zod';
import { count, emailAddress, onOff, part, secretName, slug, text, webAddress } from '../../kinds.ts';

const only = {
  locations: z.array(slug()).default([]),
  categories: z.array(text()).default([]),
};
const addresses = () => z.union([emailAddress(), z.array(emailAddress()).min(1, 'must have an address')]);

const destination = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('email'), to: addresses(), ...only }),
  z.strictObject({ kind: z.literal('adf_email'), to: addresses(), ...only }),
  z.strictObject({
    kind: z.literal('webhook'),
    url: webAddress(),
    secretEnv: secretName(),
    ...only,
  }),
  z.strictObject({ kind: z.literal('crm'), account: slug(), ...only }),
]);

const confirmation = part(
  'The email that confirms an enquiry to the shopper. `{name}`, `{dealer}`, `{category}`, ' +
    '`{vehicle}` and `{phone}` are filled in.',
  {
    send: onOff('on').describe('Whether shoppers who gave an email address get one.'),
    perDay: z
      .int('must be a whole number')
      .min(1, 'must be 1 or more')
      .default(5)
      .describe('Maximum per email address in 24 hours, as anyone can enter someone else’s address in a form.'),
    subject: text().default('Your enquiry with {dealer}').describe('Subject.'),
    greeting: text().default('Hi {name},').describe('First line.'),
    text: text()
      .default('Thanks for your enquiry. We’ve received it, and the team at {dealer} will be in touch soon.')
      .describe('Main text.'),
    bookedText: text()
      .default(
        'Your booking is confirmed. {dealer} looks forward to seeing you. If you can’t make it, please let us know.',
      )
      .describe('Text used instead when a time was booked; the time is shown below it.'),
    manageText: text()
      .default('Move or cancel this booking')
      .describe('Link to the page where the shopper can move or cancel the booking.'),
    movedSubject: text()
      .default('Your booking with {dealer} has been moved')
      .describe('Subject when the shopper moved the booking.'),
    movedText: text()
      .default('We’ve moved your booking at {dealer}. See you at the new time.')
      .describe('Main text in that case.'),
    cancelledSubject: text()
      .default('Your booking with {dealer} has been cancelled')
      .describe('Subject when the shopper cancelled the booking.'),
    cancelledText: text()
      .default('We’ve cancelled your booking and told {dealer}. You don’t need to do anything else.')
      .describe('Main text in that case.'),
    heading: text().default('Your enquiry').describe('Heading above the enquiry’s details.'),
    closing: text().default('Prefer to talk? Call us on {phone}.').describe('Last line.'),
  },
);

const unfinished = part('Multi-step forms that were not finished.', {
  steps: z
    .enum(['saved', 'last_only'])
    .default('saved')
    .describe('Whether each completed step is saved as a draft, or nothing until the last.'),
  deliver: z
    .enum(['never', 'with_contact'])
    .default('never')
    .describe(
      'Whether a draft with a phone number or email address becomes a lead, marked `unfinished`. The ' +
        'terms of use should say so.',
    ),
  afterMinutes: count().default(30).describe('Minutes without another step before it does.'),
  keepDays: count().default(30).describe('Days that drafts are stored.'),
});

export const leads = part('What happens to enquiries.', {
  source: text().default('Website').describe('The source given in every lead.'),
  destinations: z
    .array(destination)
    .default([])
    .describe(
      'Where leads go: `email` (to people), `adf_email` (to programs), `webhook`, `crm`. Each is for all ' +
        '`locations` or the slugs listed (a lead that names a dealership alone is for all of its ' +
        'locations), and for all kinds of leads or the `categories` listed: a kind that a destination lists ' +
        'goes to those that list it, and to no other. `to` is an address or a list of them. Applications ' +
        'for a job need a destination that lists `Career Enquiry`. Without any destination, leads are kept ' +
        'and listed by `npm run leads`.',
    ),
  giveUpHours: count()
    .default(72)
    .describe('Hours to keep retrying a failing destination before someone has to step in.'),
  confirmation,
  unfinished,
  campaignHours: count()
    .default(24)
    .describe(
      'Hours a browser remembers the ad that brought a visit (`utm_…`, `gclid`, ' +
        '`gbraid`, `wbraid`, `fbclid`), which every lead of the visit then carries; 0 turns this off.',
    ),
  autogaugeTestFlag: onOff('off').describe('Whether leads contain the yes/no autogauge test flag.'),
});
