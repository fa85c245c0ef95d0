import type { Location } from '../../../domain/places/location.ts';
import { formatThousands } from '../../../domain/text/format.ts';
import { linkToLocation } from '../../../kernel/addresses/places.ts';
import { loadPlaces } from '../../../kernel/chrome/load.ts';
import type { BlockModel, ContentPageModel, Section } from '../../../kernel/content/model.ts';
import { formatAddress, formatPlaceName } from '../../../kernel/places/places.ts';
import { getSchemaType } from '../../../kernel/places/schema-type.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { buildPagingModel } from '../../../kernel/stock/paging.ts';
import { buildPageHead, buildTrail } from '../written/head.ts';
import { getRequestedPage } from '../written/requested-page.ts';
import { buildReviewsJsonLd, buildReviewsModel, loadReviews, type SiteReviews } from './load.ts';
import { buildReviewsSummary, listReviewedPlaces } from './summary.ts';

/**
 * The reviews of the site, or of the location that the address names (H6), a page of them at a time; undefined where
 * the address is neither.
 */
export async function loadReviewsPage(request: RequestContext): Promise<ContentPageModel | undefined> {
  const { settings, url } = request;
  const { path, heading, limit, show } = settings.reviews;
  const [own, slug, ...rest] = url.pathname === path ? [path] : splitBelow(url.pathname, path);
  if (show === 'hidden' || own === undefined || rest.length > 0) return undefined;
  const { locations } = await loadPlaces(request);
  const place = slug === undefined ? undefined : locations.find((each) => each.slug === slug);
  if (slug !== undefined && !place) return undefined;
  const found = await loadReviews(request, place ? [place] : locations);
  const pages = Math.ceil(found.reviews.length / Math.max(limit, 1));
  const hrefOf = (page: number) => (page === 1 ? url.pathname : `${url.pathname}?page=${page}`);
  const page = getRequestedPage(url, pages, hrefOf);
  const title = place ? `${heading}: ${formatPlaceName(place)}` : heading;
  const reviews = {
    ...buildReviewsModel(found, request, { heading: '', from: (page - 1) * limit, limit }),
    summary: buildReviewsSummary(found.reviews, settings),
  };
  const breadcrumb = place
    ? buildTrail({ label: heading, href: path }, { label: formatPlaceName(place), href: url.pathname })
    : buildTrail({ label: heading, href: path });
  const about = place && {
    type: getSchemaType(place, settings),
    name: formatPlaceName(place),
    path: linkToLocation(place, locations, settings),
  };
  const blocks: BlockModel[] = [{ kind: 'reviews', reviews }];
  const places = place ? [] : listReviewedPlaces(found.reviews, locations, path);
  const below: BlockModel[] = [];
  if (places.length > 1) below.push({ kind: 'brands', section: headed('Reviews by location', places) });
  if (place && about) below.push({ kind: 'form', ...visitOf(place, about.path) });
  return {
    heading: title,
    intro: introOf(found),
    hero: null,
    byline: null,
    picture: null,
    breadcrumb,
    blocks,
    below,
    beside: null,
    paging: buildPagingModel({
      page,
      pages,
      count: found.reviews.length,
      shown: reviews.items.length,
      hitsPerPage: limit,
      hrefOf,
    }),
    head: buildPageHead(request, {
      heading: title,
      description: `${title}: customer reviews of ${place ? place.name : settings.brand.name}.`,
      path: hrefOf(page),
      breadcrumb,
      indexing: found.reviews.length > 0 ? 'allowed' : 'forbidden',
      jsonLd: found.reviews.length > 0 ? buildReviewsJsonLd(found, reviews, request, about) : [],
    }),
  };
}

const headed = <T>(heading: string, items: T[]): Section<T> => ({ heading, note: null, more: null, items });

/** The way from a location's reviews to the location. */
const visitOf = (place: Location, href: string) => ({
  heading: formatPlaceName(place),
  text: formatAddress(place),
  link: { label: 'Hours, map and contact', href },
});

/** Shown where there are fewer reviews than ratings: the average rests on more than what can be read. */
function introOf({ reviews, summary }: SiteReviews): string | null {
  if (reviews.length > 0)
    return summary && summary.count > reviews.length
      ? `Showing ${formatThousands(reviews.length)} of ${formatThousands(summary.count)} reviews.`
      : null;
  return summary === null ? 'No reviews yet.' : 'No written reviews yet.';
}

/** "/reviews/harbour-kia" below "/reviews" → ["/reviews", "harbour-kia"]; empty elsewhere. */
function splitBelow(pathname: string, path: string): string[] {
  return pathname.startsWith(`${path}/`) ? [path, ...pathname.slice(path.length + 1).split('/')] : [];
}
