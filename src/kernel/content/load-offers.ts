import { readContent } from '../../db/queries/cached-reads.ts';
import { isRunning } from '../../domain/promotions/running.ts';
import { listOpenPages, loadWrittenPaths } from '../addresses/opened-pages.ts';
import type { RequestContext } from '../request/context.ts';
import { getSitePathWords } from '../stock/site-path-words.ts';
import { buildOfferTile, type OfferTile } from './offers.ts';

/** The site's offers while they run, in its order, each with its link where that leads somewhere. */
export async function loadOffers(request: RequestContext): Promise<OfferTile[]> {
  const { db, settings, now, stock } = request;
  const [offers, written] = await Promise.all([readContent(db, 'offer'), loadWrittenPaths(request)]);
  const running = offers.filter((offer) => isRunning(offer, now));
  const words = getSitePathWords(stock);
  const opened = listOpenPages(settings, written);
  return running.map((offer) => buildOfferTile(offer, settings.locations.timeZone, words, opened));
}
