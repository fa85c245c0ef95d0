import type { FeedField } from '../feeds/fields.ts';
import { listColumnsByField } from '../feeds/mapping/compile.ts';
import { USUAL_ORDER } from '../feeds/normalise/numbers/dates.ts';
import type { OpenFeed } from '../feeds/read/open-feed.ts';
import type { Misorder } from '../feeds/vehicle.ts';

interface Found {
  count: number;
  line: number;
  value: string | null;
  fits: Set<string>;
}

/** Dates that contradict a file's order of day, month and year, by field. */
export class DateOrders {
  readonly #found = new Map<FeedField, Found>();

  add({ field, value, fits }: Misorder, line: number): void {
    const found = this.#found.get(field) ?? { count: 0, line, value, fits: new Set() };
    found.count += 1;
    for (const order of fits) found.fits.add(order);
    this.#found.set(field, found);
  }

  /** A sentence for each column with values that contradict the order: its other dates may have been misread too. */
  warnings(feed: OpenFeed): string[] {
    const order = feed.mapping.dateOrder ?? USUAL_ORDER;
    return [...this.#found].map(([field, { count, line, value, fits }]) => {
      const which = count === 1 ? 'one date' : `${count} dates`;
      const column = nameColumns(feed, field);
      const other = [...fits].join(' or ');
      return (
        `the column ${column} contradicts the date order ${order}: ${which}, first ` +
        `"${value}" on line ${line}, can only be ${other}; ` +
        'its other dates may be wrong, so check the order and set "dateOrder" in a mapping'
      );
    });
  }
}

/** The columns from which a field is read, by their headings in the file. */
function nameColumns({ mapping, headings }: OpenFeed, field: FeedField): string {
  const names = listColumnsByField(mapping).get(field)?.flat() ?? [];
  const there = names.filter((name) => !headings || headings.has(name));
  return [...new Set(there.map((name) => `"${headings?.get(name) ?? name}"`))].join(' or ');
}
