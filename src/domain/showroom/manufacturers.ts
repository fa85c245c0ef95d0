import { listKeys } from '../tables/keys.ts';
import { slugify } from '../vehicle/slug.ts';

/** What a manufacturer mainly makes; groups the brands page (G2). */
const VEHICLE_GROUPS = ['car', 'motorcycle', 'truck'] as const;
export type VehicleGroup = (typeof VEHICLE_GROUPS)[number];

/** The groups of the brands page: by kind of vehicle, or the group's own brands. */
export const BRAND_GROUPS = [...VEHICLE_GROUPS, 'our_brands'] as const;
export type BrandGroup = (typeof BRAND_GROUPS)[number];

/** A well-known make, whether or not the site sells it (G3: manufacturer list entry). */
export interface KnownManufacturer {
  name: string;
  slug: string;
  group: VehicleGroup;
  country: string;
}

/** Makes by their home country. A manufacturer of several kinds is listed under most of its vehicles in Australia. */
const BY_COUNTRY: Record<VehicleGroup, Record<string, string>> = {
  car: {
    Australia: 'Holden, HSV, FPV',
    China:
      'BAIC, BYD, Changan, Chery, Deepal, Denza, Dongfeng, Foton, GAC, Geely, Great Wall, GWM, Haval, ' +
      'JAC, Jaecoo, JMC, LDV, Leapmotor, Lynk & Co, Omoda, Ora, Tank, Voyah, Xpeng, Zeekr, Zotye',
    'the Czech Republic': 'Skoda',
    France: 'Alpine, Bugatti, Citroen, DS, Peugeot, Renault',
    Germany: 'Audi, BMW, Maybach, Mercedes-Benz, Opel, Porsche, Smart, Volkswagen',
    India: 'Mahindra, Tata',
    Italy: 'Abarth, Alfa Romeo, Ferrari, Fiat, Lamborghini, Lancia, Maserati',
    Japan: 'Daihatsu, Honda, Infiniti, Isuzu, Lexus, Mazda, Mitsubishi, Nissan, Subaru, Suzuki, Toyota',
    Malaysia: 'Proton',
    Romania: 'Dacia',
    'South Korea': 'Genesis, Hyundai, KGM, Kia, SsangYong',
    Spain: 'Cupra, SEAT',
    Sweden: 'Polestar, Saab, Volvo',
    'the United Kingdom':
      'Aston Martin, Austin, Bentley, Caterham, INEOS, Jaguar, Land Rover, Lotus, McLaren, MG, Mini, ' +
      'Morgan, Rolls-Royce, Rover',
    'the United States': 'Buick, Cadillac, Chevrolet, Chrysler, Dodge, Ford, GMC, Hummer, Jeep, Pontiac, RAM, Tesla',
  },
  motorcycle: {
    Austria: 'Husqvarna Motorcycles, KTM, GasGas',
    Canada: 'Can-Am',
    China: 'Benda, CFMOTO, QJMotor, Voge, Zontes',
    France: 'Peugeot Motocycles',
    India: 'Hero, Royal Enfield',
    Italy: 'Aprilia, Benelli, Beta, Ducati, Moto Guzzi, MV Agusta, Piaggio, SWM, Vespa',
    Japan: 'Kawasaki, Yamaha',
    Taiwan: 'Kymco, SYM',
    'South Korea': 'Hyosung',
    'the United Kingdom': 'BSA, Norton, Triumph',
    'the United States': 'Harley-Davidson, Indian, LiveWire, Polaris, Zero',
  },
  truck: {
    China: 'Sinotruk',
    Germany: 'MAN',
    Italy: 'Iveco',
    Japan: 'FUSO, Hino, UD',
    'the Netherlands': 'DAF',
    Sweden: 'Scania, Volvo Trucks',
    'the United States': 'Freightliner, International, Kenworth, Mack, Peterbilt, Sterling, Western Star',
  },
};

/** About 150 makes that are or were sold in Australia, by name (H7). */
export const MANUFACTURERS: readonly KnownManufacturer[] = listKeys(BY_COUNTRY)
  .flatMap((group) =>
    Object.entries(BY_COUNTRY[group]).flatMap(([country, names]) =>
      names.split(', ').map((name) => ({ name, slug: slugify(name), group, country })),
    ),
  )
  .sort((a, b) => a.name.localeCompare(b.name, 'en-AU'));

const bySlug = new Map(MANUFACTURERS.map((one) => [one.slug, one]));

/** Letter case is ignored. Undefined for an unknown make. */
export function findManufacturer(nameOrSlug: string): KnownManufacturer | undefined {
  return bySlug.get(slugify(nameOrSlug));
}

const THINGS: Record<VehicleGroup, string> = { car: 'Cars', motorcycle: 'Motorcycles', truck: 'Trucks' };

/**
 * One neutral line about a known make: "Cars from Japan." Null for an unknown one. `group`: the kind of vehicle that
 * the site sells, for a make of several kinds.
 */
export function describeManufacturer(name: string, group?: VehicleGroup): string | null {
  const known = findManufacturer(name);
  return known ? `${THINGS[group ?? known.group]} from ${known.country}.` : null;
}
