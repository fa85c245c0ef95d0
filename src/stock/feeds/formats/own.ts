import { FEED_FIELD_NAMES, type FeedField } from '../fields.ts';
import type { MappingInput } from '../mapping/schema.ts';

/**
 * Where else a field may stand: under the key by which the project itself writes it in JSON, or a name that dealers'
 * systems give it.
 */
const ALSO: Partial<Record<FeedField, readonly string[]>> = {
  location_slug: ['location.slug'],
  expected_date: ['ETA', 'expected_arrival', 'expected_arrival_date', 'estimated_arrival'],
};

/** The project's own names: each field is the column, or key, of its own name, or else of another that it goes by. */
export const OWN_FIELDS: MappingInput['fields'] = Object.fromEntries(
  FEED_FIELD_NAMES.map((field) => [field, [field, ...(ALSO[field] ?? [])]]),
);
