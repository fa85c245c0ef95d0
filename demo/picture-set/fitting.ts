import { CATALOGUE } from '../catalogue/catalogue.ts';
import type { Offering } from '../catalogue/parse-catalogue.ts';
import { chanceOf } from '../random.ts';
import { hasThreeDoors } from '../vehicles/specification.ts';
import type { Body } from './bodies.ts';

type Thing = Pick<
  Offering,
  'kind' | 'make' | 'model' | 'badge' | 'simpleBody' | 'body' | 'engine' | 'seats' | 'length'
>;

interface Fit {
  when: (thing: Thing) => boolean;
  body: Body;
  /** Numbers of the designs that fit; all of the body when it is left out. */
  only?: number[];
}

const car = (simpleBody: string, body?: RegExp) => (thing: Thing) =>
  (thing.kind === 'car' || thing.kind === 'truck') &&
  thing.simpleBody === simpleBody &&
  (body?.test(thing.body) ?? true);
const motorcycle = (simpleBody: string) => (thing: Thing) =>
  thing.kind === 'motorcycle' && thing.simpleBody === simpleBody;
const caravan = (simpleBody: RegExp) => (thing: Thing) => thing.kind === 'caravan' && simpleBody.test(thing.simpleBody);

const isElectric = ({ engine }: Thing) => engine?.fuel === 'E';
const hasPlug = ({ engine }: Thing) => engine !== null && 'EX'.includes(engine.fuel);

/**
 * Which designs may stand for what; the first row that fits applies. What no row names (a bus) has no pictures.
 */
const FITS: readonly Fit[] = [
  // Sedan 2 has a closed grille, hatch 3 a charge port.
  { when: (thing) => car('Sedan')(thing) && isElectric(thing), body: 'sedan', only: [2] },
  { when: car('Sedan'), body: 'sedan', only: [1, 3, 4] },
  // Hatch 2 has three doors; the others have five. Hatch 4 is a small one.
  { when: hasThreeDoors, body: 'hatch', only: [2] },
  { when: (thing) => car('Hatch')(thing) && hasPlug(thing), body: 'hatch', only: [3] },
  { when: (thing) => car('Hatch')(thing) && thing.length < 4380, body: 'hatch', only: [1, 4] },
  { when: car('Hatch'), body: 'hatch', only: [1] },
  // 1 is small, 2 medium and sleek, 3 large, 4 upright with a spare wheel on its tailgate, 5 sleek with a closed
  // grille, 6 boxy and medium, 7 small with a coupe's roof, 8 tall and boxy with a dark, stepped roof.
  { when: car('SUV', /Hardtop/), body: 'suv', only: [4] },
  { when: (thing) => car('SUV')(thing) && isElectric(thing), body: 'suv', only: [5] },
  { when: car('SUV', /4x4/), body: 'suv', only: [3, 4, 8] },
  { when: (thing) => car('SUV')(thing) && thing.seats >= 7, body: 'suv', only: [3, 6] },
  { when: (thing) => car('SUV')(thing) && thing.length > 4850, body: 'suv', only: [2, 6] },
  { when: (thing) => car('SUV')(thing) && thing.length < 4420, body: 'suv', only: [1, 7] },
  { when: (thing) => car('SUV')(thing) && thing.length < 4600, body: 'suv', only: [1, 2, 6, 7] },
  { when: car('SUV'), body: 'suv', only: [2, 3, 6] },
  // 3 has a tray behind a single cab, 4 is a large American-style one; 1, 2 and 5 have two rows of seats.
  { when: car('Ute', /^Single Cab/), body: 'ute', only: [3] },
  { when: (thing) => car('Ute')(thing) && thing.length > 5700, body: 'ute', only: [4] },
  { when: car('Ute'), body: 'ute', only: [1, 2, 5] },
  { when: car('Wagon'), body: 'wagon' },
  // 1 is medium, 2 long and high, 3 a small city van.
  { when: (thing) => car('Van')(thing) && thing.length > 5500, body: 'van', only: [2] },
  { when: (thing) => car('Van')(thing) && thing.length < 4600, body: 'van', only: [3] },
  { when: car('Van'), body: 'van', only: [1] },
  { when: caravan(/^Campervan$/), body: 'van', only: [2] },
  { when: car('Coupe'), body: 'coupe' },
  // 1 has two seats, 2 four, 3 is electric.
  { when: (thing) => car('Convertible')(thing) && isElectric(thing), body: 'convertible', only: [3] },
  { when: (thing) => car('Convertible')(thing) && thing.seats <= 2, body: 'convertible', only: [1] },
  { when: car('Convertible'), body: 'convertible', only: [2] },
  { when: car('People Mover'), body: 'people-mover' },
  // 1 has a box, 2 a tray, 3 tips.
  { when: car('Light Truck', /Tipper/), body: 'light-truck', only: [3] },
  { when: car('Light Truck', /Pantech|Curtainsider/), body: 'light-truck', only: [1] },
  { when: car('Light Truck'), body: 'light-truck', only: [2] },
  // Each type of motorcycle and of caravan has designs of its own. 11 is a streetfighter, 12 a bobber.
  { when: motorcycle('Naked'), body: 'motorcycle', only: [1, 11] },
  { when: motorcycle('Cruiser'), body: 'motorcycle', only: [2, 12] },
  { when: motorcycle('Adventure'), body: 'motorcycle', only: [3] },
  { when: motorcycle('Sports'), body: 'motorcycle', only: [4] },
  { when: motorcycle('Enduro'), body: 'motorcycle', only: [5] },
  { when: motorcycle('Motocross'), body: 'motorcycle', only: [6] },
  { when: motorcycle('Scooter'), body: 'motorcycle', only: [7] },
  { when: motorcycle('ATV'), body: 'motorcycle', only: [8] },
  { when: motorcycle('Tourer'), body: 'motorcycle', only: [9] },
  { when: motorcycle('Road Bike'), body: 'motorcycle', only: [10] },
  { when: caravan(/^Caravan$/), body: 'caravan', only: [1, 3] },
  { when: caravan(/^Pop Top$/), body: 'caravan', only: [2] },
  { when: caravan(/^Hybrid Caravan$/), body: 'caravan', only: [4] },
  { when: caravan(/^Camper Trailer$/), body: 'caravan', only: [5] },
  { when: caravan(/^Motorhome$/), body: 'caravan', only: [6] },
];

