import { lookUp } from '../../../domain/text/look-up.ts';
import { getVehicleWords } from '../../../kernel/stock/vehicle-words.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { describeNotWatched } from '../watchlist/watch-cars.ts';
import type { GaragePageModel } from './model.ts';

/** What was done, by the key in the address: no text of the address itself is ever shown. */
const DONE: Record<string, string> = {
  'car-removed': 'Removed from your list.',
  'search-removed': 'Search removed.',
  'search-told': 'We’ll tell you about new matches.',
  'search-told-later': 'Choose how we should contact you, and we’ll tell you about new matches.',
  'search-quiet': 'Alerts are off for that search.',
  alerts: 'Alert settings saved.',
  'confirmation-sent':
    'Saved. Now open the link in the email we just sent you, and your alerts will start. It can take ' +
    'a few minutes to arrive.',
  details: 'Your details are saved.',
  'details-confirmation-sent':
    'Your details are saved. Open the link in the email we sent to your new address, and your alerts ' +
    'will go there.',
  'session-ended': 'That device is signed out.',
};

const FAILED = (settings: SiteSettings): Record<string, string> => ({
  gone: describeNotWatched('gone', settings),
  'car-gone': `That ${getVehicleWords(settings).one} is no longer on your list.`,
  'search-gone': 'That search is no longer saved.',
  'session-gone': 'That device is already signed out.',
  sold: describeNotWatched('sold', settings),
  full: describeNotWatched('full', settings),
  'no-search': 'Sorry, that search couldn’t be saved.',
  'searches-full':
    `You have saved ${settings.alerts.searchesAtMost} searches, which is the limit. ` + 'Remove one first.',
  'no-email': 'We don’t have your email address yet. Add it to your details first.',
  'too-many-confirmations':
    'We’ve sent all the emails we can for today. Please look for the latest one, or try again tomorrow.',
  'confirmation-not-sent':
    'Your details are saved, but we couldn’t send the email with the link just now. Please try again ' +
    'in a few minutes.',
  'not-confirmed': 'Nothing was deleted. Tick the box first to confirm.',
});

export function findGarageNote(query: URLSearchParams, settings: SiteSettings): GaragePageModel['note'] {
  const done = lookUp(DONE, query.get('done') ?? '');
  if (done) return { kind: 'done', text: done };
  const failed = lookUp(FAILED(settings), query.get('failed') ?? '');
  return failed ? { kind: 'failed', text: failed } : null;
}
