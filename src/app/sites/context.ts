import type { Logger } from 'pino';
import type { PictureService } from '../../integrations/images/picture-service.ts';
import { fitCardsToPlaces } from '../../kernel/cards/only-place.ts';
import type { RequestContext, SiteStock } from '../../kernel/request/context.ts';
import { createAnonymousVisit } from '../../kernel/request/visit.ts';
import type { LiveStock } from '../../stock/live/live-stock.ts';
import type { SiteIndex } from '../../stock/live/site-index.ts';
import { findCanonicalOrigin, type RequestedAddress } from '../http/addresses/host.ts';
import type { KnownSite, SiteRegistry } from './registry.ts';
import { createSitePictures } from './site-pictures.ts';

/**
 * The context of a site's request, by its host; undefined when no site has it (A1). A site that nobody asked for lately
 * is opened, and its stock loaded, first: throws `SiteRefused` when its settings are invalid, and
 * `DatabaseUnavailable` when it cannot be read.
 */
export async function findRequestContext(
  parts: {
    sites: SiteRegistry;
    stock: LiveStock;
    pictures: PictureService;
    dataDir: string;
    clock: () => Date;
    log: Logger;
  },
  address: RequestedAddress,
  url: URL,
  requestId: string,
): Promise<RequestContext | undefined> {
  const known = parts.sites.find(address.host);
  if (!known) return undefined;
  const site = await parts.sites.open(known);
  const { id, groupId, slug, settingsVersion, changedAt, db } = site;
  const stock = createSiteStock(parts.stock, site, await parts.stock.load(id));
  const settings = fitCardsToPlaces(site.settings, stock);
  return {
    site: {
      id,
      groupId,
      settingsVersion,
      changedAt,
      origin: findCanonicalOrigin(site.hosts, address),
      requestSource: address.requestSource,
      storageName: slug,
    },
    settings,
    db,
    stock,
    pictures: createSitePictures(parts.pictures, settings.images.sources),
    dataDir: parts.dataDir,
    now: parts.clock(),
    url: pageUrl(url),
    requestId,
    log: parts.log.child({ site: slug, requestId }),
    visit: createAnonymousVisit(),
  };
}

/** The router requests a page's data at the page's address plus `.data`. */
function pageUrl(url: URL): URL {
  const page = new URL(url);
  page.pathname = url.pathname === '/_root.data' ? '/' : url.pathname.replace(/\.data$/, '');
  page.searchParams.delete('_routes');
  return page;
}

/** The stock of a site as requests see it: `index` stays the same for as long as the request lasts. */
export function createSiteStock(
  live: Pick<LiveStock, 'findCar' | 'findKnownCar' | 'findTakenOff'>,
  { id, settingsVersion }: Pick<KnownSite, 'id' | 'settingsVersion'>,
  index: SiteIndex,
): SiteStock {
  return {
    version: index.version,
    search: (state, scope, hitsPerPage) => index.search(state, scope, hitsPerPage),
    find: (query) => index.find(query),
    findCar: (slug, { isKnownEnough = false } = {}) =>
      isKnownEnough ? live.findKnownCar(id, index, slug, settingsVersion) : live.findCar(id, index, slug),
    findTakenOff: (slug) => live.findTakenOff(id, index, slug),
    cardsOf: (ids) => index.cardsOf(ids),
    soldSince: (seconds) => index.soldSince(seconds),
    countByType: () => index.countByType(),
    placeSlugs: () => index.placeSlugs,
    listChangedAt: (terms) => index.listChangedAt(terms),
    availableSlugs: () => index.availableSlugs(),
  };
}
