import { readMakesAndModels } from '../../db/queries/cached-reads.ts';
import type { Manufacturer, Model } from '../../db/queries/stock/models.ts';
import type { SiteDb } from '../../db/scope.ts';
import { createEmptyState } from '../../search/state.ts';
import type { RequestContext } from '../request/context.ts';
import { listSiteBrands, type SiteBrand } from './brands.ts';

/** The makes and models of a site's files. */
export interface ShowroomContent {
  manufacturers: Manufacturer[];
  models: Model[];
}

/** The brands of a site with the models that it sells new (H7, H8). */
export interface Showroom {
  brands: SiteBrand[];
  models: Model[];
}

const contentCache = new WeakMap<SiteDb, { version: number; content: Promise<ShowroomContent> }>();

type ShowroomRequest = Pick<RequestContext, 'db' | 'site' | 'settings' | 'stock'>;

/**
 * The site's brands and models. The files' part is read once for each version of the site's settings, which grows with
 * any change of them.
 */
export async function loadShowroom(request: ShowroomRequest): Promise<Showroom> {
  return buildShowroom(await loadCachedContent(request), request);
}

/** The same without the cache: for callers that are cached themselves, and so must not wait for another one's query. */
export async function loadUncachedShowroom(request: ShowroomRequest): Promise<Showroom> {
  return buildShowroom(await readMakesAndModels(request.db), request);
}

function buildShowroom({ manufacturers, models }: ShowroomContent, { stock, settings }: ShowroomRequest): Showroom {
  const { facets } = stock.search(createEmptyState());
  return { brands: listSiteBrands(manufacturers, facets.make, settings), models };
}

function loadCachedContent({ db, site }: ShowroomRequest): Promise<ShowroomContent> {
  const last = contentCache.get(db);
  if (last?.version === site.settingsVersion) return last.content;
  const content = readMakesAndModels(db);
  contentCache.set(db, { version: site.settingsVersion, content });
  // A failure is not cached: the next page tries again.
  content.catch(() => contentCache.get(db)?.content === content && contentCache.delete(db));
  return content;
}
