import { readReviews } from '../../db/queries/cached-reads.ts';
import type { Location } from '../../domain/places/location.ts';
import { type ReviewSummary, summariseReviews } from '../../domain/places/reviews.ts';
import type { RequestContext } from '../request/context.ts';

/** The average of a location's own reviews (H6); null where it has none, or the site shows none. */
export async function loadPlaceRating(
  { db, settings }: Pick<RequestContext, 'db' | 'settings'>,
  location: Location,
): Promise<ReviewSummary | null> {
  if (settings.reviews.show === 'hidden') return null;
  const own = (await readReviews(db)).filter(({ location_id }) => location_id === location.id);
  return summariseReviews(
    [location],
    own.map(({ rating }) => rating),
  );
}
