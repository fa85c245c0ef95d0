import type { FeedField } from '../../feeds/fields.ts';

/**
 * SQL of an existing vehicle's dealership and location: `s` is its staged row, `c` the vehicle. A feed that gives only
 * one of them leaves the other, as long as the given one is unchanged; a feed that gives neither leaves both.
 */
export function buildPlaceUpdate(fields: ReadonlySet<FeedField>): Record<'dealership_id' | 'location_id', string> {
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
