import type { ContentItem } from '../../db/queries/sites/content.ts';
import type { LocationToSave } from '../../db/queries/sites/locations.ts';
import type { ReviewToSave } from '../../db/queries/sites/reviews.ts';
import type { LocationContent, SiteFolder } from '../../settings/content.ts';

/** A location's database row: its address gets no identity of its own. */
export function toLocation(location: LocationContent): LocationToSave {
  return { ...location, address: { id: null, ...location.address }, reviews: reviewsOf(location) };
}

function reviewsOf({ average_rating, review_count }: LocationContent): LocationToSave['reviews'] {
  return average_rating === null ? null : { average_rating: String(average_rating), count: review_count };
}

/** A review's database row; the picture serves as its own thumbnail. */
export function toReview(review: SiteFolder['reviews'][number]): ReviewToSave {
  const { image, ...rest } = review;
  return { ...rest, image: image === null ? null : { url: image, thumb: { url: image } } };
}

type Running = {
  start?: string | null;
  expiry?: string | null;
  slug?: string | null;
  href?: string | null;
};

/**
 * The database row of a piece of content: its period as moments, the whole document as body. A start day begins with
 * that day and an expiry day ends with it, in the site's time zone. A post, which has no slug, is identified by its
 * address.
 */
export function toContentItem(timeZone: string): (item: Running & Record<string, unknown>) => ContentItem {
  return (item) => ({
    slug: item.slug ?? item.href ?? '',
    start: item.start ? momentOf(item.start, timeZone, 0) : null,
    expiry: item.expiry ? momentOf(item.expiry, timeZone, 1) : null,
    body: item,
  });
}

const DAY_MS = 86_400_000;

/** The given moment; or the beginning of the day (`daysLater` days on) in the site's time zone. */
function momentOf(given: string, timeZone: string, daysLater: number): Date {
  if (given.includes('T')) return new Date(given);
  const midnightUtc = Date.parse(`${given}T00:00:00Z`) + daysLater * DAY_MS;
  // The zone's offset can change at the guess itself; the second lookup is at the true moment.
  const guess = midnightUtc - offsetMs(midnightUtc, timeZone);
  return new Date(midnightUtc - offsetMs(guess, timeZone));
}

/** How far the zone's clocks are ahead of UTC at a moment. */
function offsetMs(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment);
  const [, sign = '+', hours = '0', minutes = '0'] =
    /GMT([+-])(\d{2}):(\d{2})/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
