import type { BotCheckOffer } from '../../../../integrations/bot-check/contract.ts';
import { BOT_CHECK_PATH } from '../address.ts';
import { solveProofOfWork } from './proof-of-work.ts';
import { getWidgetToken } from './widget.ts';

const TIMEOUT_MS = 10_000;

/**
 * Solves the site's current bot check: proof of work in a worker, or the widget of a service in `slot`. Resolves to the
 * token to send with the form; null where this browser cannot. Never throws.
 */
export async function solveBotCheck(slot: HTMLElement | null): Promise<string | null> {
  try {
    const response = await fetch(BOT_CHECK_PATH, { method: 'POST', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return null;
    const offer = (await response.json()) as BotCheckOffer;
    if (offer.kind === 'off') return '';
    if (offer.kind === 'proof_of_work') return await solveProofOfWork(offer.challenge);
    return slot && (await getWidgetToken(slot, offer.scriptUrl, offer.siteKey));
  } catch (error) {
    console.warn('The bot check could not be made', error);
    return null;
  }
}
