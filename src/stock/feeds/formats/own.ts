import { FEED_FIELD_NAMES, type FeedField } from '../fields.ts';
import type { MappingInput } from '../mapping/schema.ts';

/** Other columns for a field: the key that the project itself uses in JSON, or a name that dealers' systems use. */
const ALSO: Partial<Record<FeedField, readonly string[]>> = {
  location_slug: ['location.slug'],
  expected_date: ['ETA', 'expected_arrival', 'expected_arrival_date', 'estimated_arrival'],
};

/** The project's own names: each field is read from the column or key of its name, or else from one in `ALSO`. */
export const OWN_FIELDS: MappingInput['fields'] = Object.fromEntries(
  FEED_FIELD_NAMES.map((field) => [field, [field, ...(ALSO[field] ?? [])]]),
);
