import { pick, type Rules } from '../pick.ts';
import { squeeze } from '../words.ts';

/** Kinds of vehicle for which the same body words mean different things. */
export type Kind = 'car' | 'truck' | 'motorcycle' | 'caravan';

const HOMES: Rules = [
  [/pop[\s-]?top/i, 'Pop Top'],
  [/camper[\s-]?trailer/i, 'Camper Trailer'],
  [/camper[\s-]?van/i, 'Campervan'],
  [/motor[\s-]?home|camper/i, 'Motorhome'],
  [/hybrid.*caravan/i, 'Hybrid Caravan'],
  [/caravan/i, 'Caravan'],
];

const BIKES: Rules = [
  [/scooter|moped/i, 'Scooter'],
  [/\batv\b|quad|side[\s-]?by[\s-]?side|\b[us]tv\b|\bssv\b/i, 'ATV'],
  [/motocross|\bmx\b/i, 'Motocross'],
  [/enduro/i, 'Enduro'],
  [/adventure/i, 'Adventure'],
  [/off[\s-]?road|trail|dirt/i, 'Off Road'],
  [/tour(er|ing)/i, 'Tourer'],
  [/cruiser|chopper|bobber/i, 'Cruiser'],
  [/naked|street ?fighter/i, 'Naked'],
  [/super ?sport|sports?\b/i, 'Sports'],
  [/road[\s-]?bike|standard|\broad\b/i, 'Road Bike'],
  [/motor[\s-]?(bike|cycle)|\bbike\b/i, 'Motorcycle'],
];

/** The order matters: "Crew Cab Van" is a van, "Dual Cab Chassis" a ute, "People Mover Van" a people mover. */
const CARS: Rules = [
  [/people\s*-?mover|\bmpv\b|mini\s*van/i, 'People Mover'],
  [/(cab|crew)\b.*\bvan\b/i, 'Van'],
  [/cab[\s-]?chassis|\bute\b|utility|pick[\s-]?up|tray|\bd\/?cab\b/i, 'Ute'],
  [/(dual|double|crew|single|extra|extended|king|space|super|freestyle)[\s-]?cab/i, 'Ute'],
  ...HOMES,
  [/\bs\.?u\.?v\b|softroader|crossover|\b4wd\b|4x4 (wagon|hardtop)|off[\s-]?road(er)?$|station\s?wagon 4/i, 'SUV'],
  [/hatch|liftback|fastback|sportback|\dd ha/i, 'Hatchback'],
  [/sedan|saloon|limousine/i, 'Sedan'],
  [/wagon|estate|tourer|touring|avant|sportwagon/i, 'Wagon'],
  [/convertible|cabrio|roadster|spider|spyder|soft[\s-]?top/i, 'Convertible'],
  [/coup[eé]/i, 'Coupe'],
  [/\bbus\b|coach/i, 'Bus'],
  [/truck|tipper|prime[\s-]?mover|pantech|curtain[\s-]?sider/i, 'Truck'],
  [/\bvan\b|panel\s?van|barn\s?door/i, 'Van'],
  [/commercial/i, 'Commercial'],
  [/\b(cruiser|naked|super ?sport|adventure|enduro|motocross|scooter|trail)\b/i, 'Motorcycle'],
  [/\b((sports?|dirt) ?bike|motor ?(bike|cycle)|standard bike)\b/i, 'Motorcycle'],
  [/^other$/i, 'Other'],
];

const BODIES: Record<Kind, Rules> = {
  car: CARS,
  truck: [[/\bbus\b|coach/i, 'Bus'], ...HOMES, [/./, 'Truck']],
  motorcycle: BIKES,
  caravan: [...HOMES, [/hybrid/i, 'Hybrid Caravan'], [/./, 'Caravan']],
};

const ITEM_TYPES: readonly (readonly [pattern: RegExp, kind: Kind])[] = [
  [/motor[\s-]?(bike|cycle)|scooter|moped|\bbikes?\b|\batvs?\b|quad|side[\s-]?by[\s-]?side/i, 'motorcycle'],
  [/caravan|camper|motor[\s-]?home|pop[\s-]?top/i, 'caravan'],
  [/truck|bus\b/i, 'truck'],
];

/** Makers of nothing but motorcycles, quads and scooters. */
const BIKE_MAKES = new Set(
  `Aprilia|Benelli|Beta|CFMOTO|Ducati|Gas Gas|Harley-Davidson|Husqvarna|Indian|Kawasaki|KTM|Moto Guzzi|MV Agusta|
    Piaggio|Royal Enfield|Triumph|Vespa|Yamaha`
    .split('|')
    .map(squeeze),
);

/**
 * The kind of a vehicle by its item type; without one by its make, as some make only motorcycles. All others are cars.
 */
export function classifyVehicle(itemType: string | null, make: string): Kind {
  if (itemType) return ITEM_TYPES.find(([pattern]) => pattern.test(itemType))?.[1] ?? 'car';
  return BIKE_MAKES.has(squeeze(make)) ? 'motorcycle' : 'car';
}

/**
 * The plain body type behind a maker's or dealer's words, for a kind of vehicle: "4D WAGON" → Wagon, "Touring" of a
 * motorcycle → Tourer. Null when no word is known.
 */
export function simplifyBody(body: string, kind: Kind): string | null {
  return pick(BODIES[kind], body) ?? null;
}
