import { readReviews } from '../../../db/queries/cached-reads.ts';
import type { Review } from '../../../db/queries/sites/reviews.ts';
import type { Location } from '../../../domain/places/location.ts';
import { formatTimeAgo, type ReviewSummary, summariseReviews } from '../../../domain/places/reviews.ts';
import { buildStars } from '../../../domain/places/stars.ts';
import { formatDate, toLocalDay } from '../../../domain/text/format.ts';
import { buildAggregateRating, buildRating } from '../../../kernel/content/rating.ts';
import type { ReviewModel, ReviewsModel } from '../../../kernel/content/reviews-model.ts';
import { buildJsonLd } from '../../../kernel/head/json-ld.ts';
import { formatPlaceName } from '../../../kernel/places/places.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import type { SiteSettings } from '../../../settings/schema.ts';

export interface SiteReviews {
  reviews: Review[];
  summary: ReviewSummary | null;
  locations: Location[];
}

type ReviewRequest = Pick<RequestContext, 'db' | 'settings'>;

/**
 * Loads the reviews of the given locations: a review belongs to the place that it is about, and is shown with no other.
 */
export async function loadReviews({ db, settings }: ReviewRequest, locations: Location[]): Promise<SiteReviews> {
  if (settings.reviews.show === 'hidden') return { reviews: [], summary: null, locations };
  const ids = new Set(locations.map(({ id }) => id));
  const all = await readReviews(db);
  const own = all.filter(({ location_id }) => location_id !== null && ids.has(location_id));
  // Stars without words are told by the average: what can be read comes first.
  const reviews = own.toSorted((a, b) => Number(!a.text) - Number(!b.text));
  return {
    reviews,
    summary: summariseReviews(
      locations,
      reviews.map(({ rating }) => rating),
    ),
    locations,
  };
}

interface Wanted {
  heading: string;
  from?: number;
  limit: number;
  more?: ReviewsModel['more'];
}

/**
 * Reviews as a page shows them (H6): the average where it is above the site's minimum, and a limited number of them,
 * those with words first, each the latest first.
 */
export function buildReviewsModel(
  { reviews, summary, locations }: SiteReviews,
  { settings, now }: Pick<RequestContext, 'settings' | 'now'>,
  { heading, from = 0, limit, more = null }: Wanted,
): ReviewsModel {
  const today = toLocalDay(now, settings.locations.timeZone);
  const places = new Map(locations.map((place) => [place.id, formatPlaceName(place)]));
  const shown = reviews.slice(from, from + limit);
  return {
    heading,
    rating: buildRating(summary, settings.reviews),
    items: shown.map((review) => reviewModel(review, today, settings.reviews, places)),
    summary: null,
    more: reviews.length > shown.length ? more : null,
  };
}

function reviewModel(
  { id, customer_name, text, rating, image, review_date, location_id }: Review,
  today: string,
  { fractionAbovePercent }: SiteSettings['reviews'],
  places: ReadonlyMap<number, string>,
): ReviewModel {
  return {
    id,
    customer_name,
    text,
    rating: buildStars(rating, fractionAbovePercent),
    review_date: {
      iso: review_date,
      text: formatDate(review_date),
      inWords: formatTimeAgo(review_date, today),
    },
    image: image?.thumb.url ?? null,
    place: places.size > 1 && location_id !== null ? (places.get(location_id) ?? null) : null,
  };
}

/**
 * The dealer, or the place that the reviews are `about`, with its average and the shown reviews, as structured data;
 * none where the average is not shown.
 */
export function buildReviewsJsonLd(
  found: SiteReviews,
  shown: ReviewsModel,
  { settings, site }: Pick<RequestContext, 'settings' | 'site'>,
  about?: { type: string; name: string; path: string },
) {
  const rating = buildAggregateRating(found.summary, settings.reviews);
  if (rating === undefined) return [];
  const [only] = found.locations;
  const name = found.locations.length === 1 && only ? formatPlaceName(only) : settings.brand.name;
  const review = shown.items.map(({ customer_name, text, rating: given, review_date }) => ({
    '@type': 'Review',
    author: { '@type': 'Person', name: customer_name },
    datePublished: review_date.iso,
    reviewBody: text ?? undefined,
    reviewRating: { '@type': 'Rating', ratingValue: given.text, bestRating: 5, worstRating: 1 },
  }));
  const type = settings.wording.kind === 'motorcycle' ? 'MotorcycleDealer' : 'AutoDealer';
  return [
    buildJsonLd(about?.type ?? type, {
      '@id': site.origin + (about?.path ?? '/#dealer'),
      name: about?.name ?? name,
      url: site.origin + (about?.path ?? '/'),
      aggregateRating: rating,
      review,
    }),
  ];
}
