import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import type { SiteTx } from '../../../db/scope.ts';
import type { Vehicle } from '../../feeds/vehicle.ts';
import type { Place } from '../places/place-finder.ts';
import { STOCK_COLUMN_NAMES, STOCK_COLUMNS } from './columns.ts';
import { formatCopyValue } from './copy-text.ts';

/** A vehicle to merge into the stock, with the slug that it gets if it is new. */
export interface StagedVehicle {
  vehicle: Vehicle;
  place: Place;
  slug: string;
}

/** A refused row: its vehicle stays as it is, so it must not be taken for gone. Null means unknown. */
export interface StagedRefusal {
  line: number;
  dealership_id: number | null;
  stocknum: string | null;
  vin: string | null;
  /** The row is broken, and this is only one number that it may be about; rows with the same line are one such row. */
  guessed?: true;
}

export type StagedRow = StagedVehicle | StagedRefusal;

export const quoteIdentifier = (name: string): string => `"${name}"`;

/**
 * Creates the table `staged`, which is dropped at the end of the transaction. Its key is `row_no`: many vehicles may be
 * on one line.
 */
export async function createStaging(tx: SiteTx): Promise<void> {
  const columns = STOCK_COLUMN_NAMES.map(quoteIdentifier).join(', ');
  await tx.client.query(`
    create temp table staged on commit drop as
      select 0 as row_no, 0 as line, null::int as car_id, false as refused, false as guessed,
             '{}'::text[] as made, dealership_id, location_id, slug, ${columns} from car with no data`);
}

const HEAD = ['row_no', 'line', 'refused', 'guessed', 'made', 'dealership_id', 'location_id', 'slug'];
const ROWS_A_CHUNK = 200;

/** Streams rows into `staged`; resolves once all are there. Rethrows the errors of `rows`. */
export async function copyToStaging(tx: SiteTx, rows: AsyncIterable<StagedRow>): Promise<void> {
  const columns = [...HEAD, ...STOCK_COLUMN_NAMES].map(quoteIdentifier).join(', ');
  const copy = tx.client.query(copyFrom(`copy staged (${columns}) from stdin`));
  await pipeline(Readable.from(copyLines(rows), { objectMode: false }), copy);
  await tx.client.query('analyze staged (row_no, refused, dealership_id, stocknum, vin)');
}

async function* copyLines(rows: AsyncIterable<StagedRow>): AsyncGenerator<string> {
  let lines: string[] = [];
  let rowNo = 0;
  for await (const row of rows) {
    rowNo += 1;
    lines.push('vehicle' in row ? vehicleLine(rowNo, row) : refusalLine(rowNo, row));
    if (lines.length < ROWS_A_CHUNK) continue;
    yield lines.join('');
    lines = [];
  }
  if (lines.length > 0) yield lines.join('');
}

function vehicleLine(rowNo: number, { vehicle, place, slug }: StagedVehicle): string {
  const { dealership_id, location_id } = place;
  const head = [rowNo, vehicle.line, false, false, vehicle.made, dealership_id, location_id, slug].map((value) =>
    formatCopyValue(value),
  );
  const values = STOCK_COLUMN_NAMES.map((name) => formatCopyValue(vehicle[name], STOCK_COLUMNS[name].isDocument));
  return `${head.concat(values).join('\t')}\n`;
}

function refusalLine(rowNo: number, refusal: StagedRefusal): string {
  const { line, dealership_id, stocknum, vin, guessed = false } = refusal;
  const known: Partial<Record<string, string | null>> = { stocknum, vin };
  const head = [rowNo, line, true, guessed, [], dealership_id, null, null].map((value) => formatCopyValue(value));
  const values = STOCK_COLUMN_NAMES.map((name) => formatCopyValue(known[name]));
  return `${head.concat(values).join('\t')}\n`;
}
