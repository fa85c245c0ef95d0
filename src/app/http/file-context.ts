import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { SiteDb } from '../../db/scope.ts';
import type { RequestContext, SiteId, SitePictures, SiteStock } from '../../kernel/request/context.ts';
import { createAnonymousVisit } from '../../kernel/request/visit.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { findCanonicalOrigin, type RequestedAddress } from './addresses/host.ts';

/** A site as it is found by its host, before anything of it is read. */
export interface FoundSite {
  id: SiteId;
  slug: string;
  hosts: readonly string[];
  settingsVersion: number;
}

interface ReadSite extends FoundSite {
  groupId: number;
  changedAt: Date;
  settings: SiteSettings;
  db: SiteDb;
}

export interface FileContextParts<Known extends FoundSite> {
  findSite: (host: string) => Known | undefined;
  /** Reads the settings of a site and opens nothing. */
  read: (site: Known) => Promise<ReadSite>;
  createPictures: (settings: SiteSettings) => SitePictures;
  dataDir: string;
  clock: () => Date;
  log: Logger;
}

export type FindContext = (
  address: RequestedAddress,
  url: URL,
  requestId: string,
) => Promise<RequestContext | undefined>;

/** A page's pictures are requested one after the other, also of sites that are not open: a setting is read once. */
const RECENT_SITES = 100;

/**
 * Finds the context of a request for a picture or a file that is made of a site's settings alone (`isFile`): the site
 * is not opened, nor its stock loaded, and whoever reads the stock gets an error. Rejects as `SiteRegistry.read` does.
 */
export function createFileContexts<Known extends FoundSite>(parts: FileContextParts<Known>): FindContext {
  const recent = new LRUCache<string, Promise<ReadSite>>({ max: RECENT_SITES });
  const read = (known: Known): Promise<ReadSite> => {
    const key = `${known.id} ${known.settingsVersion}`;
    const former = recent.get(key);
    if (former) return former;
    const reading = parts.read(known);
    recent.set(key, reading);
    // Whoever waits for it hears of the failure; the next request tries again.
    reading.catch(() => recent.delete(key));
    return reading;
  };
  return async (address, url, requestId) => {
    const known = parts.findSite(address.host);
    return known && contextOf(await read(known), { address, url, requestId }, parts);
  };
}

function contextOf(
  { id, groupId, slug, hosts, settingsVersion, changedAt, settings, db }: ReadSite,
  { address, url, requestId }: { address: RequestedAddress; url: URL; requestId: string },
  { createPictures, dataDir, clock, log }: Omit<FileContextParts<FoundSite>, 'findSite' | 'read'>,
): RequestContext {
  const { requestSource } = address;
  const origin = findCanonicalOrigin(hosts, address);
  return {
    site: { id, groupId, settingsVersion, changedAt, origin, requestSource, storageName: slug },
    settings,
    db,
    stock: NO_STOCK,
    pictures: createPictures(settings),
    dataDir,
    now: clock(),
    url,
    requestId,
    log: log.child({ site: slug, requestId }),
    visit: createAnonymousVisit(),
  };
}

function refuseStock(): never {
  throw new Error('The files of a site are made without its stock (isFile)');
}

const NO_STOCK: SiteStock = {
  version: 0,
  search: refuseStock,
  find: refuseStock,
  findCar: refuseStock,
  findTakenOff: refuseStock,
  cardsOf: refuseStock,
  soldSince: refuseStock,
  countByType: refuseStock,
  placeSlugs: refuseStock,
  listChangedAt: refuseStock,
  availableSlugs: refuseStock,
};
