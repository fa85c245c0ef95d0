import type { ReviewSummary } from '../../domain/places/reviews.ts';
import { buildStars, canShowStars } from '../../domain/places/stars.ts';
import { formatThousands } from '../../domain/text/format.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { JsonLdValue } from '../head/json-ld.ts';
import type { ReviewsModel } from './reviews-model.ts';

/** The average in stars, with the number of reviews; null where the site's rule does not show it. */
export function buildRating(summary: ReviewSummary | null, rules: SiteSettings['reviews']): ReviewsModel['rating'] {
  if (!summary || !canShowStars(summary.average_rating, rules)) return null;
  const { count } = summary;
  return {
    stars: buildStars(summary.average_rating, rules.fractionAbovePercent),
    countText: `${formatThousands(count)} ${count === 1 ? 'review' : 'reviews'}`,
  };
}
/**
 * The average as schema.org's AggregateRating, only where there are reviews and the page shows it (H6); undefined
 * otherwise.
 */
export function buildAggregateRating(summary: ReviewSummary | null, rules: SiteSettings['reviews']): JsonLdValue {
  const rating = buildRating(summary, rules);
  if (!summary || !rating) return undefined;
  return {
    '@type': 'AggregateRating',
    ratingValue: rating.stars.text,
    reviewCount: summary.count,
    bestRating: 5,
    worstRating: 1,
  };
}
