import { confirmEmailAddress, findConfirmationState } from '../../../db/queries/email/confirmation-emails.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { recordRefusedWrite } from '../../../kernel/request/security-events.ts';
import { PRIVATE } from '../../../kernel/visitors/signed-in.ts';
import { CONFIRM_PATH, hashConfirmToken } from './confirm-token.ts';
import { buildLinkPage, getLinkToken, type LinkPageTexts, requireVisitors } from './load.ts';

/**
 * The page that the link in a confirmation email leads to. It confirms nothing by itself, since mail scanners open
 * links too.
 */
export async function loadConfirmPage(request: RequestContext) {
  const found = await whatIsConfirmed(request);
  const state = found === 'confirmed' ? 'done' : found === 'open' ? 'asked' : 'unknown';
  return buildLinkPage(state, WORDS, request);
}

/**
 * Confirms a visitor's email address, by the button of that page, signed in or not (F5). Throws 403 for a form that no
 * page of the site sent.
 */
export async function confirmEmail(httpRequest: Request, request: RequestContext) {
  const found = await whatIsConfirmed(request);
  if (!httpRequest.headers.has('Origin')) throw new Response(null, { status: 403, headers: PRIVATE });
  if (!found) {
    recordRefusedWrite(request.visit, 'invalid_token');
    return buildLinkPage('unknown', WORDS, request);
  }
  await request.db.run((tx) => confirmEmailAddress(tx, hashConfirmToken(getLinkToken(request)), request.now));
  return buildLinkPage('done', WORDS, request);
}

function whatIsConfirmed(request: RequestContext) {
  requireVisitors(request);
  return request.db.run((tx) => findConfirmationState(tx, hashConfirmToken(getLinkToken(request)), request.now));
}

const WORDS: LinkPageTexts = {
  path: CONFIRM_PATH,
  button: 'Yes, that’s me',
  texts: {
    asked: {
      heading: 'Is this your email address?',
      text:
        'Someone asked us to email this address about new matches and price drops, at most once a day. ' +
        'If it wasn’t you, just close this page and we won’t send anything.',
    },
    done: {
      heading: 'Your email address is confirmed',
      text: 'We can now email you about new matches and price drops. You can unsubscribe from any email.',
    },
    unknown: {
      heading: 'This link has expired',
      text: 'You can get a new one from your saved searches.',
    },
  },
};
