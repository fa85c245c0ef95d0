import { readComments } from './normalise/comments.ts';
import { readHotspots, readLenders, unpackList } from './normalise/documents.ts';
import { readCarType } from './normalise/kinds/car-types.ts';
import { readColour, readSimpleColour } from './normalise/kinds/colours.ts';
import { readDrive } from './normalise/kinds/kinds.ts';
import { readState } from './normalise/kinds/states.ts';
import { readStatus } from './normalise/kinds/statuses.ts';
import { readAddress, readAddresses, readImages, readList } from './normalise/lists.ts';
import { type DateOrder, readDate, readDay, readMoment, readTimestamp } from './normalise/numbers/dates.ts';
import { readKilometres, readNumber } from './normalise/numbers/numbers.ts';
import { readDollars, readPrice } from './normalise/numbers/prices.ts';
import { readBoolean, readText } from './normalise/words.ts';
import { NOTHING, quote, type Reading, toText } from './reading.ts';

/** What readers may need besides the value. */
export interface ReadingContext {
  now: Date;
  /** The order of all-numeric dates in the file; day before month by default. */
  dateOrder?: DateOrder | undefined;
}

export type FieldReader<T = unknown> = (raw: unknown, context: ReadingContext) => Reading<T>;

const whole =
  (min: number, max: number, unit?: RegExp): FieldReader<number | null> =>
  (raw) =>
    readNumber(raw, { min, max, unit, whole: true });
/** A measure for which feeds write 0 when it is unknown. */
const measure =
  (min: number, max: number, unit?: RegExp, isWhole = false): FieldReader<number | null> =>
  (raw) =>
    readNumber(raw, { min, max, unit, whole: isWhole, zeroIsNothing: true });

const FIRST_YEAR = 1900;

/** From 1900 to next year. */
function readYear(raw: unknown, { now }: ReadingContext): Reading<number | null> {
  const last = now.getUTCFullYear() + 1;
  const reading = readNumber(raw, { min: 0, max: 9999, whole: true, zeroIsNothing: true });
  if ('problem' in reading) return { problem: `${quote(raw)} is not a year` };
  if (reading.value === null || (reading.value >= FIRST_YEAR && reading.value <= last)) return reading;
  return { problem: `the year ${reading.value} is not between ${FIRST_YEAR} and ${last}` };
}

/** A stock number as written; one that a spreadsheet turned into scientific notation is lost, and refused. */
function readStockNumber(raw: unknown): Reading<string | null> {
  const text = toText(raw);
  if (text !== null && /^\d(\.\d+)?E\+\d+$/i.test(text)) {
    return {
      problem: `${quote(raw)} was shortened by a spreadsheet; format the column as text and export again`,
    };
  }
  if (text !== null && text.length > 100) return { problem: `${quote(raw)} is longer than 100 characters` };
  return { value: text };
}

/** A VIN in capitals. Vehicles from before 1989 have shorter ones, so an unusual one is accepted with a note. */
function readVin(raw: unknown): Reading<string | null> {
  const vin = toText(raw)?.toUpperCase().replace(/[\s-]/g, '');
  if (!vin || /^0+$/.test(vin)) return NOTHING;
  if (!/^[A-Z0-9]{5,25}$/.test(vin)) return { problem: `${quote(raw)} is not a VIN` };
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) ? { value: vin } : { value: vin, note: 'is not a 17-character VIN' };
}

/** Four digits; spreadsheets drop the leading 0 of the Northern Territory. */
function readPostcode(raw: unknown): Reading<string | null> {
  const text = toText(raw);
  if (text === null) return NOTHING;
  return /^\d{3,4}$/.test(text)
    ? { value: text.padStart(4, '0') }
    : { problem: `${quote(raw)} is not an Australian postcode` };
}

/** By what they read; `fields.ts` names one for each field. */
export const readers = {
  text: (raw) => readText(raw),
  longText: (raw) => readText(raw, 1000),
  stockNumber: readStockNumber,
  vin: readVin,
  year: readYear,
  boolean: readBoolean,
  list: (raw) => readList(unpackList(raw)),
  images: (raw) => readImages(unpackList(raw)),
  addresses: (raw) => readAddresses(unpackList(raw)),
  address: readAddress,
  lenders: readLenders,
  hotspots: readHotspots,
  comments: readComments,
  date: readDate,
  day: readDay,
  moment: readMoment,
  timestamp: readTimestamp,
  status: readStatus,
  carType: readCarType,
  drive: readDrive,
  colour: readColour,
  simpleColour: readSimpleColour,
  state: readState,
  postcode: readPostcode,
  price: readPrice,
  dollars: readDollars,
  kilometres: (raw) => readKilometres(raw),
  decimal: (raw) => readNumber(raw, { min: -1e9, max: 1e9, unit: /^%$/ }),
  count: whole(0, 1_000_000_000, /^(cyl(inders?)?|berth|people)\.?$/i),
  seats: measure(1, 100, /^seats?(er)?$/i, true),
  doors: measure(1, 10, /^(d|drs?|doors?)\.?$/i, true),
  gears: measure(1, 30, /^(sp|speed|gears?)$/i, true),
  rating: measure(1, 5, /^(stars?|\*)$/i),
  cubicCentimetres: measure(1, 50_000, /^(cc|cm3|ccm)$/i, true),
  litres: measure(0.01, 50, /^l(itres?|trs?)?\.?$/i),
  consumption: measure(0.1, 100, /^l(itres?)?\s*(\/|per)\s*100\s*km$/i),
  tank: measure(1, 2000, /^l(itres?)?$/i),
  kilograms: measure(1, 100_000, /^kgs?$/i, true),
  millimetres: measure(1, 50_000, /^mm$/i, true),
  torque: measure(1, 10_000, /^nm$/i),
} satisfies Record<string, FieldReader>;
