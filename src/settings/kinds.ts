import { z } from 'zod';

/** A group of settings that all have a default, so that it may be left out or given in part. */
export function part<S extends z.ZodRawShape>(about: string, shape: S) {
  const object = z.strictObject(shape);
  return object.prefault({} as z.input<typeof object>).describe(about);
}

export const text = () => z.string().trim().min(1, 'must not be empty').max(4000, 'is longer than 4000 characters');

export const optionalText = () => text().nullable().default(null);

/** A link target: a path of this site, an anchor, or an http(s), mailto or tel address. */
export const link = () =>
  z
    .string()
    .regex(
      /^(\/(?!\/)\S*|#\S+|https?:\/\/[^\s/]+\S*|mailto:\S+|tel:\+?[\d ]+)$/,
      'must be a path such as /finance, an anchor such as #map, or an http(s), mailto or tel address',
    );

export const optionalLink = () => link().nullable().default(null);

export const ownPath = () => z.string().regex(/^\/(?!\/)\S+$/, 'must be a path of the site such as /finance');

export const webAddress = () => z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

export const optionalWebAddress = () => webAddress().nullable().default(null);

/** A phone number in common notation: digits, spaces, brackets, hyphens, at most one leading plus. */
export const phone = () =>
  z.string().regex(/^\+?[\d][\d ()-]{4,18}\d$|^\([\d][\d ()-]{4,18}\d$/, 'must be a phone number such as 07 5550 1234');

export const optionalPhone = () => phone().nullable().default(null);

export const emailAddress = () => z.email('must be an email address such as sales@example.com.au');

/** Lower-case words joined with hyphens, as in addresses. */
export const slug = () =>
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single hyphens');

export const colour = () => z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #0a1930');

/** Earlier dates are typing errors, and calendars and time zones of that age are unreliable. */
const FIRST_DAY = '1900-01-01';
export const notLongAgo = {
  check: (day: string) => day >= FIRST_DAY,
  error: 'must be 1900 or later',
};

export const isoDate = () =>
  z.iso.date({ error: 'must be a date such as 2026-11-30' }).refine(notLongAgo.check, { error: notLongAgo.error });

/** The name of an environment variable that holds a secret; the secret itself is never in a settings file. */
export const secretName = () =>
  z
    .string()
    .regex(
      /^[A-Z][A-Z0-9_]*$/,
      'must be the name of an environment variable such as MAIL_PASSWORD, never the secret itself',
    );

export const optionalSecretName = () => secretName().nullable().default(null);

/** More than any dealer has of anything, and still within the database's integers. */
const MOST = 1_000_000_000;
const TOO_LARGE = 'must be at most 1,000,000,000';

export const count = () => z.int('must be a whole number').min(0, 'must be 0 or more').max(MOST, TOO_LARGE);

/** A number from 0 that may have decimals: dollars, percent, kilometres. */
export const amount = () => z.number().min(0, 'must be 0 or more').max(MOST, TOO_LARGE);

/** For settings where shown or hidden will always be the only choices. */
export const shown = (byDefault: 'shown' | 'hidden') => z.enum(['shown', 'hidden']).default(byDefault);

/** For a service or behaviour of the site. */
export const onOff = (byDefault: 'on' | 'off') => z.enum(['on', 'off']).default(byDefault);

export const postcode = () => z.string().regex(/^\d{4}$/, 'must be exactly 4 digits');

/** `HH:MM`, 24 hours. */
export const clockTime = () => z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 08:30');

/** An IANA time zone that this machine knows. */
export const timeZone = () =>
  z.string().refine((name) => isTimeZone(name), 'must be a time zone such as Australia/Brisbane');

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-AU', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
