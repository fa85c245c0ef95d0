import {
  type Attempt,
  type AttemptLimits,
  type AttemptVerdict,
  countAttempt,
  findLastAttempt,
} from '../../../db/queries/visitors/sign-in.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import type { SiteSettings } from '../../../settings/schema.ts';

/** How often a code may be requested and tried, for a number, from an address and on a site (F1). */
function limitsOf(kind: Attempt['kind'], { limits, resendSeconds }: SiteSettings['visitors']): AttemptLimits {
  const { sendsPerPhone, sendsPerAddress, sendsPerSite } = limits;
  const { triesPerPhone, triesPerAddress, triesPerSite } = limits;
  return kind === 'send'
    ? { phone: sendsPerPhone, ipAddress: sendsPerAddress, site: sendsPerSite, apartSeconds: resendSeconds }
    : { phone: triesPerPhone, ipAddress: triesPerAddress, site: triesPerSite, apartSeconds: 0 };
}

export function checkAttempt(
  kind: Attempt['kind'],
  phone: string,
  { settings, db, now, visit }: RequestContext,
): Promise<AttemptVerdict> {
  const attempt = { kind, phone, ip_address: visit.caller, attempted_at: now };
  return db.run((tx) => countAttempt(tx, attempt, limitsOf(kind, settings.visitors)));
}

export async function loadSecondsToResend(
  phone: string,
  { settings, db, now }: Pick<RequestContext, 'settings' | 'db' | 'now'>,
): Promise<number> {
  const last = await db.run((tx) => findLastAttempt(tx, { kind: 'send', phone }));
  const { resendSeconds } = settings.visitors;
  const from = (last?.getTime() ?? 0) + resendSeconds * 1000;
  // The clock may have been set back since.
  return Math.min(resendSeconds, Math.max(0, Math.ceil((from - now.getTime()) / 1000)));
}

/** The text for somebody who has to wait: for how long, and nothing of whose fault it is. */
export function describeWait(from: Date, now: Date): string {
  const minutes = Math.max(1, Math.ceil((from.getTime() - now.getTime()) / 60_000));
  return `Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}
