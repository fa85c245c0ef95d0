import { FEED_FIELD_NAMES, type FeedField } from '../fields.ts';
import type { MappingInput } from '../mapping/schema.ts';

/** Keys of a vehicle as the project itself writes it in JSON, where they are not the field's own name. */
const ALSO: Partial<Record<FeedField, string>> = { location_slug: 'location.slug' };

/** The project's own names: each field is the column, or key, of its own name. */
export const OWN_FIELDS: MappingInput['fields'] = Object.fromEntries(
  FEED_FIELD_NAMES.map((field) => [field, ALSO[field] ? [field, ALSO[field]] : field]),
);
