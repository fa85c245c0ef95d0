import type { Logger } from 'pino';
import type { RequestSource } from '../domain/requests/request-source.ts';
import type { SiteSettings } from '../settings/schema.ts';
import type { BotChecker } from './bot-check/contract.ts';
import { createProofOfWorkChecker } from './bot-check/proof-of-work.ts';
import { createTurnstileChecker, TURNSTILE_URL } from './bot-check/turnstile.ts';
import { createBuiltInCalendar } from './calendar/built-in.ts';
import { type BookingStore, type Calendar, CalendarFailure } from './calendar/contract.ts';
import { createGoogleCalendar, GOOGLE_CALENDAR, type GoogleCalendar } from './calendar/google.ts';
import { GoogleTokens, readGoogleAccount } from './calendar/google-account.ts';
import { type ClientParts, createChooser } from './create-chooser.ts';
import { createBuiltInCrm, getCrmFolder } from './crm/built-in.ts';
import type { Crm } from './crm/contract.ts';
import { createHubspotCrm, HUBSPOT_URL } from './crm/hubspot.ts';
import { DeliveryFailure } from './delivery-failure.ts';
import type { Mailer } from './email/contract.ts';
import { createOutboxMailer, getOutboxFolder } from './email/outbox.ts';
import { createSmtpMailer } from './email/smtp.ts';
import { createBuiltInQuoter } from './finance/built-in.ts';
import { QuoteFailure, type Quoter } from './finance/contract.ts';
import { QuoteCache } from './finance/quote-cache.ts';
import { createYouxQuoter } from './finance/youx.ts';
import { createBuiltInGeocoder } from './geocoding/built-in.ts';
import { type Geocoder, GeocodingFailure, type PlaceStore } from './geocoding/contract.ts';
import { GeocodingCache } from './geocoding/geocoding-cache.ts';
import { createMapsGeocoder, MAPS_URL } from './geocoding/maps.ts';
import { PaymentFailure, type PaymentProvider } from './payment/contract.ts';
import { standInProvider } from './payment/stand-in.ts';
import { createStripeProvider, STRIPE_URL } from './payment/stripe.ts';
import { createBuiltInRegoLookup } from './rego/built-in.ts';
import { RegoFailure, type RegoLookup, type VehicleStore } from './rego/contract.ts';
import { createHttpRegoLookup } from './rego/http.ts';
import { SmsFailure, type SmsSender } from './sms/contract.ts';
import { createLogSender } from './sms/log.ts';
import { createTwilioSender, TWILIO_URL } from './sms/twilio.ts';
import { createBuiltInValuer } from './valuation/built-in.ts';
import { type PriceStore, ValuationFailure, type Valuer } from './valuation/contract.ts';
import { createHttpValuer } from './valuation/http.ts';
import { MarketCache } from './valuation/market-cache.ts';

type Settings<Topic extends keyof SiteSettings> = { settings: Pick<SiteSettings, Topic> };
const wrongSettings = (message: string) => new DeliveryFailure(message, { code: 'SETTINGS' });

/** Null when the site has no bot check. */
export const chooseChecker = createChooser(
  'botCheck',
  (message) => new Error(message),
  async (
    { options, need, secret, breaker },
    given: { siteId: number; getSecret: () => Promise<string> },
  ): Promise<BotChecker | null> => {
    const { provider, tries } = options;
    if (provider === 'off') return null;
    if (provider === 'proof_of_work')
      return createProofOfWorkChecker({ secret: await given.getSecret(), siteId: given.siteId, tries });
    const url = (options.url ?? TURNSTILE_URL).replace(/\/+$/, '');
    return createTurnstileChecker({
      url,
      siteKey: need('siteKey'),
      secret: secret('keyEnv'),
      breaker: breaker(url),
    });
  },
);

/** `location` is its slug. */
type CalendarGiven = { location: string; now: Date };

function googleCalendarOf(
  { options, memory, need, secret, breaker }: ClientParts<SiteSettings['integrations']['calendar']>,
  { location, now }: CalendarGiven,
): GoogleCalendar | undefined {
  const calendarId = Object.hasOwn(options.calendars, location) ? options.calendars[location] : undefined;
  if (options.provider === 'built_in' || calendarId === undefined) return undefined;
  const url = options.url ?? GOOGLE_CALENDAR;
  const keyEnv = need('keyEnv');
  const account = readGoogleAccount(secret('keyEnv'), keyEnv);
  // The breaker is per key, so that one refused key does not block other calendars.
  return {
    url,
    calendarId,
    account,
    tokens: memory.getShared(GoogleTokens),
    breaker: breaker(`${url} ${keyEnv}`),
    now,
  };
}

/** The Google Calendar of a location; undefined if it has none. */
export const findGoogleCalendar = createChooser(
  'calendar',
  (message) => new CalendarFailure(message),
  googleCalendarOf,
);

export const chooseCalendar = createChooser(
  'calendar',
  (message) => new CalendarFailure(message),
  (means, given: CalendarGiven & { bookings: BookingStore }): Calendar => {
    const own = createBuiltInCalendar(given.bookings);
    const google = googleCalendarOf(means, given);
    return google ? createGoogleCalendar(google, own) : own;
  },
);

/** With the name of its circuit breaker. */
export const chooseCrm = createChooser(
  'crm',
  wrongSettings,
  (
    { options, secret },
    { siteId, account, dataDir }: { siteId: number; account: string; dataDir: string },
  ): { crm: Crm; server: string } => {
    if (options.provider === 'built_in')
      return { crm: createBuiltInCrm(getCrmFolder(dataDir, siteId, account)), server: 'built-in crm' };
    const url = options.url ?? HUBSPOT_URL;
    return {
      crm: createHubspotCrm({ url, token: secret('keyEnv') }),
      server: `crm ${url} ${options.keyEnv}`,
    };
  },
);

