import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES_FOLDER } from '../media.ts';
import { chanceOf } from '../random.ts';

/** The sample history report, below the folder of the demo's pictures, with which it is served. */
export const REPORT_PATH = 'reports/vehicle-history.pdf';
/** The share of used vehicles that come with a history report. */
const WITH_REPORT = 0.15;

/** The fields that decide about a report. */
interface ReportedVehicle {
  stocknum: string;
  dealership_slug: string;
  car_type: string;
}

let address: string | undefined;

/**
 * The address of a vehicle's history report (D21), for some used ones; null for the others. Throws when the report file
 * is missing.
 */
export function historyReportFor({ stocknum, dealership_slug, car_type }: ReportedVehicle): string | null {
  if (car_type !== 'used' || !chanceOf(`history/${dealership_slug}/${stocknum}`).happens(WITH_REPORT)) return null;
  address ??= addressOf(readFileSync(join(PICTURES_FOLDER, REPORT_PATH)));
  return address;
}

function addressOf(file: Uint8Array): string {
  const version = createHash('sha256').update(file).digest('hex').slice(0, 8);
  return `/media/${REPORT_PATH}?v=${version}`;
}