/**
 * Designs of well-known models, by make and model: chance would show some like their rival (a D-Max like a Ranger), or
 * like the next model of their own make on the page of a dealer who sells few makes.
 */
const KNOWN: Readonly<Record<string, string>> = {
  'Toyota/HiLux': 'ute-1',
  'Ford/Ranger': 'ute-2',
  'Isuzu UTE/D-Max': 'ute-5',
  'Mazda/BT-50': 'ute-5',
  'Mitsubishi/Triton': 'ute-1',
  'Nissan/Navara': 'ute-2',
  'Toyota/LandCruiser 79': 'ute-5',
  'Volkswagen/Amarok': 'ute-5',
  'Toyota/LandCruiser': 'suv-4',
  'Toyota/FJ Cruiser': 'suv-4',
  'Toyota/LandCruiser Prado': 'suv-8',
  'Toyota/Kluger': 'suv-3',
  'Toyota/RAV4': 'suv-6',
  'Toyota/Corolla Cross': 'suv-2',
  'Toyota/C-HR': 'suv-7',
  'Toyota/Yaris Cross': 'suv-1',
  'Toyota/Corolla': 'hatch-4',
  'Toyota/Yaris': 'hatch-1',
  'Volkswagen/Golf': 'hatch-1',
  'Volkswagen/Polo': 'hatch-4',
  'Mazda/CX-5': 'suv-1',
  'Nissan/X-Trail': 'suv-3',
  'Nissan/Patrol': 'suv-8',
  'Nissan/Pathfinder': 'suv-6',
  'Nissan/Qashqai': 'suv-1',
  'Nissan/Juke': 'suv-7',
  'Land Rover/Defender': 'suv-4',
  'Land Rover/Discovery': 'suv-8',
  'Land Rover/Discovery Sport': 'suv-6',
  'Land Rover/Range Rover Evoque': 'suv-7',
  'Volvo/XC40': 'suv-1',
  'Volvo/XC60': 'suv-6',
  'Volvo/XC90': 'suv-3',
  'Porsche/Cayenne': 'suv-2',
  'Audi/Q2': 'suv-1',
  'Audi/Q3': 'suv-7',
  'Chery/Tiggo 4 Pro': 'suv-1',
  'Chery/Omoda 5': 'suv-7',
  'Chery/Tiggo 7 Pro': 'suv-2',
};

/**
 * The design that stands for an offering of the catalogue. A model (of caravans each plan of a model) always has the
 * same one for a body and a kind of engine, and those that may have several are spread over them evenly. Only the given
 * designs (by id) stand for anything: one that is not drawn yet is passed over, so each row names one of the first.
 * Undefined when none of them looks like it.
 */
export function findDesign(thing: Thing, ids: readonly string[]): string | undefined {
  const fit = FITS.find(({ when }) => when(thing));
  if (!fit) return undefined;
  const fitting = ids.filter((id) => isFitting(id, fit)).sort();
  return designsOf(fit, fitting).get(modelOf(thing)) ?? fitting[0];
}

function isFitting(id: string, { body, only }: Fit): boolean {
  const number = Number(id.slice(body.length + 1));
  return id === `${body}-${number}` && (only?.includes(number) ?? true);
}

const designs = new Map<Fit, Map<string, Map<string, string>>>();

/** The designs of a row's models, given those that are drawn. */
function designsOf(fit: Fit, fitting: readonly string[]): Map<string, string> {
  const ofFit = designs.get(fit) ?? new Map<string, Map<string, string>>();
  designs.set(fit, ofFit);
  const given = ofFit.get(fitting.join()) ?? giveDesigns(modelsInTurn(fit), fitting);
  ofFit.set(fitting.join(), given);
  return given;
}

/** Models take the designs in turn; a well-known one changes with the first that has its own and may give it away. */
function giveDesigns(models: readonly string[], fitting: readonly string[]): Map<string, string> {
  const given = new Map(
    models.flatMap((model, turn) => {
      const id = fitting[turn % fitting.length];
      return id === undefined ? [] : [[model, id] as const];
    }),
  );
  for (const [model, wanted] of Object.entries(KNOWN)) {
    const had = given.get(model);
    if (had === undefined || had === wanted || !fitting.includes(wanted)) continue;
    const other = models.find((one) => given.get(one) === wanted && KNOWN[one] === undefined);
    if (other !== undefined) given.set(other, had);
    given.set(model, wanted);
  }
  return given;
}

/** The models that fit a row, in an order independent of their names. */
function modelsInTurn(fit: Fit): string[] {
  const models = new Set(CATALOGUE.filter((one) => FITS.find(({ when }) => when(one)) === fit).map(modelOf));
  const draws = [...models].map((model) => ({ model, draw: chanceOf(`design/${model}`).fraction() }));
  return draws.sort((a, b) => a.draw - b.draw).map(({ model }) => model);
}

// There are few models of caravans, and their plans differ as models of cars do.
const modelOf = ({ kind, make, model, badge }: Thing) =>
  kind === 'caravan' ? `${make}/${model}/${badge}` : `${make}/${model}`;
