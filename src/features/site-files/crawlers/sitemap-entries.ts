import type { Location } from '../../../domain/places/location.ts';
import { buildLocationSlug } from '../../../domain/vehicle/slug.ts';
import { listIndexablePaths } from '../../../kernel/addresses/opened-pages.ts';
import { linkToPlace } from '../../../kernel/addresses/places.ts';
import { linkToBrand } from '../../../kernel/addresses/showroom.ts';
import { loadPlaces } from '../../../kernel/chrome/load.ts';
import { isCrawlable } from '../../../kernel/head/disallowed.ts';
import type { RequestContext, SiteStock } from '../../../kernel/request/context.ts';
import { loadShowroom } from '../../../kernel/showroom/load.ts';
import { getCanonicalList } from '../../../kernel/stock/canonical-list.ts';
import { isIndexable } from '../../../kernel/stock/indexable.ts';
import { PATH_KEYS } from '../../../kernel/stock/path-words.ts';
import { createSiteLinker } from '../../../kernel/stock/site-path-words.ts';
import type { SearchState, TermKey } from '../../../search/contract.ts';
import { decodeMakeModel } from '../../../search/facets.ts';
import { createEmptyState, withTerm } from '../../../search/state.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

type ListedStock = Pick<SiteStock, 'search' | 'placeSlugs' | 'listChangedAt'>;

/**
 * Every page for search engines, once, with its last change: home, the site's own content, its places, the pages of
 * forms and finance, indexed lists, brands and models, each available vehicle. None that crawlers may not read.
 */
export async function listSitemapEntries(request: RequestContext): Promise<SitemapEntry[]> {
  const { stock } = request;
  const cars = stock
    .availableSlugs()
    .map(({ slug, updated_at }) => ({ path: `/cars/${encodeURIComponent(slug)}`, changedAt: updated_at }));
  const all = [...(await ownEntries(request)), ...listIndexableLists(stock), ...cars];
  const once = new Map(all.map((entry) => [entry.path, entry]));
  return [...once.values()].filter(({ path }) => isCrawlable(path));
}

/**
 * The pages of settings, places and content: each has changed when the site did, and those that count or show vehicles
 * when their list did.
 */
async function ownEntries(request: RequestContext): Promise<SitemapEntry[]> {
  const { settings, stock, site } = request;
  const { locations } = await loadPlaces(request);
  const showroom = await loadShowroom(request);
  const paths = ['/', ...(await listIndexablePaths(request, locations))];
  const lists = new Map<string, SearchState['terms']>([['/', {}], ...locationLists(locations, settings)]);
  for (const { slug, make } of showroom.brands) if (make !== null) lists.set(linkToBrand(slug), { make: [make] });
  const ownChange = site.changedAt.toISOString();
  return paths.map((path) => {
    const terms = lists.get(path);
    const ofList = terms && stock.listChangedAt(terms);
    return { path, changedAt: ofList && ofList > ownChange ? ofList : ownChange };
  });
}

/** The page of each place, with the last change of its list of vehicles. */
function locationLists(
  locations: readonly Location[],
  settings: RequestContext['settings'],
): [path: string, terms: SearchState['terms']][] {
  const places = Map.groupBy(locations, ({ name }) => linkToPlace(buildLocationSlug(name), settings));
  return [...places].map(([path, desks]) => [path, { location_name: desks.map(({ name }) => name) }]);
}

/**
 * The lists that search pages allow to be indexed and that have vehicles: of all types, and of those by make, model,
 * body, dealership and location, of what is on offer, and where there are several car types those of each by make and
 * body. Of lists with the same vehicles only one (`kernel/stock/canonical-list.ts`).
 */
export function listIndexableLists(stock: ListedStock): SitemapEntry[] {
  const hrefOf = createSiteLinker(stock);
  const lists = new Map<string, SitemapEntry>();
  for (const state of statesOf(stock)) {
    const kept = getCanonicalList(state, stock);
    const path = hrefOf(kept);
    const changedAt = stock.listChangedAt(kept.terms);
    if (changedAt !== undefined && isIndexable(kept, path)) lists.set(path, { path, changedAt });
  }
  return [...lists.values()];
}

function statesOf(stock: ListedStock): SearchState[] {
  const { facets } = stock.search(createEmptyState());
  const types = facets.car_type.filter(({ count }) => count > 0).map(({ value }) => value);
  const narrowed = (within: SearchState, keys: readonly TermKey[], from = facets) =>
    keys.flatMap((key) => from[key].map(({ value }) => withTerm(within, key, value)));
  const models = facets.make_model.map(({ value }) =>
    withTerm(withTerm(createEmptyState(), 'make', decodeMakeModel(value)?.make ?? ''), 'make_model', value),
  );
  const ofTypes = types.flatMap((type) => {
    const ofType = withTerm(createEmptyState(), 'car_type', type);
    if (types.length === 1) return [ofType];
    return [ofType, ...narrowed(ofType, ['make', 'body'], stock.search(ofType).facets)];
  });
  const offers = facets.offer.some(({ value }) => value === 'true')
    ? [withTerm(createEmptyState(), 'offer', 'true')]
    : [];
  const whole = types.length > 0 ? [createEmptyState()] : [];
  return [...whole, ...ofTypes, ...offers, ...narrowed(createEmptyState(), PATH_KEYS), ...models];
}
