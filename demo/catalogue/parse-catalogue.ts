/**
 * Reads the catalogue's notation. Cars, trucks and motorcycles:
 *
 *   # make | strong, normal or weak: how well it holds its value | first letters of its VINs
 * model | length in mm | seats | braked towing in kg
 *   - series | years on sale | body (simple:full) | engine | gearboxes | drive | badge and thousands of dollars when
 *     new, …
 *
 * Years without an end are still on sale. An engine is litres, fuel (P unleaded, U premium, D diesel, H hybrid, X
 * plug-in hybrid, E electric), T turbo or S supercharged, cylinders, @ and litres for 100 km; an electric one E and
 * kilowatts. A gearbox is M manual, A automatic, C constantly variable, D dual clutch or E reduction gear, and its
 * number of gears.
 */

export type VehicleKind = 'car' | 'truck' | 'motorcycle' | 'caravan';
export type Hold = 'strong' | 'normal' | 'weak';
export type FuelLetter = 'P' | 'U' | 'D' | 'H' | 'X' | 'E';

export interface Engine {
  fuel: FuelLetter;
  litres: number | null;
  boost: 'turbo' | 'supercharged' | null;
  cylinders: number | null;
  kilowatts: number | null;
  consumption: number | null;
}

export interface Gearbox {
  letter: 'M' | 'A' | 'C' | 'D' | 'E';
  gears: number;
}

export interface CaravanPlan {
  sleeps: number;
  bodyLength: number;
  bodyWidth: number;
  tare: number;
  aggregateMass: number;
  axle: string;
}

/** A vehicle that could be bought in the years `from` to `to` (null: still): a badge of a series of a model. */
export interface Offering {
  kind: VehicleKind;
  make: string;
  model: string;
  badge: string | null;
  series: string | null;
  from: number;
  to: number | null;
  simpleBody: string;
  body: string;
  engine: Engine | null;
  gearboxes: Gearbox[];
  drive: string | null;
  /** Dollars. */
  priceNew: number;
  /** 0 for the plainest badge of the line, 1 for the dearest. */
  level: number;
  length: number;
  seats: number;
  towing: number;
  hold: Hold;
  vinStart: string;
  caravan: CaravanPlan | null;
}

interface Head {
  kind: VehicleKind;
  make: string;
  hold: Hold;
  vinStart: string;
}

type Row = { cells: string[]; line: string };

/** The offerings of a catalogue text; throws with the line when the notation is broken. */
export function parseVehicles(kind: VehicleKind, text: string): Offering[] {
  let head: Head | null = null;
  let model: Row | null = null;
  return rows(text).flatMap((row) => {
    if (row.line.startsWith('# ')) {
      head = headOf(kind, row);
      return [];
    }
    if (!row.line.startsWith('- ')) {
      model = row;
      return [];
    }
    if (!head || !model) throw new Error(`Catalogue line without make and model: ${row.line}`);
    return offeringsOf(head, model, row);
  });
}

/** The caravans and motorhomes of a catalogue text; throws with the line when the notation is broken. */
export function parseCaravans(text: string): Offering[] {
  let head: Head | null = null;
  return rows(text).flatMap((row) => {
    if (row.line.startsWith('# ')) {
      head = headOf('caravan', row);
      return [];
    }
    if (!head) throw new Error(`Catalogue line without make: ${row.line}`);
    return [caravanOf(head, row)];
  });
}

