import type { Logger } from 'pino';
import type { AskedFrom } from '../domain/requests/asked-from.ts';
import type { SiteSettings } from '../settings/schema.ts';
import type { BotChecker } from './bot-check/contract.ts';
import { proofOfWork } from './bot-check/proof-of-work.ts';
import { TURNSTILE_URL, turnstile } from './bot-check/turnstile.ts';
import { builtInCalendar } from './calendar/built-in.ts';
import { type BookingStore, type Calendar, CalendarFailure } from './calendar/contract.ts';
import { GOOGLE_CALENDAR, type GoogleCalendar, googleCalendar } from './calendar/google.ts';
import { GoogleTokens, readGoogleAccount } from './calendar/google-account.ts';
import { chooser, type Means } from './choose.ts';
import { builtInCrm, crmFolder } from './crm/built-in.ts';
import type { Crm } from './crm/contract.ts';
import { HUBSPOT_URL, hubspotCrm } from './crm/hubspot.ts';
import { DeliveryFailure } from './delivery-failure.ts';
import type { Mailer } from './email/contract.ts';
import { outboxFolder, outboxMailer } from './email/outbox.ts';
import { smtpMailer } from './email/smtp.ts';
import { builtInQuoter } from './finance/built-in.ts';
import { QuoteFailure, type Quoter } from './finance/contract.ts';
import { KeptQuotes } from './finance/kept-quotes.ts';
import { youxQuoter } from './finance/youx.ts';
import { builtInGeocoder } from './geocoding/built-in.ts';
import { type Geocoder, GeocodingFailure, type PlaceStore } from './geocoding/contract.ts';
import { KeptPoints } from './geocoding/kept-points.ts';
import { MAPS_URL, mapsGeocoder } from './geocoding/maps.ts';
import { PaymentFailure, type PaymentProvider } from './payment/contract.ts';
import { standInProvider } from './payment/stand-in.ts';
import { STRIPE_URL, stripeProvider } from './payment/stripe.ts';
import { builtInRegoLookup } from './rego/built-in.ts';
import { RegoFailure, type RegoLookup, type VehicleStore } from './rego/contract.ts';
import { httpRegoLookup } from './rego/http.ts';
import { SmsFailure, type SmsSender } from './sms/contract.ts';
import { logSender } from './sms/log.ts';
import { TWILIO_URL, twilioSender } from './sms/twilio.ts';
import { builtInValuer } from './valuation/built-in.ts';
import { type PriceStore, ValuationFailure, type Valuer } from './valuation/contract.ts';
import { httpValuer } from './valuation/http.ts';
import { Markets } from './valuation/markets.ts';

type Settings<Topic extends keyof SiteSettings> = { settings: Pick<SiteSettings, Topic> };
const wrongSettings = (message: string) => new DeliveryFailure(message, { code: 'SETTINGS' });

/** Null for none. */
export const chooseChecker = chooser(
  'botCheck',
  (message) => new Error(message),
  async (
    { options, need, secret, breaker },
    given: { siteId: number; getSecret: () => Promise<string> },
  ): Promise<BotChecker | null> => {
    const { provider, tries } = options;
    if (provider === 'off') return null;
    if (provider === 'proof_of_work')
      return proofOfWork({ secret: await given.getSecret(), siteId: given.siteId, tries });
    const url = (options.url ?? TURNSTILE_URL).replace(/\/+$/, '');
    return turnstile({ url, siteKey: need('siteKey'), secret: secret('keyEnv'), breaker: breaker(url) });
  },
);

/** `location` is its slug. */
type CalendarGiven = { location: string; now: Date };

function googleCalendarOf(
  { options, memory, need, secret, breaker }: Means<SiteSettings['integrations']['calendar']>,
  { location, now }: CalendarGiven,
): GoogleCalendar | undefined {
  const calendarId = Object.hasOwn(options.calendars, location) ? options.calendars[location] : undefined;
  if (options.provider === 'built_in' || calendarId === undefined) return undefined;
  const url = options.url ?? GOOGLE_CALENDAR;
  const keyEnv = need('keyEnv');
  const account = readGoogleAccount(secret('keyEnv'), keyEnv);
  // A key that is refused shuts nobody else's calendar.
  return {
    url,
    calendarId,
    account,
    tokens: memory.findKept(GoogleTokens),
    breaker: breaker(`${url} ${keyEnv}`),
    now,
  };
}

/** The Google Calendar of a location; undefined where it has none. */
export const findGoogleCalendar = chooser(
  'calendar',
  (message) => new CalendarFailure(message),
  googleCalendarOf,
);

export const chooseCalendar = chooser(
  'calendar',
  (message) => new CalendarFailure(message),
  (means, given: CalendarGiven & { bookings: BookingStore }): Calendar => {
    const own = builtInCalendar(given.bookings);
    const google = googleCalendarOf(means, given);
    return google ? googleCalendar(google, own) : own;
  },
);

/** With a name for a circuit breaker. */
export const chooseCrm = chooser(
  'crm',
  wrongSettings,
  (
    { options, secret },
    { siteId, account, dataDir }: { siteId: number; account: string; dataDir: string },
  ): { crm: Crm; server: string } => {
    if (options.provider === 'built_in')
      return { crm: builtInCrm(crmFolder(dataDir, siteId, account)), server: 'built-in crm' };
    const url = options.url ?? HUBSPOT_URL;
    return { crm: hubspotCrm({ url, token: secret('keyEnv') }), server: `crm ${url} ${options.keyEnv}` };
  },
);

