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
  'The email that tells shoppers that their enquiry is here. `{name}`, `{dealer}`, `{category}`, ' +
    '`{vehicle}` and `{phone}` stand for what they say.',
  {
    send: onOff('on').describe('Whether shoppers who gave an email address get one.'),
    perDay: z
      .int('must be a whole number')
      .min(1, 'must be 1 or more')
      .default(5)
      .describe('Maximum for one mailbox in 24 hours, as anybody can enter anybody’s address in a form.'),
    subject: text().default('Your enquiry with {dealer}').describe('Subject.'),
    greeting: text().default('Hi {name},').describe('First line.'),
    text: text()
      .default('Thank you for your enquiry. It has reached us, and somebody from {dealer} will be in touch.')
      .describe('What it says.'),
    bookedText: text()
      .default('Thank you. Your time is kept for you, and {dealer} expects you. If you cannot come, please tell us.')
      .describe('What it says instead where a time was booked; the time is shown below.'),
    manageText: text()
      .default('Move or cancel this booking')
      .describe('The link to the page on which the shopper moves or cancels what was booked.'),
    movedSubject: text()
      .default('Your booking with {dealer} was moved')
      .describe('Subject where the shopper moved what was booked.'),
    movedText: text()
      .default('Your booking was moved. Your new time is kept for you, and {dealer} expects you.')
      .describe('What it says in that case.'),
    cancelledSubject: text()
      .default('Your booking with {dealer} was cancelled')
      .describe('Subject where the shopper cancelled what was booked.'),
    cancelledText: text()
      .default('Your booking was cancelled, and {dealer} knows. You need do nothing else.')
      .describe('What it says in that case.'),
    heading: text().default('Your enquiry').describe('Heading above what it was about.'),
    closing: text().default('If you would rather talk now, call us on {phone}.').describe('Last line.'),
  },
);

const unfinished = part('Forms of several steps that are not sent to their end.', {
  steps: z
    .enum(['saved', 'last_only'])
    .default('saved')
    .describe('Whether each completed step is saved as a draft, or nothing before the last.'),
  deliver: z
    .enum(['never', 'with_contact'])
    .default('never')
    .describe(
      'Whether a draft with a phone number or email address becomes a lead, marked `unfinished`. The ' +
        'terms of use should say so.',
    ),
  afterMinutes: count().default(30).describe('After how many minutes without another step.'),
  keepDays: count().default(30).describe('Days that drafts are stored.'),
});

export const leads = part('What becomes of enquiries.', {
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
    .describe('Hours for which delivery to a failing destination is retried before a person has to step in.'),
  confirmation,
  unfinished,
  campaignHours: count()
    .default(24)
    .describe(
      'Hours for which a browser remembers the advertisement that brought a visit (`utm_…`, `gclid`, ' +
        '`gbraid`, `wbraid`, `fbclid`), which every lead of the visit then says; 0 where leads say none.',
    ),
  autogaugeTestFlag: onOff('off').describe('Whether leads contain the yes/no autogauge test flag.'),
});