function rows(text: string): Row[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => ({
    line,
    cells: line
      .replace(/^[#-] /, '')
      .split('|')
      .map((cell) => cell.trim()),
  }));
}

function headOf(kind: VehicleKind, { cells }: Row): Head {
  const [make = '', hold = 'normal', vinStart = '6FM'] = cells;
  return { kind, make, hold: hold as Hold, vinStart };
}

function offeringsOf(head: Head, model: Row, row: Row): Offering[] {
  const [name, length, seats, towing] = model.cells;
  const [series, years, body, engine, gearboxes, drive, badges] = row.cells;
  if (!name || !badges) throw new Error(`Catalogue line is too short: ${row.line}`);
  const [simpleBody = '', fullBody = simpleBody] = (body ?? '').split(':');
  const priced = badges.split(',').map((text) => badgeOf(text, row.line));
  return priced.map(({ badge, priceNew }) => ({
    ...head,
    model: name,
    badge,
    series: series ?? null,
    ...yearsOf(years ?? '', row.line),
    simpleBody,
    body: fullBody,
    engine: engineOf(engine ?? '', row.line),
    gearboxes: (gearboxes ?? '').split(' ').map((text) => gearboxOf(text, row.line)),
    drive: drive ?? null,
    priceNew,
    level: levelOf(priceNew, priced),
    length: Number(length),
    seats: Number(seats),
    towing: Number(towing),
    caravan: null,
  }));
}

function levelOf(price: number, all: { priceNew: number }[]): number {
  const cheaper = all.filter((other) => other.priceNew < price).length;
  return all.length < 2 ? 0.5 : cheaper / (all.length - 1);
}

/** A model without badges has its price behind this word. */
const NO_BADGE = 'Standard';

function badgeOf(text: string, line: string): { badge: string | null; priceNew: number } {
  const parts = /^(.+) ([\d.]+)$/.exec(text.trim());
  if (!parts) throw new Error(`Badge without price "${text}" in catalogue line: ${line}`);
  return { badge: parts[1] === NO_BADGE ? null : parts[1]!, priceNew: Math.round(Number(parts[2]) * 1000) };
}

function yearsOf(text: string, line: string): { from: number; to: number | null } {
  const parts = /^(\d{4})-(\d{4})?$/.exec(text);
  if (!parts) throw new Error(`Years "${text}" in catalogue line: ${line}`);
  return { from: Number(parts[1]), to: parts[2] ? Number(parts[2]) : null };
}

function engineOf(text: string, line: string): Engine {
  const electric = /^E(\d+)@0$/.exec(text);
  if (electric) {
    const none = { litres: null, boost: null, cylinders: null, consumption: null };
    return { fuel: 'E', kilowatts: Number(electric[1]), ...none };
  }
  const parts = /^([\d.]+)([PUDHX])([TS]?)V?(\d+)@([\d.]+)$/.exec(text);
  if (!parts) throw new Error(`Engine "${text}" in catalogue line: ${line}`);
  return {
    fuel: parts[2] as FuelLetter,
    litres: Number(parts[1]),
    boost: parts[3] === 'T' ? 'turbo' : parts[3] === 'S' ? 'supercharged' : null,
    cylinders: Number(parts[4]),
    kilowatts: null,
    consumption: Number(parts[5]) || null,
  };
}

function gearboxOf(text: string, line: string): Gearbox {
  const parts = /^([MACDE])(\d+)$/.exec(text);
  if (!parts) throw new Error(`Gearbox "${text}" in catalogue line: ${line}`);
  return { letter: parts[1] as Gearbox['letter'], gears: Number(parts[2]) };
}

function caravanOf(head: Head, { cells, line }: Row): Offering {
  const [model, badge, years, body, ...numbers] = cells;
  const [sleeps, bodyLength, bodyWidth, tare, aggregateMass, axle, thousands] = numbers;
  if (!model || !badge || !body || !thousands) throw new Error(`Catalogue line is too short: ${line}`);
  return {
    ...head,
    model,
    badge,
    series: null,
    ...yearsOf(years ?? '', line),
    simpleBody: body,
    body,
    engine: body === 'Motorhome' || body === 'Campervan' ? engineOf('2.3DT4@11.5', line) : null,
    gearboxes: body === 'Motorhome' || body === 'Campervan' ? [{ letter: 'A', gears: 9 }] : [],
    drive: null,
    priceNew: Number(thousands) * 1000,
    level: 0.5,
    length: Number(bodyLength) + 1400,
    seats: body === 'Motorhome' ? 4 : body === 'Campervan' ? 2 : 0,
    towing: 0,
    caravan: {
      sleeps: Number(sleeps),
      bodyLength: Number(bodyLength),
      bodyWidth: Number(bodyWidth),
      tare: Number(tare),
      aggregateMass: Number(aggregateMass),
      axle: axle ?? '',
    },
  };
}
