import { z } from 'zod';
import {
  amount,
  emailAddress,
  optionalSecretName,
  optionalText,
  optionalWebAddress,
  part,
  slug,
  text,
  webAddress,
} from '../../kinds.ts';

const keyed = <const P extends readonly [string, ...string[]]>(about: string, providers: P) =>
  part(about, {
    provider: z.enum(providers).default(providers[0]).describe('Which service is used.'),
    url: optionalWebAddress().describe('Address of the service, where it has more than one.'),
    keyEnv: optionalSecretName().describe('Name of the environment variable that holds its key.'),
  });

const sms = part('Text messages.', {
  provider: z
    .enum(['log', 'twilio'])
    .default('log')
    .describe(
      'Which service is used. `log` writes messages to the server’s log instead of sending them, and works ' +
        'only for browsers on the same machine.',
    ),
  url: optionalWebAddress().describe('Address of its API; null for its usual one.'),
  accountSid: optionalText().describe('The account at the service: `AC…`.'),
  keyEnv: optionalSecretName().describe(
    'Name of the environment variable that holds the account’s auth token, or `SK…:secret` of an API key.',
  ),
  from: optionalText().describe(
    'Sender of the messages: a number such as +61480000000, a name of up to 11 letters, or a messaging service `MG…`.',
  ),
});

const calendar = part('Calendars of the locations, in addition to bookings on the site.', {
  provider: z
    .enum(['built_in', 'google'])
    .default('built_in')
    .describe(
      '`built_in` knows only the site’s own bookings; `google` also checks a location’s Google Calendar, and ' +
        'writes bookings into it.',
    ),
  url: optionalWebAddress().describe('Address of the service, if it isn’t the provider’s own.'),
  keyEnv: optionalSecretName().describe(
    'Name of the environment variable that holds its key: of `google` the JSON of a service account.',
  ),
  calendars: z
    .record(slug(), text())
    .default({})
    .describe('The calendar of each location, by its slug; a location without one uses only the site’s own bookings.'),
});

export const integrations = part('Outside services. Each has a built-in stand-in, so none is needed to run a site.', {
  sms,
  email: part('Sending email. Without a server, emails are kept as files in the outbox of the data folder.', {
    from: emailAddress()
      .nullable()
      .default(null)
      .describe('Sender address; null uses the environment’s (`MAIL_FROM`).'),
    urlEnv: optionalSecretName().describe(
      'Name of the environment variable that holds the SMTP address with its password; null is that of ' +
        'the whole platform (`SMTP_URL`).',
    ),
  }),
  crm: keyed('Customer systems, for destinations of kind `crm`.', ['built_in', 'hubspot']),
  youx: keyed('Finance quotes of youX.', ['built_in', 'youx']),
  valuation: keyed('Market prices.', ['built_in', 'http']),
  regoLookup: keyed('Rego lookup.', ['built_in', 'http']),
  geocoding: keyed('Postcode lookup.', ['built_in', 'maps']),
  payments: part('Paying deposits and invoices.', {
    provider: z
      .enum(['stand_in', 'stripe'])
      .default('stand_in')
      .describe(
        'Which service is used. The stand-in has a test page, takes no money, and works only for browsers on ' +
          'the same machine.',
      ),
    url: optionalWebAddress().describe('Address of its API; null for its usual one.'),
    keyEnv: optionalSecretName().describe('Name of the environment variable that holds its key.'),
    noticeSecretEnv: optionalSecretName().describe(
      'Name of the environment variable with the secret that signs what the service sends to ' +
        '/api/payments/notice.',
    ),
    pageOrigin: webAddress()
      .default('https://checkout.stripe.com')
      .describe('Origin of the pages on which shoppers pay; the site’s forms may lead there and nowhere else.'),
  }),
  calendar,
  botCheck: part('Bot check.', {
    provider: z
      .enum(['proof_of_work', 'turnstile', 'off'])
      .default('proof_of_work')
      .describe('Which bot check forms have.'),
    tries: z
      .int('must be a whole number')
      .min(10, 'must be 10 or more')
      .max(20_000, 'must be 20,000 or less')
      .default(1_000)
      .describe('Average attempts the proof of work takes; 1,000 take half a second on a phone.'),
    url: optionalWebAddress().describe('Address of Turnstile; null uses Cloudflare’s.'),
    siteKey: optionalText().describe('Public key of the service.'),
    keyEnv: optionalSecretName().describe('Name of the environment variable that holds its secret.'),
  }),
  chat: part('Instant messages on the vehicle page.', {
    provider: z.enum(['off', 'built_in', 'embed']).default('off').describe('Which chat the site has.'),
    embedUrl: optionalWebAddress().describe('Script of the chat provider, loaded only when asked for.'),
    label: text().default('Chat with us').describe('Text of the chat button.'),
    greeting: text()
      .default('Ask away. This isn’t a live chat: our team reads your message and replies by phone or email.')
      .describe('First message of the built-in chat. It must be true: no one replies in the window.'),
    askContact: text()
      .default('Thanks, we’ve got your message. What’s your name, and how can we reach you?')
      .describe('Shown after the first message, above the boxes for name, phone and email.'),
    thanks: text()
      .default('Thanks, {name}. We’ll get back to you. Feel free to add anything else here.')
      .describe('Shown once the shopper has left contact details.'),
  }),
  spinViewer: part('360 views from an outside service.', {
    scriptUrl: optionalWebAddress().describe(
      'Its script, run in its own frame with the vehicle’s code as `data-spin-code`; null uses only ' +
        'the built-in viewer.',
    ),
    timeoutSeconds: amount().default(10).describe('Seconds before giving up and keeping the placeholder.'),
  }),
});
