import { squeeze } from '../normalise/words.ts';

/**
 * Renames a table's columns to the names that a mapping reads: a column that differs from a name only in letter case,
 * spaces and punctuation (`Stock Num` for `stocknum`) gets it, unless another column has that name or matches it as
 * well.
 */
export function matchColumnNames(columns: readonly string[], wanted: readonly string[]): string[] {
  const there = new Set(columns);
  const missing = groupSqueezed([...new Set(wanted)].filter((name) => !there.has(name)));
  const mapped = new Set(wanted);
  const spare = groupSqueezed(columns.filter((name) => !mapped.has(name)));
  return columns.map((name) => {
    if (mapped.has(name)) return name;
    const [meant, ...others] = missing.get(squeeze(name)) ?? [];
    const isOnly = others.length === 0 && spare.get(squeeze(name))?.length === 1;
    return meant !== undefined && isOnly ? meant : name;
  });
}

function groupSqueezed(names: readonly string[]): Map<string, string[]> {
  return Map.groupBy(names, squeeze);
}
