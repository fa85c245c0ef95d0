import { withdrawConfirmation } from '../../../db/queries/email/confirmation-emails.ts';
import { saveAlertChoice } from '../../../db/queries/visitors/alerts.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { recordRefusedWrite } from '../../../kernel/request/security-events.ts';
import { buildLinkPage, getLinkToken, type LinkPageTexts, requireVisitors } from './load.ts';
import { loadAlertSecret, parseStopToken, STOP_PATH } from './stop-token.ts';

/**
 * The page that the unsubscribe link in an alert leads to: it does nothing by itself, since programs open links too.
 */
export async function loadStopPage(request: RequestContext) {
  const visitorId = await whoStops(request);
  return buildLinkPage(visitorId === null ? 'unknown' : 'asked', WORDS, request);
}

/**
 * Unsubscribes a visitor from all alerts: by the button of that page, or in one click in a mail program (RFC 8058),
 * signed in or not. Whoever reads the mailbox may not be the person who entered it, so it has to be confirmed anew
 * before alerts go there again.
 */
export async function stopAlerts(request: RequestContext) {
  const visitorId = await whoStops(request);
  if (visitorId === null) {
    recordRefusedWrite(request.visit, 'invalid_token');
    return buildLinkPage('unknown', WORDS, request);
  }
  await request.db.run(async (tx) => {
    await saveAlertChoice(tx, visitorId, { channel: 'off', price_drops: false }, request.now);
    await withdrawConfirmation(tx, { visitorId }, request.now);
  });
  return buildLinkPage('done', WORDS, request);
}

async function whoStops(request: RequestContext): Promise<number | null> {
  requireVisitors(request);
  return parseStopToken(getLinkToken(request), await loadAlertSecret(request.db));
}

const WORDS: LinkPageTexts = {
  path: STOP_PATH,
  button: 'Stop all alerts',
  texts: {
    asked: {
      heading: 'Stop alerts?',
      text: 'We’ll stop sending new matches and price drops. Everything you saved stays saved.',
    },
    done: {
      heading: 'Alerts stopped',
      text: 'We won’t send any more alerts. Everything you saved is still there.',
    },
    unknown: {
      heading: 'This link is incomplete',
      text: 'Please open the full link from our message, or change your alerts under your saved searches.',
    },
  },
};
