export interface ReviewSummary {
  average_rating: number;
  count: number;
}

interface RatedPlace {
  average_rating: number | null;
  review_count: number;
}

/**
 * The summary over several locations (H6): each location's average is weighted by its number of reviews. Where no
 * location has an average of its own, the individual ratings are averaged. Null without any review.
 */
export function summariseReviews(places: readonly RatedPlace[], ratings: readonly number[]): ReviewSummary | null {
  const rated = places.filter(
    (place): place is RatedPlace & { average_rating: number } =>
      place.average_rating !== null && place.review_count > 0,
  );
  const count = rated.reduce((sum, { review_count }) => sum + review_count, 0);
  if (count > 0) {
    const sum = rated.reduce((total, { average_rating, review_count }) => total + average_rating * review_count, 0);
    return { average_rating: sum / count, count };
  }
  if (ratings.length === 0) return null;
  return {
    average_rating: ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length,
    count: ratings.length,
  };
}

const SPANS = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
  ['day', 1],
] as const;

/**
 * How long before `today` a day (`YYYY-MM-DD`) was, in words (G3: created_at_time_ago_in_words): "today", "3 weeks
 * ago".
 */
export function formatTimeAgo(day: string, today: string): string {
  const days = Math.round((Date.parse(`${today}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / 86_400_000);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  const [unit, length] = SPANS.find(([, span]) => days >= span) ?? SPANS[3];
  const count = Math.floor(days / length);
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}
