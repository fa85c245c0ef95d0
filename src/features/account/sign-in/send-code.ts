import { toInternationalPhone } from '../../../domain/contact/contact-details.ts';
import { formatPhone } from '../../../domain/contact/phone.ts';
import { chooseSms } from '../../../integrations/clients.ts';
import { SmsFailure } from '../../../integrations/sms/contract.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { recordSecurityEvent } from '../../../kernel/request/security-events.ts';
import { CODE_DIGITS, captureCode, getSiteAuth } from '../../../kernel/visitors/auth.ts';
import { checkAttempt, describeWait } from './limits.ts';
import type { SignInState } from './model.ts';

const MOBILE = /^\+614\d{8}$/;

/**
 * An Australian mobile number in any common notation, as +614…; null for anything else: codes reach mobile phones
 * alone.
 */
export function parseMobileNumber(typed: string): string | null {
  const phone = toInternationalPhone(typed.trim());
  return phone !== null && MOBILE.test(phone) ? phone : null;
}

const NO_NUMBER = 'Please enter an Australian mobile number, such as 0412 345 678.';

/**
 * Sends a code to the number that was typed (F1), and returns the next step: the code, or the number again with its
 * error. `shown` is the code that a demonstration's page showed, if any: it stays there while no other is made.
 */
export async function sendCode(
  { phone: typed, shown }: { phone: string; shown: string },
  context: RequestContext,
): Promise<SignInState> {
  const { settings, now, visit, log } = context;
  const phone = parseMobileNumber(typed);
  if (phone === null) return { step: 'number', typed, problem: NO_NUMBER, status: 400 };
  const verdict = await checkAttempt('send', phone, context);
  if (!verdict.ok) recordSecurityEvent(visit, { action: 'send_code', outcome: 'failure', reason: 'too_many_attempts' });
  if (!verdict.ok && verdict.by === 'apartSeconds')
    return {
      ...buildCodeStep(phone, Math.ceil((verdict.from.getTime() - now.getTime()) / 1000)),
      shownCode: findShownCode(shown, context),
      notice: 'We’ve just sent a code to this number.',
    };
  if (!verdict.ok)
    return {
      step: 'number',
      typed,
      problem: `You’ve asked for too many codes. ${describeWait(verdict.from, now)}`,
      status: 429,
    };
  try {
    const shownCode = await makeAndSend(phone, context);
    recordSecurityEvent(visit, { action: 'send_code', outcome: 'success' });
    return { ...buildCodeStep(phone, settings.visitors.resendSeconds), shownCode };
  } catch (error) {
    if (!(error instanceof SmsFailure)) throw error;
    recordSecurityEvent(visit, { action: 'send_code', outcome: 'failure', reason: 'not_delivered' });
    log.error({ feature: 'visitors', err: error }, 'Could not send a sign-in code');
    const problem =
      'We couldn’t send the code just now. Please try again in a few minutes, or call ' +
      `${formatPhone(settings.contact.phone)}.`;
    return { step: 'number', typed, problem, status: 503 };
  }
}

export function buildCodeStep(phone: string, waitSeconds: number): Extract<SignInState, { step: 'code' }> {
  return {
    step: 'code',
    phone,
    phoneText: formatPhone(phone),
    typed: '',
    problem: null,
    notice: null,
    shownCode: null,
    waitSeconds,
    status: 200,
  };
}

/**
 * Makes a code and sends it. Returns the code where the page is to show it: on demonstrations without text messages.
 */
async function makeAndSend(phone: string, context: RequestContext): Promise<string | null> {
  const { settings, site, log } = context;
  // A site that cannot send makes no code.
  const sender = chooseSms({ settings, requestSource: site.requestSource, environment: process.env, log });
  const { api } = await getSiteAuth(context);
  const code = await captureCode(() => api.sendPhoneNumberOTP({ body: { phoneNumber: phone } }));
  await sender.send({ to: phone, text: codeText(code, context) });
  return isShown(context) ? code : null;
}

function isShown({ settings }: Pick<RequestContext, 'settings'>): boolean {
  return settings.integrations.sms.provider === 'log' && settings.visitors.codeOnPage === 'shown';
}

/** The code that the page showed already, as its form sends it back: what is stored of a code cannot be shown again. */
export function findShownCode(shown: string, context: Pick<RequestContext, 'settings'>): string | null {
  return isShown(context) && /^\d+$/.test(shown) && shown.length === CODE_DIGITS ? shown : null;
}

/** The last line binds the code to the site: phones fill it in there, and nowhere else. */
function codeText(code: string, { settings, site }: RequestContext): string {
  const { brand, visitors } = settings;
  return (
    `${code} is your ${brand.name} sign-in code. It works for ${visitors.codeMinutes} minutes. ` +
    `Don’t share it.\n\n@${new URL(site.origin).hostname} #${code}`
  );
}
