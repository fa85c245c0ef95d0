import { sql } from 'drizzle-orm';
import type { PlatformTx } from '../../scope.ts';

/** A place of any group, by slugs. */
export interface StoredPlace {
  kind: 'locations' | 'dealerships';
  groupId: number;
  group: string;
  slug: string;
}

/** The places of all groups. */
export async function listStoredPlaces(tx: PlatformTx): Promise<StoredPlace[]> {
  const { rows } = await tx.execute<StoredPlace & Record<string, unknown>>(sql`
    select 'locations' as kind, g.id as "groupId", g.slug as "group", l.slug
      from location l join dealer_group g on g.id = l.group_id
    union all
    select 'dealerships', g.id, g.slug, d.slug from dealership d join dealer_group g on g.id = d.group_id`);
  return rows;
}
