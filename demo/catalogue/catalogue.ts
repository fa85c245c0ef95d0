import { CARAVANS } from './caravans.ts';
import { CARS_ASIA } from './cars-asia.ts';
import { CARS_JAPAN } from './cars-japan.ts';
import { CARS_WEST } from './cars-west.ts';
import { MOTORCYCLES } from './motorcycles.ts';
import { type Offering, parseCaravans, parseVehicles } from './parse-catalogue.ts';
import { TRUCKS } from './trucks.ts';

/** Everything that can stand on a demo dealer's yard. */
export const CATALOGUE: readonly Offering[] = [
  ...parseVehicles('car', CARS_JAPAN),
  ...parseVehicles('car', CARS_ASIA),
  ...parseVehicles('car', CARS_WEST),
  ...parseVehicles('truck', TRUCKS),
  ...parseVehicles('motorcycle', MOTORCYCLES),
  ...parseCaravans(CARAVANS),
];

/** How often a make is traded in and sold used; 1 for those not named. */
export const MAKE_POPULARITY: Record<string, number> = {
  Toyota: 26, Mazda: 14, Hyundai: 12, Ford: 12, Mitsubishi: 10, Kia: 10, Nissan: 9, Holden: 7, Volkswagen: 6,
  Subaru: 6, Honda: 5, 'Isuzu UTE': 5, MG: 5, Suzuki: 4, 'Mercedes Benz': 4, BMW: 4, Audi: 3, Lexus: 2.5, Jeep: 2.5,
  GWM: 2.5, Tesla: 2.5, BYD: 2.5, LDV: 2, 'Land Rover': 2, Volvo: 2, Skoda: 2, Renault: 1.5, RAM: 1.5,
  Yamaha: 5, Kawasaki: 4, 'Harley-Davidson': 4, 'Suzuki Australia': 3, Triumph: 3, KTM: 3, Ducati: 2, Jayco: 8,
  Maserati: 0.3, 'Aston Martin': 0.2, HSV: 0.4, Infiniti: 0.3, Abarth: 0.4, Zeekr: 0.3, Xpeng: 0.3, Proton: 0.2,
};

/** How often a model is seen beside the others of its make; 1 for those not named. */
export const MODEL_POPULARITY: Record<string, number> = {
  HiLux: 6, RAV4: 5, Corolla: 5, LandCruiser: 3, 'LandCruiser Prado': 3, Camry: 3, Kluger: 2, Coaster: 0.3,
  'FJ Cruiser': 0.5, 'GR Supra': 0.3, Ranger: 8, Everest: 3, Focus: 2, 'CX-5': 4, 3: 4, 'CX-3': 3, 'BT-50': 2,
  i30: 4, Tucson: 4, Kona: 2, Sportage: 3, Cerato: 3, Carnival: 2, Seltos: 2, Triton: 4, Outlander: 3, ASX: 3,
  Navara: 3, 'X-Trail': 4, Patrol: 2, Forester: 3, Outback: 2, Commodore: 4, Colorado: 3, Golf: 3, Amarok: 2,
  'CR-V': 2, Civic: 2, ZS: 3, 'Model Y': 3, 'Model 3': 3, 'Atto 3': 2, Defender: 2, '370Z': 0.4, Z: 0.4, Rosa: 0.4,
};
