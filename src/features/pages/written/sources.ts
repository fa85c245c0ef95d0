import { buildStockFacts, loadPlaces } from '../../../kernel/chrome/load.ts';
import { loadOffers } from '../../../kernel/content/load-offers.ts';
import type { OfferTile } from '../../../kernel/content/offers.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
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

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