/** Sender when the settings name none: a reserved address that nobody can own (RFC 6761). Only outboxes use it. */
const NOBODY = 'no-reply@forecourt.invalid';

export interface ChosenMailer {
  mailer: Mailer;
  /** Sender address. */
  from: string;
  /**
   * Identifies the server for its circuit breaker: all settings and environments that lead to the same server share
   * one.
   */
  server: string;
}

/** The site's own SMTP server, else the platform's, else the outbox. */
export const chooseMailer = createChooser(
  'email',
  wrongSettings,
  ({ options, environment, secret, fail }, { dataDir }: { dataDir: string }): ChosenMailer => {
    const url = options.urlEnv ? secret('urlEnv') : environment.SMTP_URL;
    const from = options.from ?? (environment.MAIL_FROM || undefined);
    if (!url) return { mailer: createOutboxMailer(getOutboxFolder(dataDir)), from: from ?? NOBODY, server: 'outbox' };
    if (!from) return fail('No sender: set integrations.email.from or MAIL_FROM');
    return { mailer: createSmtpMailer(url), from, server: options.urlEnv ?? 'SMTP_URL' };
  },
);

/** Quotes are cached, so the service gets the same request only once in a while. */
export const chooseQuoter = createChooser(
  'youx',
  (message) => new QuoteFailure(message),
  (
    { options, memory, need, optionalSecret, breaker },
    { settings, now }: Settings<'finance'> & { now: Date },
  ): Quoter => {
    if (options.provider === 'built_in') return createBuiltInQuoter(settings.finance);
    const url = need('url');
    const quoter = createYouxQuoter({ url, key: optionalSecret('keyEnv'), breaker: breaker(url) });
    const account = `${url} ${options.keyEnv ?? ''}`;
    const cached = memory.getShared(QuoteCache);
    return { quote: (question) => cached.get(account, question, now, () => quoter.quote(question)) };
  },
);

export const chooseGeocoder = createChooser(
  'geocoding',
  (message) => new GeocodingFailure(message),
  ({ options, memory, secret, breaker }, { places }: { places: PlaceStore }): Geocoder => {
    if (options.provider === 'built_in') return createBuiltInGeocoder(places);
    const url = options.url ?? MAPS_URL;
    const maps = createMapsGeocoder({ url, key: secret('keyEnv'), breaker: breaker(url) });
    return memory.getShared(GeocodingCache).wrap(url, maps);
  },
);

/**
 * Where the request comes from; `this_machine` also for the program's own work. Stand-ins serve nobody from elsewhere.
 */
type RequestOrigin = { requestSource: RequestSource };

export const chooseProvider = createChooser(
  'payments',
  (message) => new PaymentFailure(message),
  ({ options, environment, secret, breaker, fail }, { requestSource }: RequestOrigin): PaymentProvider => {
    if (options.provider === 'stand_in')
      return requestSource === 'this_machine' || environment.TEST_PAYMENTS === 'on'
        ? standInProvider
        : fail(
            'integrations.payments.provider is stand_in, which takes no money: only who asks from this ' +
              'machine itself may use it',
          );
    const url = options.url ?? STRIPE_URL;
    return createStripeProvider({
      url,
      key: secret('keyEnv'),
      noticeSecret: secret('noticeSecretEnv'),
      pageOrigin: new URL(options.pageOrigin).origin,
      breaker: breaker(url),
    });
  },
);

export const chooseRegoLookup = createChooser(
  'regoLookup',
  (message) => new RegoFailure(message),
  ({ options, need, optionalSecret, breaker }, { vehicles }: { vehicles: VehicleStore }): RegoLookup => {
    if (options.provider === 'built_in') return createBuiltInRegoLookup(vehicles);
    const url = need('url');
    return createHttpRegoLookup({ url, key: optionalSecret('keyEnv'), breaker: breaker(url) });
  },
);

/** The stand-in writes its messages to `log`. */
export const chooseSms = createChooser(
  'sms',
  (message) => new SmsFailure(message),
  (
    { options, environment, need, secret, breaker, fail },
    { requestSource, log }: RequestOrigin & { log: Pick<Logger, 'warn'> },
  ): SmsSender => {
    if (options.provider === 'log')
      return requestSource === 'this_machine' || environment.TEST_SMS === 'on'
        ? createLogSender(log)
        : fail(
            'integrations.sms.provider is log, which reaches no phone: only who asks from this machine ' +
              'itself may use it',
          );
    const url = options.url ?? TWILIO_URL;
    return createTwilioSender({
      url,
      accountSid: need('accountSid'),
      from: need('from'),
      key: secret('keyEnv'),
      breaker: breaker(url),
    });
  },
);

export const chooseValuer = createChooser(
  'valuation',
  (message) => new ValuationFailure(message),
  (
    { options, memory, need, optionalSecret, breaker },
    { settings, prices, now }: Settings<'locations'> & { prices: PriceStore; now: Date },
  ): Valuer => {
    if (options.provider === 'built_in') {
      const markets = memory.getShared(MarketCache);
      const market = { get: () => markets.get(prices, now), findLearned: () => markets.findLearned(prices, now) };
      return createBuiltInValuer(market, settings.locations.timeZone);
    }
    const url = need('url');
    return createHttpValuer({ url, key: optionalSecret('keyEnv'), breaker: breaker(url) });
  },
);
