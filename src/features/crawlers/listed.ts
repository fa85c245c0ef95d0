import type { SearchState, TermKey } from '../../search/contract.ts';
import { decodeMakeModel } from '../../search/facets.ts';
import { emptyState, withTerm } from '../../search/state.ts';
import { loadPlaces } from '../chrome/load.ts';
import { listedEnquiryPaths } from '../enquiry/listed.ts';
import { listedFinancePaths } from '../finance/pages/table.ts';
import { listedLocationPaths } from '../locations/address.ts';
import { listedPaths } from '../pages/content/paths.ts';
import { listedReviewPaths } from '../pages/standard-paths.ts';
import type { RequestContext, SiteStock } from '../request.ts';
import { PATH_KEYS } from '../search/path-words.ts';
import { siteHrefs } from '../search/site-path-words.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

type ListedStock = Pick<SiteStock, 'search' | 'placeSlugs'>;

/** Every page of the site that search engines are to know: home, finance, the pages of forms, what the site has written, the lists they may keep, each vehicle that can be had. */
export async function entriesOf(request: RequestContext): Promise<SitemapEntry[]> {
  const { stock, settings } = request;
  const cars = stock
    .availableSlugs()
    .map(({ slug, updated_at }) => ({ path: `/cars/${encodeURIComponent(slug)}`, changedAt: updated_at }));
  const written = [...(await listedPaths(request)), ...listedReviewPaths(settings)];
  const { locations } = await loadPlaces(request);
  const places = listedLocationPaths(locations, settings);
  const forms = [...listedFinancePaths(settings), ...listedEnquiryPaths(settings, locations)];
  const own = [...new Set([...written, ...places, ...forms])].map((path) => ({ path }));
  return [{ path: '/' }, ...own, ...listsOf(stock), ...cars];
}

/**
 * The lists that a search page lets be indexed and that have vehicles: of all types by make, model, body, dealership and location, of what is on
 * offer, and where there are several car types those of each by make and body.
 */
export function listsOf(stock: ListedStock): SitemapEntry[] {
  const hrefOf = siteHrefs(stock);
  const { facets } = stock.search(emptyState());
  const types = facets.car_type.filter(({ count }) => count > 0).map(({ value }) => value);
  const narrowed = (within: SearchState, keys: readonly TermKey[], from = facets) =>
    keys.flatMap((key) => from[key].map(({ value }) => withTerm(within, key, value)));
  const models = facets.make_model.map(({ value }) =>
    withTerm(withTerm(emptyState(), 'make', decodeMakeModel(value)?.make ?? ''), 'make_model', value),
  );
  const ofTypes = types.flatMap((type) => {
    const ofType = withTerm(emptyState(), 'car_type', type);
    if (types.length === 1) return [ofType];
    return [ofType, ...narrowed(ofType, ['make', 'body'], stock.search(ofType).facets)];
  });
  const offers = facets.offer.some(({ value }) => value === 'true')
    ? [withTerm(emptyState(), 'offer', 'true')]
    : [];
  const states = [...ofTypes, ...offers, ...narrowed(emptyState(), PATH_KEYS), ...models];
  return [...new Set(states.map(hrefOf))].map((path) => ({ path }));
}
