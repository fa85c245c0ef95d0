import type { CarType } from '../../../domain/car.ts';
import { asText, NOTHING, quote, type Reading } from '../reading.ts';

/** Rules of one kind of word: the first pattern that fits says the plain value. Null says that the word means nothing. */
type Kinds = readonly (readonly [pattern: RegExp, value: string | null])[];

const pick = (kinds: Kinds, text: string): string | null | undefined =>
  kinds.find(([pattern]) => pattern.test(text))?.[1];

/** Plain body types. The order matters: "Dual Cab Chassis" is a ute, "People Mover Van" a people mover. */
const BODIES: Kinds = [
  [/people\s*-?mover|\bmpv\b|mini\s*van/i, 'People Mover'],
  [
    /cab[\s-]?chassis|\bute\b|utility|pick[\s-]?up|tray|(dual|double|crew|single|extra|extended|king|space|super|freestyle)[\s-]?cab|\bd\/?cab\b/i,
    'Ute',
  ],
  [/caravan|pop[\s-]?top|camper[\s-]?trailer/i, 'Caravan'],
  [/motor\s?home|camper/i, 'Motorhome'],
  [/\bs\.?u\.?v\b|softroader|crossover|\b4wd\b|off[\s-]?road(er)?$|station\s?wagon 4/i, 'SUV'],
  [/hatch|liftback|fastback|sportback|\dd ha/i, 'Hatchback'],
  [/sedan|saloon|limousine/i, 'Sedan'],
  [/wagon|estate|tourer|touring|avant|sportwagon/i, 'Wagon'],
  [/convertible|cabrio|roadster|spider|spyder|soft[\s-]?top/i, 'Convertible'],
  [/coup[eé]/i, 'Coupe'],
  [/\bbus\b|coach/i, 'Bus'],
  [/truck|tipper|prime[\s-]?mover|pantech/i, 'Truck'],
  [/\bvan\b|panel\s?van|barn\s?door/i, 'Van'],
  [/commercial/i, 'Commercial'],
  [
    /\b(cruiser|naked|sports? ?bike|super ?sport|adventure|enduro|motocross|scooter|trail|dirt ?bike|motor ?(bike|cycle)|standard bike)\b/i,
    'Motorcycle',
  ],
  [/^other$/i, 'Other'],
];

const FUELS: Kinds = [
  [/plug[\s-]?in|\bphev\b/i, 'Plug-in Hybrid'],
  [/hybrid|\b[mh]ev\b/i, 'Hybrid'],
  [/hydrogen|fuel\s?cell|\bfcev\b/i, 'Hydrogen'],
  [/^electric|\bb?ev\b|battery/i, 'Electric'],
  [/diesel|\btdi\b|turbo\s?d/i, 'Diesel'],
  [/\blpg\b|gas\b|cng/i, 'LPG'],
  [/petrol|unleaded|leaded|premium|\bp?u?lp\b|\be(10|85)\b|\b9[158]\b|\bron\b|flex/i, 'Petrol'],
  [/^other$/i, null],
];

const TRANSMISSIONS: Kinds = [
  [
    /auto|cvt|dsg|dct|pdk|tronic|clutch|tiptronic|continuous|variable|reduction|single\s?speed|e-cvt|^a$|\bamt\b|\d\s?sp(eed)?\s?a\b/i,
    'Automatic',
  ],
  [/man(ual)?\b|^m$|\bmt\b|\d\s?sp(eed)?\s?m\b/i, 'Manual'],
];

const DRIVES: Kinds = [
  [/4\s?x\s?4|4\s?wd|four[\s-]?wheel|part[\s-]?time 4|\bdual range\b/i, '4WD'],
  [/\bawd\b|all[\s-]?wheel|quattro|4matic|4motion|xdrive/i, 'AWD'],
  [/\bfwd\b|^front|front[\s-]?wheel/i, 'FWD'],
  [/\brwd\b|^rear|rear[\s-]?wheel/i, 'RWD'],
  [/4\s?x\s?2|2\s?wd|two[\s-]?wheel|6x4/i, '2WD'],
  [/^other$/i, null],
];

/** The plain body type behind a maker's or dealer's words ("4D WAGON" → Wagon); null when none is known. */
export const simpleBody = (body: string): string | null => pick(BODIES, body) ?? null;

/** The plain fuel behind the words ("Premium Unleaded" → Petrol); null when none is known. */
export const simpleFuel = (fuel: string): string | null => pick(FUELS, fuel) ?? null;

/** Automatic or Manual behind the words ("8 SP AUTOMATIC GEARTRONIC" → Automatic); null when neither is known. */
export const simpleTransmission = (trans: string): string | null => pick(TRANSMISSIONS, trans) ?? null;

/** Number of gears told in the words of a gearbox ("6 SP MANUAL" → 6); null when it tells none. */
export function gearsOf(trans: string): number | null {
  const match = /\b(\d{1,2})\s?-?(sp\b|speed|gear)/i.exec(trans);
  return match ? Number(match[1]) : null;
}

/** Reads the driven wheels as 4WD, AWD, FWD, RWD or 2WD; other words are kept as they are. */
export function readDrive(raw: unknown): Reading<string | null> {
  const text = asText(raw);
  if (text === null) return NOTHING;
  const drive = pick(DRIVES, text);
  return { value: drive === undefined ? text : drive };
}

const CAR_TYPES: Kinds = [
  [/demo/i, 'demo'],
  [/^(new|n|brand new)$/i, 'new'],
  [/^(used|u|pre-?owned|second-?hand|certified.*|cpo|pre owned)$/i, 'used'],
];

/** Reads whether a vehicle is new, demo or used. */
export function readCarType(raw: unknown): Reading<CarType | null> {
  const text = asText(raw);
  if (text === null) return NOTHING;
  const type = pick(CAR_TYPES, text);
  return type ? { value: type as CarType } : { problem: `${quote(raw)} is none of new, demo and used` };
}

const STATUSES: Kinds = [
  [/^(in[\s_-]?stock|available|active|for sale|on offer|current|live)$/i, 'in_stock'],
  [/^(coming[\s_-]?soon|arriving soon)$/i, 'coming_soon'],
  [/^(just )?sold$/i, 'sold'],
];

/** Reads a status; one that has no rule of its own is kept, in lower case with underscores (S4). */
export function readStatus(raw: unknown): Reading<string | null> {
  const text = asText(raw);
  if (text === null) return NOTHING;
  return { value: pick(STATUSES, text) ?? text.toLowerCase().replace(/[^a-z0-9]+/g, '_') };
}
