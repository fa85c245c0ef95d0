import { randomBytes } from 'node:crypto';
import { claimBotCheck, getBotCheckSecret, removeExpiredChecks } from '../../../db/queries/visitors/bot-checks.ts';
import type { BotChecker, Verdict } from '../../../integrations/bot-check/contract.ts';
import { chooseChecker } from '../../../integrations/clients.ts';
import type { RequestContext } from '../../request/context.ts';

export type CheckRequest = Pick<RequestContext, 'settings' | 'db' | 'now' | 'log'>;

/** The secrets that this process has read, by site; they never change. */
const secrets = new Map<number, string>();

/**
 * The bot check of the site's forms; null for none. A site whose service is not configured gets the proof of work in
 * its place and an entry in the log: an operator's mistake costs no enquiry.
 */
export async function createSiteChecker({ settings, db, log }: CheckRequest): Promise<BotChecker | null> {
  const inputs = { settings, siteId: db.siteId, getSecret: () => loadSecret(db), environment: process.env };
  try {
    return await chooseChecker(inputs);
  } catch (error) {
    if (settings.integrations.botCheck.provider !== 'turnstile') throw error;
    log.error({ feature: 'bot-check', err: error }, 'The bot check is not set up; proof of work is used instead');
    const { botCheck } = settings.integrations;
    const instead = {
      ...settings.integrations,
      botCheck: { ...botCheck, provider: 'proof_of_work' as const },
    };
    return chooseChecker({ ...inputs, settings: { integrations: instead } });
  }
}

async function loadSecret(db: CheckRequest['db']): Promise<string> {
  const known = secrets.get(db.siteId);
  if (known) return known;
  const secret = await db.run((tx) => getBotCheckSecret(tx, randomBytes(32).toString('base64url')));
  secrets.set(db.siteId, secret);
  return secret;
}

/** Whether the check passed, or the text to show. */
export type CheckResult = { ok: true; isCertain: boolean } | { ok: false; text: string };

/**
 * Verifies the bot check of a form and uses it up: `spentOn` names the submission, the only one for which it stays
 * valid (G8). When the service is unavailable the form is accepted without certainty: no enquiry is lost through
 * another's outage.
 */
export async function checkSender(
  request: CheckRequest,
  check: string | undefined,
  spentOn: string,
): Promise<CheckResult> {
  const checker = await createSiteChecker(request);
  if (!checker) return { ok: true, isCertain: true };
  const verdict = await checker.verify(check, spentOn, request.now);
  if (verdict.kind === 'refused') return { ok: false, text: TEXTS[verdict.reason] };
  if (verdict.kind === 'unknown') {
    request.log.warn({ feature: 'bot-check', reason: verdict.reason }, 'Could not check the sender of a form');
    return { ok: true, isCertain: false };
  }
  return (await spend(request, verdict, spentOn))
    ? { ok: true, isCertain: true }
    : { ok: false, text: 'The spam check has already been used. Please send the form again.' };
}

const TEXTS: Record<Extract<Verdict, { kind: 'refused' }>['reason'], string> = {
  missing: 'The spam check is missing. Please send the form again.',
  malformed: 'We couldn’t read the spam check. Please send the form again.',
  foreign: 'The spam check is from another website. Please send the form again.',
  expired: 'The spam check has expired. Please send the form again.',
  wrong: 'The spam check failed. Please send the form again.',
};

const SWEEP_INTERVAL_MS = 600_000;
/** When this process last removed the expired checks of each site. */
const sweptAtMs = new Map<number, number>();

function spend({ db, now }: CheckRequest, passed: Extract<Verdict, { kind: 'passed' }>, spentOn: string) {
  const isDue = now.getTime() - (sweptAtMs.get(db.siteId) ?? 0) >= SWEEP_INTERVAL_MS;
  if (isDue) sweptAtMs.set(db.siteId, now.getTime());
  return db.run(async (tx) => {
    if (isDue) await removeExpiredChecks(tx, now);
    return claimBotCheck(tx, { challenge: passed.challenge, used_for: spentOn, expires_at: passed.expiresAt });
  });
}
