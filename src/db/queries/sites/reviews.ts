import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { location, review } from '../../schema/places.ts';
import type { PlatformTx, SiteTx } from '../../scope.ts';
import { touchSites } from './sites.ts';

/** A review as a page shows it (G3); without a location it is of the whole group. */
export interface Review {
  id: number;
  location_id: number | null;
  customer_name: string;
  text: string | null;
  rating: number;
  image: { url: string; thumb: { url: string } } | null;
  /** `YYYY-MM-DD`. */
  review_date: string;
}

export type ReviewToSave = Omit<Review, 'id' | 'location_id'> & { location_slug: string | null };

const columns = {
  id: review.id,
  location_id: review.location_id,
  customer_name: review.customer_name,
  text: review.text,
  rating: review.rating,
  image: review.image,
  review_date: review.review_date,
};

/** Newest first; of one location when it is given. */
export async function listReviews(tx: SiteTx, locationId?: number): Promise<Review[]> {
  return tx
    .select(columns)
    .from(review)
    .where(
      and(
        eq(review.group_id, tx.scope.groupId),
        locationId === undefined ? undefined : eq(review.location_id, locationId),
      ),
    )
    .orderBy(desc(review.review_date), asc(review.id));
}

/** Replaces all reviews of the group; if anything differs its sites get new versions. Throws on an unknown location. */
export async function saveReviews(tx: PlatformTx, groupId: number, wanted: ReviewToSave[]): Promise<void> {
  const former = await withoutIds(tx, groupId);
  await tx.delete(review).where(eq(review.group_id, groupId));
  const ids = await tx
    .select({ slug: location.slug, id: location.id })
    .from(location)
    .where(eq(location.group_id, groupId));
  const rows = wanted.map(({ location_slug, ...fields }) => {
    const found = ids.find(({ slug }) => slug === location_slug);
    if (location_slug !== null && !found) {
      throw new Error(`A review by ${fields.customer_name} names an unknown location "${location_slug}"`);
    }
    return { ...fields, group_id: groupId, location_id: found?.id ?? null };
  });
  if (rows.length > 0) await tx.insert(review).values(rows);
  if (former !== (await withoutIds(tx, groupId))) await touchSites(tx, { groupId });
}

async function withoutIds(tx: PlatformTx, groupId: number): Promise<string> {
  const { id, ...fields } = columns;
  return JSON.stringify(
    await tx.select(fields).from(review).where(eq(review.group_id, groupId)).orderBy(sql`${review.id}`),
  );
}
