import type { FeedField } from '../fields.ts';
import { getValueAt, listColumnsByField } from '../mapping/compile.ts';
import type { Mapping } from '../mapping/schema.ts';
import type { BrokenRecord, RawRecord } from '../raw-record.ts';

type Records = AsyncIterable<RawRecord | BrokenRecord>;

/**
 * Passes the records on; `fields` gets each field for which any of them has a key, even if null. JSON has no header: a
 * key that no vehicle of the file has counts as a missing column.
 */
export async function* noteFields(
  records: Records,
  mapping: Mapping,
  fields: Set<FeedField>,
): AsyncGenerator<RawRecord | BrokenRecord> {
  const pending = listColumnsByField(mapping);
  for await (const record of records) {
    if ('values' in record) {
      for (const [field, sources] of pending) {
        if (!sources.some((keys) => isThere(keys, record.values))) continue;
        fields.add(field);
        pending.delete(field);
      }
    }
    yield record;
  }
}

/** A source without keys gives the same value for every vehicle. */
const isThere = (keys: readonly string[], values: RawRecord['values']): boolean =>
  keys.length === 0 || keys.some((key) => getValueAt(values, key) !== undefined);
