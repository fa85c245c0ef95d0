import { z } from 'zod';
import { removeSession } from '../../../db/queries/visitors/sign-in.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { type RefusalReason, recordSecurityEvent } from '../../../kernel/request/security-events.ts';
import { CODE_DIGITS, CodeUnusableError, getSiteAuth } from '../../../kernel/visitors/auth.ts';
import { buildHintCookie } from '../../../kernel/visitors/hint.ts';
import { buildLibraryHeaders, findSignedInVisitor, forgetVisitor } from '../../../kernel/visitors/signed-in.ts';
import { checkAttempt, describeWait, loadSecondsToResend } from './limits.ts';
import type { SignInState } from './model.ts';
import { buildCodeStep, findShownCode, parseMobileNumber } from './send-code.ts';

const DAY_SECONDS = 86_400;

/**
 * Checks a code for a number (F1). The right one signs the visitor in, in a new session: the cookies leave with the
 * response, and the browser's earlier session ends. Returns null then, else what to show: what the page showed before
 * stays there, and the countdown to the next code goes on.
 */
export async function checkCode(
  sent: { phone: string; code: string; shown: string },
  context: RequestContext,
): Promise<SignInState | null> {
  const { now } = context;
  const phone = parseMobileNumber(sent.phone);
  if (phone === null)
    return { step: 'number', typed: sent.phone, problem: 'Please start with your mobile number.', status: 400 };
  const code = sent.code.replace(/[\s-]/g, '');
  const again = async (problem: string, status = 400) => ({
    ...buildCodeStep(phone, await loadSecondsToResend(phone, context)),
    typed: sent.code.slice(0, 12),
    shownCode: problem === OVER ? null : findShownCode(sent.shown, context),
    problem,
    status,
  });
  if (!/^\d+$/.test(code) || code.length !== CODE_DIGITS) return again(`The code has ${CODE_DIGITS} digits.`);
  const verdict = await checkAttempt('try', phone, context);
  if (!verdict.ok) recordSecurityEvent(context.visit, failed('too_many_attempts'));
  if (!verdict.ok) return again(`Too many tries. ${describeWait(verdict.from, now)}`, 429);
  const problem = await signIn(phone, code, context);
  return problem === null ? null : again(problem);
}

const OVER = 'This code has expired. Please get a new one.';
const WRONG = 'That code isn’t right. Please check the text message.';

const failed = (reason: RefusalReason) => ({ action: 'sign_in', outcome: 'failure', reason }) as const;

/** The library's error for a wrong code, whose class is loaded with the library only. */
const wrongCodeSchema = z.object({ body: z.object({ code: z.literal('INVALID_OTP') }) });

/** Why the code was refused; rethrows other errors. */
function reasonIn(error: unknown): 'wrong_code' | 'no_valid_code' {
  if (error instanceof CodeUnusableError) return 'no_valid_code';
  if (wrongCodeSchema.safeParse(error).success) return 'wrong_code';
  throw error;
}

/** The reason of a refusal; null for success. */
async function signIn(phone: string, code: string, context: RequestContext): Promise<string | null> {
  const { settings, db, visit } = context;
  const before = await findSignedInVisitor(context);
  const { api, codeDigest } = await getSiteAuth(context);
  try {
    const { headers, response } = await api.verifyPhoneNumber({
      body: { phoneNumber: phone, code: codeDigest(phone, code) },
      headers: buildLibraryHeaders(visit),
      returnHeaders: true,
    });
    visit.newCookies.push(...headers.getSetCookie());
    recordSecurityEvent(visit, { action: 'sign_in', outcome: 'success', userId: Number(response.user.id) });
  } catch (error) {
    const reason = reasonIn(error);
    recordSecurityEvent(visit, failed(reason));
    return reason === 'no_valid_code' ? OVER : WRONG;
  }
  visit.newCookies.push(buildHintCookie(context, settings.visitors.sessionDays * DAY_SECONDS));
  // A session that somebody else may know has ended: what they know signs nobody in.
  if (before) await db.run((tx) => removeSession(tx, before.id, Number(before.sessionId)));
  forgetVisitor(visit);
  return null;
}
