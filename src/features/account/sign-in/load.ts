import { data, redirect, redirectDocument } from 'react-router';
import { formatPhone, linkToPhone } from '../../../domain/contact/phone.ts';
import { toSafePath } from '../../../domain/requests/safe-path.ts';
import { lookUp } from '../../../domain/text/look-up.ts';
import { SAVED_PATH } from '../../../kernel/addresses/saving.ts';
import { SIGN_IN_TYPES, type SignInType } from '../../../kernel/addresses/visitors.ts';
import { buildCalculatorModel, type CalculatorModel } from '../../../kernel/finance/calculator/model.ts';
import { buildPolicyLinks } from '../../../kernel/forms/fields/fields.ts';
import { readForm } from '../../../kernel/forms/reading/read-form.ts';
import { requireOrigin } from '../../../kernel/http/require-origin.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { ALL_PATH } from '../../../kernel/stock/address.ts';
import { getVehicleWords } from '../../../kernel/stock/vehicle-words.ts';
import { CODE_DIGITS } from '../../../kernel/visitors/auth.ts';
import { findSignedInVisitor, PRIVATE } from '../../../kernel/visitors/signed-in.ts';
import { checkCode } from './check-code.ts';
import { listGains } from './gains.ts';
import type { SignInPageModel, SignInState } from './model.ts';
import { sendCode } from './send-code.ts';

/** The sign-in page (F1). Redirects visitors who are signed in. Throws a 404 response on a site without sign-in. */
export async function loadSignInPage(context: RequestContext) {
  requireSignIn(context);
  if (await findSignedInVisitor(context)) throw redirect(targetOf(context), { status: 302, headers: PRIVATE });
  return data(signInPage(context), { headers: PRIVATE });
}

/**
 * Handles the number, then the code. The right code leads to where the visitor wanted to go; else what was typed comes
 * back with its errors. Visitors who are signed in already get no code, and go on at once.
 */
export async function takeSignIn(request: Request, context: RequestContext) {
  requireSignIn(context);
  requireOrigin(request);
  const { step, phone = '', code = '', shown = '' } = await readForm(request);
  if (step !== 'send' && step !== 'check') throw data('This form is not one of ours', { status: 400 });
  // A code is still tried: the session that it makes replaces one that somebody may have planted meanwhile.
  if (step === 'send' && (await findSignedInVisitor(context))) throw redirectToTarget(context);
  const state =
    step === 'send' ? await sendCode({ phone, shown }, context) : await checkCode({ phone, code, shown }, context);
  if (state === null) throw redirectToTarget(context);
  return data<SignInState>(state, { status: state.status, headers: PRIVATE });
}

/** A full page load: nothing of the page before knows who is signed in. */
const redirectToTarget = (context: RequestContext) =>
  redirectDocument(targetOf(context), { status: 303, headers: PRIVATE });

function requireSignIn({ settings }: RequestContext): void {
  if (settings.visitors.signIn === 'off') throw new Response(null, { status: 404 });
}

const typeOf = ({ url }: RequestContext): SignInType =>
  SIGN_IN_TYPES.find((type) => type === url.searchParams.get('type')) ?? 'my-garage';

/** Where signing in leads: to a path of the site, and never back to signing in or out. */
function targetOf(context: RequestContext): string {
  const wanted = toSafePath(context.url.searchParams.get('redirect'));
  if (wanted !== null && !isSignInPath(wanted)) return wanted;
  const { visitors } = context.settings;
  const type = typeOf(context);
  if (type === 'my-garage') return visitors.garagePath;
  return type === 'watchlist' ? SAVED_PATH : '/';
}

const isSignInPath = (path: string) => /^\/sign-(in|out)(?![\w-])/i.test(path);

/** By the key in the address: no text of the address itself is ever shown. */
const DONE: Record<string, string> = {
  'account-deleted': 'Your account and everything in it is deleted. You’re signed out.',
};

/** The page itself, with the purpose of signing in; the note about what was done before is shown once. */
function signInAction({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete('done');
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

const INTRO = 'Enter your mobile and we’ll text you a code. No password needed.';

/** Signing in, the steps of the finance form, and what its page promises. */
const FINANCE_STEPS = [
  'Sign in with the code we text you.',
  'Tell us about you, your budget, your deposit and your work.',
  'We’ll find your options and call or email you.',
];

/** For finance in general; a vehicle's own page has its calculator, so that signing in from there comes first. */
function calculatorOf(context: RequestContext): CalculatorModel | null {
  const { settings, url } = context;
  if (typeOf(context) !== 'finance' || settings.finance.calculator.show === 'hidden') return null;
  if (/[?&](car_id|vin)=/.test(targetOf(context))) return null;
  return buildCalculatorModel({
    car: null,
    settings,
    asked: url.searchParams,
    quoteHref: null,
    keep: ['type', 'redirect', 'back'],
  });
}

function signInPage(context: RequestContext): SignInPageModel {
  const { settings, url } = context;
  const { brand, seo, contact, visitors, vehicle } = settings;
  const heading = visitors.headings[typeOf(context)];
  const back = toSafePath(url.searchParams.get('back'));
  return {
    heading,
    intro: INTRO,
    action: signInAction(url),
    done: lookUp(DONE, url.searchParams.get('done') ?? '') ?? null,
    codeMinutes: visitors.codeMinutes,
    codeDigits: CODE_DIGITS,
    back: back !== null && !isSignInPath(back) ? { label: 'Back', href: back } : null,
    calculator: calculatorOf(context),
    steps: typeOf(context) === 'finance' ? FINANCE_STEPS : [],
    gains: listGains(typeOf(context), settings),
    onwards: { label: `Browse ${getVehicleWords(settings).many} without signing in`, href: ALL_PATH },
    phone: {
      label: vehicle.actionTexts.call,
      text: formatPhone(contact.phone),
      href: linkToPhone(contact.phone),
    },
    privacy: buildPolicyLinks(settings),
    state: { step: 'number', typed: '', problem: null, status: 200 },
    head: {
      title: `${heading} | ${seo.titleSuffix ?? brand.name}`,
      description: INTRO,
      canonical: null,
      siteName: brand.name,
      robots: 'noindex, nofollow',
    },
  };
}
