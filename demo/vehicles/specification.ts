import type { CarVariant } from '../../src/domain/vehicle/car.ts';
import type { Engine, FuelLetter, Gearbox, Offering } from '../catalogue/parse-catalogue.ts';
import type { Chance } from '../random.ts';

const FUELS: Record<FuelLetter, { fuel: string; simple_fuel: string }> = {
  P: { fuel: 'Petrol - Unleaded ULP', simple_fuel: 'Petrol' },
  U: { fuel: 'Petrol - Premium ULP', simple_fuel: 'Petrol' },
  D: { fuel: 'Diesel', simple_fuel: 'Diesel' },
  H: { fuel: 'Petrol - Unleaded ULP / Electric', simple_fuel: 'Hybrid' },
  X: { fuel: 'Petrol / Plug-in Electric', simple_fuel: 'Plug-in Hybrid' },
  E: { fuel: 'Electric', simple_fuel: 'Electric' },
};

const GEARBOXES: Record<Gearbox['letter'], { name: string; simple_transmission: string; geartype: string }> = {
  M: { name: 'Manual', simple_transmission: 'Manual', geartype: 'Manual' },
  A: { name: 'Sports Automatic', simple_transmission: 'Automatic', geartype: 'Automatic' },
  C: { name: 'Constantly Variable Transmission', simple_transmission: 'Automatic', geartype: 'CVT' },
  D: { name: 'Sports Automatic Dual Clutch', simple_transmission: 'Automatic', geartype: 'Dual Clutch' },
  E: { name: 'Reduction Gear', simple_transmission: 'Automatic', geartype: 'Reduction Gear' },
};

/** Newton metres per litre, by the engine's fuel and aspiration; for an electric one, per kilowatt. */
const TORQUE = { petrol: 97, petrolTurbo: 160, diesel: 165, hybrid: 92, electric: 1.95 };

/** Height and width in mm, and mass when loaded in kg for a length of 4,500 mm, by body. */
const SHAPES: Record<string, { height: number; width: number; mass: number; doors: number }> = {
  Hatch: { height: 1460, width: 1795, mass: 1850, doors: 5 },
  Sedan: { height: 1450, width: 1825, mass: 1900, doors: 4 },
  Wagon: { height: 1510, width: 1830, mass: 2000, doors: 5 },
  SUV: { height: 1680, width: 1860, mass: 2150, doors: 5 },
  Ute: { height: 1815, width: 1890, mass: 2750, doors: 4 },
  Van: { height: 1990, width: 1950, mass: 2600, doors: 4 },
  'People Mover': { height: 1780, width: 1985, mass: 2450, doors: 5 },
  Coupe: { height: 1320, width: 1830, mass: 1850, doors: 2 },
  Convertible: { height: 1280, width: 1790, mass: 1650, doors: 2 },
  Bus: { height: 2600, width: 2080, mass: 4000, doors: 3 },
  'Light Truck': { height: 2280, width: 2050, mass: 4500, doors: 2 },
};

/** Wagons on a frame are taller and heavier than the SUVs they are listed with. */
const OFF_ROAD_SHAPE: Record<string, (typeof SHAPES)[string]> = {
  '4x4 Wagon': { height: 1865, width: 1930, mass: 2780, doors: 5 },
  '4x4 Hardtop': { height: 1790, width: 1800, mass: 2150, doors: 4 },
};

/** Fuel and its plain word; null for what has no engine. */
export function fuelOf(engine: Engine | null): { fuel: string | null; simple_fuel: string | null } {
  return engine ? FUELS[engine.fuel] : { fuel: null, simple_fuel: null };
}

/** Transmission as makers write it, its plain word and the number of gears; null for what has none. */
export function transmissionOf(gearbox: Gearbox | null) {
  if (!gearbox) return { trans: null, simple_transmission: null, gearnum: null, geartype: null };
  const { name, simple_transmission, geartype } = GEARBOXES[gearbox.letter];
  const counted = gearbox.gears > 1;
  return {
    trans: counted ? `${gearbox.gears} Speed ${name}` : name,
    simple_transmission,
    gearnum: counted ? gearbox.gears : gearbox.letter === 'E' ? 1 : null,
    geartype,
  };
}

/** The hatches that are built with one door on each side, by make and model. */
const THREE_DOORS = ['Toyota GR Yaris', 'Fiat 500', 'Fiat 500e', 'Abarth 595', 'Mini Hatch', 'Mini Cooper'];