/** Where nothing says who sends: an address that can never be anybody's (RFC 6761). Outboxes alone use it. */
const NOBODY = 'no-reply@forecourt.invalid';

export interface ChosenMailer {
  mailer: Mailer;
  /** The address that e-mails come from. */
  from: string;
  /** Names the server, for its circuit breaker: whose settings and environment lead to the same server share it. */
  server: string;
}

/** By the site's own SMTP server, by the platform's, or into the outbox. */
export const chooseMailer = chooser(
  'email',
  wrongSettings,
  ({ options, environment, secret, fail }, { dataDir }: { dataDir: string }): ChosenMailer => {
    const url = options.urlEnv ? secret('urlEnv') : environment.SMTP_URL;
    const from = options.from ?? (environment.MAIL_FROM || undefined);
    if (!url) return { mailer: outboxMailer(outboxFolder(dataDir)), from: from ?? NOBODY, server: 'outbox' };
    if (!from) return fail('Neither integrations.email.from nor MAIL_FROM says who sends');
    return { mailer: smtpMailer(url), from, server: options.urlEnv ?? 'SMTP_URL' };
  },
);

/** An outside service is asked the same question once in a while only. */
export const chooseQuoter = chooser(
  'youx',
  (message) => new QuoteFailure(message),
  (
    { options, memory, need, optionalSecret, breaker },
    { settings, now }: Settings<'finance'> & { now: Date },
  ): Quoter => {
    if (options.provider === 'built_in') return builtInQuoter(settings.finance);
    const url = need('url');
    const quoter = youxQuoter({ url, key: optionalSecret('keyEnv'), breaker: breaker(url) });
    const account = `${url} ${options.keyEnv ?? ''}`;
    const kept = memory.findKept(KeptQuotes);
    return { quote: (question) => kept.get(account, question, now, () => quoter.quote(question)) };
  },
);

export const chooseGeocoder = chooser(
  'geocoding',
  (message) => new GeocodingFailure(message),
  ({ options, memory, secret, breaker }, { places }: { places: PlaceStore }): Geocoder => {
    if (options.provider === 'built_in') return builtInGeocoder(places);
    const url = options.url ?? MAPS_URL;
    const maps = mapsGeocoder({ url, key: secret('keyEnv'), breaker: breaker(url) });
    return memory.findKept(KeptPoints).keeping(url, maps);
  },
);

/** Who asks; `this_machine`, too, for what the program does by itself there. Stand-ins are for nobody from elsewhere. */
type Asker = { askedFrom: AskedFrom };

export const chooseProvider = chooser(
  'payments',
  (message) => new PaymentFailure(message),
  ({ options, environment, secret, breaker, fail }, { askedFrom }: Asker): PaymentProvider => {
    if (options.provider === 'stand_in')
      return askedFrom === 'this_machine' || environment.TEST_PAYMENTS === 'on'
        ? standInProvider
        : fail(
            'integrations.payments.provider is stand_in, which takes no money: only who asks from this ' +
              'machine itself may use it',
          );
    const url = options.url ?? STRIPE_URL;
    return stripeProvider({
      url,
      key: secret('keyEnv'),
      noticeSecret: secret('noticeSecretEnv'),
      pageOrigin: new URL(options.pageOrigin).origin,
      breaker: breaker(url),
    });
  },
);

export const chooseRegoLookup = chooser(
  'regoLookup',
  (message) => new RegoFailure(message),
  ({ options, need, optionalSecret, breaker }, { vehicles }: { vehicles: VehicleStore }): RegoLookup => {
    if (options.provider === 'built_in') return builtInRegoLookup(vehicles);
    const url = need('url');
    return httpRegoLookup({ url, key: optionalSecret('keyEnv'), breaker: breaker(url) });
  },
);

/** The stand-in writes its messages into `log`. */
export const chooseSms = chooser(
  'sms',
  (message) => new SmsFailure(message),
  (
    { options, environment, need, secret, breaker, fail },
    { askedFrom, log }: Asker & { log: Pick<Logger, 'warn'> },
  ): SmsSender => {
    if (options.provider === 'log')
      return askedFrom === 'this_machine' || environment.TEST_SMS === 'on'
        ? logSender(log)
        : fail(
            'integrations.sms.provider is log, which reaches no phone: only who asks from this machine ' +
              'itself may use it',
          );
    const url = options.url ?? TWILIO_URL;
    return twilioSender({
      url,
      accountSid: need('accountSid'),
      from: need('from'),
      key: secret('keyEnv'),
      breaker: breaker(url),
    });
  },
);

export const chooseValuer = chooser(
  'valuation',
  (message) => new ValuationFailure(message),
  (
    { options, memory, need, optionalSecret, breaker },
    { settings, prices, now }: Settings<'locations'> & { prices: PriceStore; now: Date },
  ): Valuer => {
    if (options.provider === 'built_in') {
      const markets = memory.findKept(Markets);
      return builtInValuer(() => markets.get(prices, now), settings.locations.timeZone);
    }
    const url = need('url');
    return httpValuer({ url, key: optionalSecret('keyEnv'), breaker: breaker(url) });
  },
);
