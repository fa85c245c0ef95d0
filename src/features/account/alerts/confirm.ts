import { confirmEmailAddress, findConfirmationState } from '../../../db/queries/email/confirmation-emails.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { recordRefusedWrite } from '../../../kernel/request/security-events.ts';
import { PRIVATE } from '../../../kernel/visitors/signed-in.ts';
import { CONFIRM_PATH, hashConfirmToken } from './confirm-token.ts';
import { buildLinkPage, getLinkToken, type LinkPageTexts, requireVisitors } from './load.ts';

/**
 * The page that the link in a confirmation e-mail leads to. It confirms nothing by itself, since mail scanners open
 * links too.
 */
export async function loadConfirmPage(request: RequestContext) {
  const found = await whatIsConfirmed(request);
  const state = found === 'confirmed' ? 'done' : found === 'open' ? 'asked' : 'unknown';
  return buildLinkPage(state, WORDS, request);
}

/**
 * Confirms a visitor's e-mail address, by the button of that page, signed in or not (F5). Throws 403 for a form that no
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
  button: 'Yes, it is mine',
  texts: {
    asked: {
      heading: 'Is this your mailbox?',
      text:
        'Somebody wants to be told of new matches and lower prices in the mailbox that our e-mail came to: ' +
        'once a day at most. If that was not you, close this page, and nothing is sent.',
    },
    done: {
      heading: 'Your e-mail address is confirmed',
      text: 'We can tell you of new matches and lower prices there. Every message has a way to stop them.',
    },
    unknown: {
      heading: 'This link is not good any more',
      text: 'It was good for a while, for one address. You can have another sent where you saved your searches.',
    },
  },
};
