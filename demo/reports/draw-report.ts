import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openDocument, SOFT_INK } from '../../src/features/vehicle/print/pdf/page-set.ts';
import { Writer } from '../../src/features/vehicle/print/pdf/writer.ts';
import { PICTURES_FOLDER } from '../media.ts';
import { REPORT_PATH } from './history-report.ts';

// Draws the demo's history report again: node demo/reports/draw-report.ts. The same report has the same bytes.

const TITLE = 'Vehicle history report (sample)';
const MADE_AT = new Date('2026-01-01T00:00:00Z');

/** The sections of such reports, with the finding for a vehicle with a clean history. */
const FINDINGS: readonly (readonly [string, string])[] = [
  ['Money owing', 'No finance owing on the vehicle.'],
  ['Written off', 'Not recorded as a repairable or statutory write-off.'],
  ['Stolen', 'Not reported stolen in any state or territory.'],
  ['Odometer', 'No rollback found in the recorded readings.'],
  ['Registration', 'Registered continuously since new.'],
  ['Recalls', 'No open recalls.'],
  ['Ownership', 'One private owner.'],
];

const document = openDocument({ title: TITLE, author: 'Forecourt', madeAt: MADE_AT });
const writer = new Writer(document);
writer.say('H1', TITLE, { size: 22, face: 'strong', after: 6 });
writer.say(
  'P',
  'This dealer, its vehicles and this report are made up. On a dealer’s own website the link opens ' +
    'the vehicle’s report from the stock feed.',
  { size: 11, colour: SOFT_INK, after: 16 },
);
for (const [subject, finding] of FINDINGS) {
  writer.rule();
  writer.say('H2', subject, { size: 12, face: 'strong', after: 2 });
  writer.say('P', finding, { size: 11, after: 8 });
}
writer.end();
const path = join(PICTURES_FOLDER, REPORT_PATH);
await mkdir(dirname(path), { recursive: true });
await pipeline(document, createWriteStream(path));
