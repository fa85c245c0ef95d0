import { z } from 'zod';
import { lookUp } from '../../domain/text/look-up.ts';
import { NoticeRefused, type ProviderEvent } from './contract.ts';

const metadata = z.object({ payment: z.string(), site: z.string().regex(/^\d{1,9}$/) });
/** An id, or the expanded object. */
const reference = z.union([z.string(), z.object({ id: z.string() })]).nullish();

/** The fields of Stripe's session that are used. */
export const sessionSchema = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']).nullish(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: z.int().nullish(),
  currency: z.string().nullish(),
  payment_intent: reference,
  url: z.string().nullish(),
  metadata,
});
export type Session = z.output<typeof sessionSchema>;

const intentSchema = z.object({ id: z.string(), amount: z.int(), currency: z.string(), metadata });

const chargeSchema = z.object({
  payment_intent: reference,
  amount: z.int(),
  currency: z.string(),
  refunded: z.boolean(),
  metadata,
});

const noticeSchema = z.object({ type: z.string(), data: z.object({ object: z.unknown() }) });

/** What each type of notice means; other types do not matter to us. */
const READERS: Readonly<Record<string, (object: unknown) => ProviderEvent | undefined>> = {
  'checkout.session.completed': (object) => toPaidEvent(sessionSchema.parse(object)),
  'checkout.session.async_payment_succeeded': (object) => toPaidEvent(sessionSchema.parse(object)),
  'checkout.session.async_payment_failed': (object) => ofSession(sessionSchema.parse(object), 'declined'),
  'checkout.session.expired': (object) => ofSession(sessionSchema.parse(object), 'expired'),
  'payment_intent.payment_failed': (object) => {
    const { id, amount, currency, metadata } = intentSchema.parse(object);
    return { news: 'declined', ...named(metadata), sessionId: null, chargeId: id, cents: amount, currency };
  },
  'charge.refunded': (object) => {
    const { payment_intent, amount, currency, refunded, metadata } = chargeSchema.parse(object);
    if (!refunded) return undefined;
    const chargeId = idOf(payment_intent);
    return { news: 'refunded', ...named(metadata), sessionId: null, chargeId, cents: amount, currency };
  },
};

/** The event of a payment of ours; undefined for any other. Throws `NoticeRefused` for a body that is not a notice. */
export function readNotice(body: string): ProviderEvent | undefined {
  const notice = noticeSchema.safeParse(parse(body));
  if (!notice.success) throw new NoticeRefused('it is not a notice');
  const { type, data } = notice.data;
  const read = lookUp(READERS, type);
  if (!read || !isOurs(data.object)) return undefined;
  try {
    return read(data.object);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new NoticeRefused(`its ${type} is invalid: ${problems.join('; ')}`);
  }
}

/** The outcome of a session; undefined while it is open. */
export function toSessionEvent(session: Session): ProviderEvent | undefined {
  return toPaidEvent(session) ?? (session.status === 'expired' ? ofSession(session, 'expired') : undefined);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** The account may take payments that have nothing to do with us. */
function isOurs(object: unknown): boolean {
  return z.object({ metadata: z.object({ payment: z.string() }) }).safeParse(object).success;
}

function toPaidEvent(session: Session): ProviderEvent | undefined {
  return session.payment_status === 'paid' ? ofSession(session, 'paid') : undefined;
}

function ofSession(session: Session, news: ProviderEvent['news']): ProviderEvent {
  return {
    news,
    ...named(session.metadata),
    sessionId: session.id,
    chargeId: idOf(session.payment_intent),
    cents: session.amount_total ?? null,
    currency: session.currency ?? null,
  };
}

const named = ({ payment, site }: z.output<typeof metadata>) => ({ token: payment, siteId: Number(site) });

function idOf(given: z.output<typeof reference>): string | null {
  return typeof given === 'string' ? given : (given?.id ?? null);
}
