import { lookUp } from '../../../domain/text/look-up.ts';
import { getVehicleWords } from '../../../kernel/stock/vehicle-words.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { describeNotWatched } from '../watchlist/watch-cars.ts';
import type { GaragePageModel } from './model.ts';

/** What was done, by the key in the address: no text of the address itself is ever shown. */
const DONE: Record<string, string> = {
  'car-removed': 'Taken off your list.',
  'search-removed': 'The search is no longer saved.',
  'search-told': 'You will be told of new matches.',
  'search-told-later': 'You will be told of new matches of it once you choose how we tell you.',
  'search-quiet': 'You will not be told of new matches of that search.',
  alerts: 'Saved: that is how you will be told.',
  'confirmation-sent':
    'Saved. We sent you an e-mail: open the link in it, and we tell you there from then on. It can take ' +
    'a few minutes to arrive.',
  details: 'Your details are saved.',
  'details-confirmation-sent':
    'Your details are saved. We sent an e-mail to your new address: open the link in it, and we tell ' +
    'you there from then on.',
  'session-ended': 'That session is ended.',
};

const FAILED = (settings: SiteSettings): Record<string, string> => ({
  gone: describeNotWatched('gone', settings),
  'car-gone': `That ${getVehicleWords(settings).one} is not on your list any more.`,
  'search-gone': 'That search is not saved any more.',
  'session-gone': 'That session is ended already.',
  sold: describeNotWatched('sold', settings),
  full: describeNotWatched('full', settings),
  'no-search': 'That search could not be read, so it was not saved.',
  'searches-full':
    `You have saved ${settings.alerts.searchesAtMost} searches, and that is as many as can be ` +
    'kept. Remove one first.',
  'no-email': 'We have no e-mail address of you yet. Add one to your details first.',
  'too-many-confirmations':
    'We have sent as many of these e-mails as we do in a day. Please look for the last one, or try again tomorrow.',
  'confirmation-not-sent':
    'What you wrote is saved, but the e-mail with the link could not be sent just now. Please try again ' +
    'in a few minutes.',
  'not-confirmed': 'Nothing was deleted: tick the box to say that you are sure.',
});

export function findGarageNote(query: URLSearchParams, settings: SiteSettings): GaragePageModel['note'] {
  const done = lookUp(DONE, query.get('done') ?? '');
  if (done) return { kind: 'done', text: done };
  const failed = lookUp(FAILED(settings), query.get('failed') ?? '');
  return failed ? { kind: 'failed', text: failed } : null;
}
