import { buildCarSlug } from '../../domain/vehicle/slug.ts';
import type { ReadingContext } from '../feeds/field-readers.ts';
import { compileMapping } from '../feeds/mapping/compile.ts';
import { isKnownStatus } from '../feeds/normalise/kinds/statuses.ts';
import type { RowProblem } from '../feeds/problem.ts';
import { type BrokenRecord, FeedError, type RawRecord } from '../feeds/raw-record.ts';
import type { OpenFeed } from '../feeds/read/open-feed.ts';
import { readVehicle, type VehicleReading } from '../feeds/vehicle.ts';
import { findSuspects, type Suspects } from './broken-row.ts';
import type { DateOrders } from './date-orders.ts';
import type { StagedRefusal, StagedRow } from './merge/staging.ts';
import type { FindPlace, Place } from './places/place-finder.ts';
import type { Problems } from './report/report.ts';

export interface RowCounts {
  rows: number;
  accepted: number;
  refused: number;
  /** Vehicles accepted, but listed on no page because their status is unknown. */
  unlisted: number;
}

export interface RowsContext {
  findPlace: FindPlace;
  now: Date;
  problems: Problems;
  counts: RowCounts;
  dateOrders: DateOrders;
  /**
   * What happens to a file that seems to be cut short: it is stopped, accepted without its last row, or accepted whole.
   */
  cutShort: 'stops' | 'loses-last' | 'is-whole';
  onRow(): void;
}

/**
 * The records of a feed as rows to stage: mapped, read, placed, each vehicle once. Problems and counts go to the
 * context.
 */
export async function* readRows(feed: OpenFeed, context: RowsContext): AsyncGenerator<StagedRow> {
  const toDraft = compileMapping(feed.mapping);
  const seen = new SeenVehicles();
  const reading = { now: context.now, dateOrder: feed.mapping.dateOrder };
  const toStocknum = (values: RawRecord['values']) => readVehicle(toDraft({ line: 0, values }), 0, reading).stocknum;
  for await (const given of feed.records) {
    const record = judgeEnd(given, context);
    context.counts.rows += 1;
    if ('broken' in record) {
      context.counts.refused += 1;
      yield* refuseBroken(record, findSuspects(record, feed.mapping, toStocknum), context);
    } else {
      const row = readRow(record, { toDraft, seen, context, reading });
      context.counts['vehicle' in row ? 'accepted' : 'refused'] += 1;
      if ('vehicle' in row && !isKnownStatus(row.vehicle.status)) context.counts.unlisted += 1;
      yield row;
    }
    context.onRow();
  }
}

/**
 * Treats a last record that may be cut short as broken: its last value may be incomplete. Throws a FeedError if that
 * stops the file: what is missing from a full feed would be marked as sold.
 */
function judgeEnd(record: RawRecord | BrokenRecord, context: RowsContext): RawRecord | BrokenRecord {
  const { line, cutShort } = record;
  if (cutShort === undefined || context.cutShort === 'is-whole') return record;
  if (context.cutShort === 'stops') {
    throw new FeedError(
      `The file seems to be cut short: ${cutShort}. Send the whole file; if it is whole, import it with --force.`,
    );
  }
  const broken = `the file seems to be cut short: ${cutShort}`;
  if ('broken' in record) return { ...record, broken };
  const row = { columns: Object.keys(record.values), cells: Object.values(record.values).map(String) };
  return { line, broken, row };
}

/** One refusal for each vehicle that a broken row may be about. */
function refuseBroken(
  { line, broken }: BrokenRecord,
  { stocknums, isSure }: Suspects,
  { problems }: RowsContext,
): StagedRefusal[] {
  const [stocknum = null] = isSure ? stocknums : [];
  problems.add({ severity: 'refused', line, stocknum, field: 'row', value: null, reason: broken });
  const refusal = { line, dealership_id: null, vin: null };
  if (isSure) return [{ ...refusal, stocknum }];
  const guesses = stocknums.length > 0 ? stocknums : [null];
  return guesses.map((guess) => ({ ...refusal, stocknum: guess, guessed: true }));
}

interface RowReader {
  toDraft: ReturnType<typeof compileMapping>;
  seen: SeenVehicles;
  context: RowsContext;
  reading: ReadingContext;
}

function readRow(record: RawRecord, { toDraft, seen, context, reading: how }: RowReader): StagedRow {
  const { line } = record;
  const reading = readVehicle(toDraft(record), line, how);
  const add = (problem: RowProblem) => context.problems.add(problem);
  reading.problems.forEach(add);
  for (const misorder of reading.misorders) context.dateOrders.add(misorder, line);
  const { stocknum, vin, vehicle } = reading;
  const place = placeOf(reading, line, context);
  const refusal = { line, dealership_id: place?.dealership_id ?? null, stocknum, vin };
  if (!vehicle || !place) return refusal;
  const earlier = seen.findEarlier(place, vehicle.stocknum, line);
  if (earlier === undefined) return { vehicle, place, slug: buildCarSlug(vehicle) };
  const reason = `the stock number is also on line ${earlier}, which counts`;
  add({ severity: 'refused', line, stocknum, field: 'stocknum', value: stocknum, reason });
  return refusal;
}

function placeOf(reading: VehicleReading, line: number, { findPlace, problems }: RowsContext): Place | undefined {
  const found = findPlace(reading.dealership, reading.location);
  const tell = (severity: RowProblem['severity'], field: string, value: string | null, reason: string) =>
    problems.add({ severity, line, stocknum: reading.stocknum, field, value, reason });
  const place = 'place' in found ? found.place : undefined;
  // A row that is refused for other reasons needs no second report.
  if (found.fault && reading.vehicle) {
    const { field, reason } = found.fault;
    const value = field === 'location_slug' ? reading.location : reading.dealership;
    tell(place ? 'warning' : 'refused', field, value, reason);
  }
  return place;
}

/** Remembers the line of each dealership's stock number. */
class SeenVehicles {
  readonly #lines = new Map<string, number>();

  /** The earlier line of this vehicle; undefined when this is the first. */
  findEarlier({ dealership_id }: Place, stocknum: string, line: number): number | undefined {
    const key = `${dealership_id} ${stocknum}`;
    const earlier = this.#lines.get(key);
    if (earlier === undefined) this.#lines.set(key, line);
    return earlier;
  }
}
