import { addCarViews } from '../../../db/queries/stock/car-views.ts';
import type { SiteDb } from '../../../db/scope.ts';

/** Views that are written together, and the promise of their result. */
interface Batch {
  day: string;
  counts: Map<number, number>;
  totals: Promise<Map<number, number>>;
}

/** The write queue of one site's views: one batch is being written, those that come meanwhile are the next. */
interface Line {
  writing: Promise<unknown>;
  next: Batch | null;
}

const lines = new WeakMap<SiteDb, Line>();

/**
 * Counts a view of a vehicle on a day (`YYYY-MM-DD`) and returns its new total; undefined when the vehicle is gone.
 * However many come at once, a site has one write at a time; what is returned is committed. Rejects when it could not
 * be written.
 */
export async function countView(db: SiteDb, carId: number, day: string): Promise<number | undefined> {
  let line = lines.get(db);
  if (!line) {
    line = { writing: Promise.resolve(), next: null };
    lines.set(db, line);
  }
  const batch = line.next?.day === day ? line.next : nextBatch(db, line, day);
  batch.counts.set(carId, (batch.counts.get(carId) ?? 0) + 1);
  return (await batch.totals).get(carId);
}

function nextBatch(db: SiteDb, line: Line, day: string): Batch {
  const counts = new Map<number, number>();
  const batch: Batch = { day, counts, totals: Promise.resolve(counts) };
  batch.totals = line.writing
    .catch(() => {})
    .then(() => {
      if (line.next === batch) line.next = null;
      return db.run((tx) => addCarViews(tx, day, counts));
    });
  line.writing = batch.totals;
  line.next = batch;
  return batch;
}
