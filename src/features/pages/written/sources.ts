import { readContent } from '../../../db/queries/cached-reads.ts';
import { isRunning } from '../../../domain/promotions/running.ts';
import { listOpenPages } from '../../../kernel/addresses/opened-pages.ts';
import { buildStockFacts, loadPlaces } from '../../../kernel/chrome/load.ts';
import type { OfferTile } from '../../../kernel/content/offers.ts';
import { buildOfferTile } from '../../../kernel/content/offers.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { getSitePathWords } from '../../../kernel/stock/site-path-words.ts';
import { listWrittenPaths } from './paths.ts';
import { listPosts } from './written-pages.ts';

/** Each is loaded when a block needs it, once a page. */
export interface Sources {
  request: RequestContext;
  places(): ReturnType<typeof loadPlaces>;
  offers(): Promise<OfferTile[]>;
  posts(): ReturnType<typeof listPosts>;
  facts(): Promise<ReturnType<typeof buildStockFacts>>;
}

export function createSources(request: RequestContext): Sources {
  return {
    request,
    places: once(() => loadPlaces(request)),
    offers: once(() => loadOffers(request)),
    posts: once(() => listPosts(request)),
    facts: once(async () => buildStockFacts(request.stock, request.settings)),
  };
}

/** The site's offers while they run, each with its link where that leads somewhere. */
export async function loadOffers(request: RequestContext): Promise<OfferTile[]> {
  const { db, settings, now, stock } = request;
  const [offers, written] = await Promise.all([readContent(db, 'offer'), listWrittenPaths(request)]);
  const running = offers.filter((offer) => isRunning(offer, now));
  const words = getSitePathWords(stock);
  const opened = listOpenPages(settings, written);
  return running.map((offer) => buildOfferTile(offer, settings.locations.timeZone, words, opened));
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
