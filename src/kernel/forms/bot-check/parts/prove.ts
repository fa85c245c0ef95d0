import type { BotCheckOffer } from '../../../../integrations/bot-check/contract.ts';
import { BOT_CHECK_PATH } from '../address.ts';
import { askWidget } from './widget.ts';
import { work } from './work.ts';

const PATIENCE_MS = 10_000;

/**
 * Makes the check that the site asks for now: work in the background, or the widget of a service in `slot`. Gives what to send with the form; null
 * where none could be made in this browser. Never throws.
 */
export async function prove(slot: HTMLElement | null): Promise<string | null> {
  try {
    const response = await fetch(BOT_CHECK_PATH, {
      method: 'POST',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) return null;
    const offer = (await response.json()) as BotCheckOffer;
    if (offer.kind === 'off') return '';
    if (offer.kind === 'proof_of_work') return await work(offer.challenge);
    return slot && (await askWidget(slot, offer.scriptUrl, offer.siteKey));
  } catch (error) {
    console.warn('The bot check could not be made', error);
    return null;
  }
}
