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
  { when: car('Sedan'), body: 'sedan', only: [1, 3] },
  // Hatch 2 has three doors; the others have five.
  { when: hasThreeDoors, body: 'hatch', only: [2] },
  { when: (thing) => car('Hatch')(thing) && hasPlug(thing), body: 'hatch', only: [3] },
  { when: car('Hatch'), body: 'hatch', only: [1] },
  // 1 is small, 2 medium, 3 large, 4 upright with a spare wheel on its tailgate, 5 sleek with a closed grille.
  { when: car('SUV', /Hardtop/), body: 'suv', only: [4] },
  { when: (thing) => car('SUV')(thing) && isElectric(thing), body: 'suv', only: [5] },
  { when: car('SUV', /4x4/), body: 'suv', only: [3, 4] },
  { when: (thing) => car('SUV')(thing) && (thing.seats >= 7 || thing.length > 4850), body: 'suv', only: [3] },
  { when: (thing) => car('SUV')(thing) && thing.length < 4420, body: 'suv', only: [1] },
  { when: (thing) => car('SUV')(thing) && thing.length < 4600, body: 'suv', only: [1, 2] },
  { when: car('SUV'), body: 'suv', only: [2, 3] },
  // 3 has a tray behind a single cab, 4 is a large American-style one.
  { when: car('Ute', /^Single Cab/), body: 'ute', only: [3] },
  { when: (thing) => car('Ute')(thing) && thing.length > 5700, body: 'ute', only: [4] },
  { when: car('Ute'), body: 'ute', only: [1, 2] },
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
  // Each type of motorcycle and of caravan has designs of its own.
  { when: motorcycle('Naked'), body: 'motorcycle', only: [1] },
  { when: motorcycle('Cruiser'), body: 'motorcycle', only: [2] },
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
 * The design that stands for an offering of the catalogue. A model (of caravans each plan of a model) always has the
 * same one for a body and a kind of engine, and those that may have several are spread over them evenly. Undefined when
 * none of the given designs (by id) looks like it.
 */
export function findDesign(thing: Thing, ids: readonly string[]): string | undefined {
  const fit = FITS.find(({ when }) => when(thing));
  if (!fit) return undefined;
  const fitting = ids.filter((id) => isFitting(id, fit)).sort();
  return fitting[turnOf(thing, fit) % fitting.length];
}

function isFitting(id: string, { body, only }: Fit): boolean {
  const number = Number(id.slice(body.length + 1));
  return id === `${body}-${number}` && (only?.includes(number) ?? true);
}

const turns = new Map<Fit, Map<string, number>>();

/** The position of a model among all that fit the row, in an order independent of their names. */
function turnOf(thing: Thing, fit: Fit): number {
  let order = turns.get(fit);
  if (!order) {
    const models = new Set(CATALOGUE.filter((one) => FITS.find(({ when }) => when(one)) === fit).map(modelOf));
    const draws = [...models].map((model) => ({ model, draw: chanceOf(`design/${model}`).fraction() }));
    draws.sort((a, b) => a.draw - b.draw);
    order = new Map(draws.map(({ model }, turn) => [model, turn]));
    turns.set(fit, order);
  }
  return order.get(modelOf(thing)) ?? 0;
}

// There are few models of caravans, and their plans differ as models of cars do.
const modelOf = ({ kind, make, model, badge }: Thing) =>
  kind === 'caravan' ? `${make}/${model}/${badge}` : `${make}/${model}`;
