import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES_FOLDER } from '../media.ts';
import { chanceOf } from '../random.ts';

/** The example of a history report, below the folder of the demo's pictures: it is served as they are. */
export const REPORT_PATH = 'reports/vehicle-history.pdf';
/** Of used vehicles so many come with a report on their past. */
const WITH_REPORT = 0.15;

/** What a report is given by. */
interface ReportedVehicle {
  stocknum: string;
  dealership_slug: string;
  car_type: string;
}

let address: string | undefined;

/**
 * The address of a vehicle's history report (D21), for some used ones; null for the others. Throws where the report was
 * never made.
 */
export function historyReportFor({ stocknum, dealership_slug, car_type }: ReportedVehicle): string | null {
  if (car_type !== 'used' || !chanceOf(`history/${dealership_slug}/${stocknum}`).happens(WITH_REPORT))
    return null;
  address ??= addressOf(readFileSync(join(PICTURES_FOLDER, REPORT_PATH)));
  return address;
}

function addressOf(file: Uint8Array): string {
  const version = createHash('sha256').update(file).digest('hex').slice(0, 8);
  return `/media/${REPORT_PATH}?v=${version}`;
}