/** Whether it is a hatch of three doors. */
export function hasThreeDoors({ make, model, simpleBody }: Pick<Offering, 'make' | 'model' | 'simpleBody'>): boolean {
  return simpleBody === 'Hatch' && THREE_DOORS.includes(`${make} ${model}`);
}

/** Doors of a body; a single cab has two, and some hatches have three. */
export function doorsOf(offering: Offering): number | null {
  if (offering.body.startsWith('Single Cab')) return 2;
  if (hasThreeDoors(offering)) return 3;
  return (OFF_ROAD_SHAPE[offering.body] ?? SHAPES[offering.simpleBody])?.doors ?? null;
}

/** Seats; a single cab has two or three whatever the model's other cabs have. */
export function seatsOf(offering: Offering): number | null {
  if (offering.body.startsWith('Single Cab')) return 2;
  return offering.seats || null;
}

/** The maker's data of the variant: plausible, computed from the catalogue. */
export function variantOf(offering: Offering, gearbox: Gearbox | null, year: number, chance: Chance): CarVariant {
  const { engine, kind } = offering;
  const shape = OFF_ROAD_SHAPE[offering.body] ?? SHAPES[offering.simpleBody];
  const isRoad = kind === 'car' || kind === 'truck';
  const mass = shape ? Math.round((shape.mass * (offering.length / 4500) ** 1.3) / 5) * 5 : null;
  return {
    cylinders: engine?.cylinders ?? null,
    enginesize: cubicCentimetres(engine),
    enginesize_litres: litresOf(engine),
    induction: engine?.litres ? inductionOf(engine) : null,
    fuelconsumptioncombined: engine?.consumption ?? null,
    fuelcapacity: engine?.litres ? tankOf(offering) : null,
    grossvehiclemass: mass && mass + chance.whole(-4, 8) * 5,
    vehiclelength: offering.length,
    vehicleheight: shape ? shape.height + chance.whole(-4, 4) * 5 : null,
    vehiclewidth: shape ? shape.width + chance.whole(-3, 3) * 5 : null,
    towingcapacitybraked: offering.towing || null,
    torque: torqueOf(engine),
    ancaprating: isRoad && kind === 'car' && year >= 2010 ? ancapOf(offering, chance) : null,
    bodyconfiguration: offering.body,
    geartype: transmissionOf(gearbox).geartype,
  };
}

/** Cubic centimetres, a little under the round litres as engines are. */
export function cubicCentimetres(engine: Engine | null): number | null {
  return engine?.litres ? Math.round(engine.litres * 1000) - (Number.isInteger(engine.litres * 10) ? 2 : 0) : null;
}

export function litresOf(engine: Engine | null): number | null {
  return engine?.litres ? Math.round(engine.litres * 10) / 10 : null;
}

function inductionOf(engine: Engine): string {
  if (engine.boost === 'supercharged') return 'Supercharged';
  return engine.boost === 'turbo' ? 'Turbo Intercooled' : 'Aspirated';
}

function torqueOf(engine: Engine | null): number | null {
  if (!engine) return null;
  if (engine.kilowatts) return Math.round((engine.kilowatts * TORQUE.electric) / 5) * 5;
  const kind =
    engine.fuel === 'D' ? 'diesel' : engine.boost ? 'petrolTurbo' : 'HX'.includes(engine.fuel) ? 'hybrid' : 'petrol';
  return Math.round((engine.litres ?? 0) * TORQUE[kind]) || null;
}

function tankOf(offering: Offering): number {
  if (offering.kind === 'motorcycle') return Math.min(Math.round(8 + (offering.engine?.litres ?? 0) * 8), 22);
  if (offering.kind === 'truck') return 100;
  if (offering.simpleBody === 'Ute' || offering.body.startsWith('4x4')) return 80;
  if (offering.simpleBody === 'Van') return 70;
  return offering.length < 4100 ? 42 : offering.length < 4500 ? 50 : 60;
}

function ancapOf(offering: Offering, chance: Chance): number | null {
  if (offering.priceNew > 110_000 || offering.simpleBody === 'Bus') return null;
  return chance.pickWeighted([5, 4, 3], (stars) => (stars === 5 ? 20 : stars === 4 ? 2 : 0.6));
}
