import type { Review } from '../../../db/queries/sites/reviews.ts';
import type { Location } from '../../../domain/places/location.ts';
import { formatThousands } from '../../../domain/text/format.ts';
import type { CountedLink } from '../../../kernel/chrome/model.ts';
import type { ReviewsSummary } from '../../../kernel/content/reviews-model.ts';
import { formatPlaceName } from '../../../kernel/places/places.ts';
import { fillHeading } from '../../../settings/fill-heading.ts';
import type { SiteSettings } from '../../../settings/schema.ts';

const STARS = [5, 4, 3, 2, 1] as const;

/** How the stars of these reviews are spread, and the invitation to write one (H6). */
export function buildReviewsSummary(
  reviews: readonly Pick<Review, 'rating'>[],
  settings: Pick<SiteSettings, 'reviews' | 'pages' | 'brand' | 'wording' | 'stock'>,
): ReviewsSummary {
  const total = reviews.length;
  const { heading, text, label, link } = settings.reviews.invitation;
  return {
    shares: total === 0 ? [] : STARS.map((stars) => shareOf(stars, reviews)),
    of:
      total === 0 ? null : `Of the ${total === 1 ? 'one review' : `${formatThousands(total)} reviews`} on this website`,
    invitation: {
      heading: fillHeading(heading, settings),
      text: fillHeading(text, settings),
      link: { label, href: link ?? settings.pages.contactLink },
    },
  };
}

/** A rating with a fraction counts as the nearest whole number of stars. */
function shareOf(stars: number, reviews: readonly Pick<Review, 'rating'>[]): ReviewsSummary['shares'][number] {
  const count = reviews.filter(({ rating }) => Math.min(5, Math.max(1, Math.round(rating))) === stars).length;
  return {
    label: stars === 1 ? '1 star' : `${stars} stars`,
    count: formatThousands(count),
    percent: Math.round((100 * count) / reviews.length),
  };
}

/**
 * The pages of the locations that have reviews, those with the most first. Where departments of one place have their
 * own, each says which it is.
 */
export function listReviewedPlaces(
  reviews: readonly Pick<Review, 'location_id'>[],
  locations: readonly Location[],
  path: string,
): CountedLink[] {
  const countOf = ({ id }: Location) => reviews.filter(({ location_id }) => location_id === id).length;
  const reviewed = locations.map((place) => ({ place, count: countOf(place) })).filter(({ count }) => count > 0);
  const desks = Map.groupBy(reviewed, ({ place }) => formatPlaceName(place));
  return reviewed
    .map(({ place, count }) => {
      const name = formatPlaceName(place);
      return { label: desks.get(name)?.length === 1 ? name : place.name, href: `${path}/${place.slug}`, count };
    })
    .toSorted((a, b) => b.count - a.count);
}
