import type { FeedField } from '../../feeds/fields.ts';

/**
 * SQL of whose a vehicle is that is there already, and where it stands: `s` is its staged row, `c` the vehicle. A feed
 * that says one of both leaves the other while the one is as it was; a feed that says neither leaves both.
 */
export function buildPlaceUpdate(
  fields: ReadonlySet<FeedField>,
): Record<'dealership_id' | 'location_id', string> {
  if (fields.has('location_slug')) {
    const dealership_id = fields.has('dealership_slug')
      ? 's.dealership_id'
      : 'case when c.location_id = s.location_id then c.dealership_id else s.dealership_id end';
    return { dealership_id, location_id: 's.location_id' };
  }
  if (!fields.has('dealership_slug'))
    return { dealership_id: 'c.dealership_id', location_id: 'coalesce(c.location_id, s.location_id)' };
  const location_id =
    'case when c.dealership_id = s.dealership_id then coalesce(c.location_id, s.location_id) else s.location_id end';
  return { dealership_id: 's.dealership_id', location_id };
}
