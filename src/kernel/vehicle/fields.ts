import { formatThousands } from '../../domain/text/format.ts';
import { lookUp } from '../../domain/text/look-up.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import type { VehicleKind } from './kind.ts';

export interface FieldContext {
  kind: VehicleKind;
  carTypeLabels: Record<Car['car_type'], string>;
  /** Registration expiry in the site's words; null for none (D20). */
  rego: string | null;
}

/** One line about a vehicle. `text` is null where nothing is known, and then there is no line. */
export interface Field {
  label: string | ((car: Car) => string);
  text(car: Car, context: FieldContext): string | null;
}

/** Key information, the most asked for first (D8, D23). */
export const KEY_FIELDS: readonly Field[] = [
  { label: 'Odometer', text: (car) => formatOdometer(car, ' km') },
  {
    label: 'Build and compliance',
    text: (car) => (isBuiltAsComplied(car) ? formatMonth(car.build_date) : null),
  },
  { label: 'Build date', text: (car) => (isBuiltAsComplied(car) ? null : formatMonth(car.build_date)) },
  {
    label: 'Compliance date',
    text: (car) => (isBuiltAsComplied(car) ? null : formatMonth(car.compliance_date)),
  },
  { label: 'Colour', text: (car) => car.colour ?? car.simple_colour },
  {
    label: 'Rego',
    text: (car, { rego }) => [car.regplate, rego].filter(Boolean).join(' · ') || null,
  },
  { label: 'Interior', text: (car) => car.interior_colour },
  { label: 'Condition', text: (car, { carTypeLabels }) => carTypeLabels[car.car_type] },
  { label: 'Vehicle type', text: formatItemType },
  { label: 'VIN', text: (car) => car.vin },
  { label: 'NVIC', text: (car) => car.nvic },
  { label: 'Stock number', text: (car) => car.stocknum },
  {
    label: 'Located in',
    text: (car) => [car.private_suburb, car.private_postcode].filter(Boolean).join(' ') || null,
  },
];

export interface FieldGroup {
  heading: string;
  fields: readonly Field[];
}

const variant = (car: Car, key: keyof NonNullable<Car['variant']>, unit: string) =>
  formatMeasure(car.variant?.[key], unit);
const caravan = (car: Car, key: keyof NonNullable<Car['specifications']>, unit: string) =>
  formatMeasure(car.specifications?.[key], unit);

/** Specifications by group; a group without a line is left out (D8, D23). */
export const SPECIFICATION_GROUPS: readonly FieldGroup[] = [
  {
    heading: 'Engine and drive',
    fields: [
      { label: 'Engine', text: formatEngine },
      {
        label: 'Transmission',
        text: (car) => car.trans ?? car.simple_transmission ?? car.variant?.geartype ?? null,
      },
      { label: 'Drive', text: (car) => car.drive },
      { label: 'Fuel', text: (car) => car.fuel ?? car.simple_fuel },
      { label: 'Torque', text: (car) => variant(car, 'torque', 'Nm') },
      { label: 'Induction', text: (car) => car.variant?.induction ?? null },
      { label: 'Gears', text: (car) => formatMeasure(car.gearnum, '') },
      { label: 'Gear type', text: formatGearType },
    ],
  },
  {
    heading: 'Caravan',
    fields: [
      { label: 'Sleeps', text: (car) => caravan(car, 'sleeps', '') },
      { label: 'Body length', text: (car) => caravan(car, 'body_length', 'mm') },
      { label: 'Body width', text: (car) => caravan(car, 'body_width', 'mm') },
      { label: 'Tare weight', text: (car) => caravan(car, 'tare_weight', 'kg') },
      { label: 'Aggregate trailer mass', text: (car) => caravan(car, 'aggregate_trailer_mass', 'kg') },
      { label: 'Axles', text: (car) => car.specifications?.axle_type ?? null },
    ],
  },
  {
    heading: 'Body and seats',
    fields: [
      { label: 'Body', text: (car) => car.body ?? car.simple_body },
      { label: 'Body configuration', text: formatBodyConfiguration },
      { label: 'Seats', text: (car, { kind }) => (kind === 'caravan' ? null : formatMeasure(car.seats, '')) },
      { label: 'Doors', text: (car, { kind }) => (kind === 'car' ? formatMeasure(car.doors, '') : null) },
    ],
  },
  {
    heading: 'Economy',
    fields: [
      {
        label: 'Fuel consumption, combined',
        text: (car) => variant(car, 'fuelconsumptioncombined', 'L/100 km'),
      },
      { label: 'Fuel tank', text: (car) => variant(car, 'fuelcapacity', 'L') },
    ],
  },
  {
    heading: 'Size and mass',
    fields: [
      { label: 'Length', text: (car) => variant(car, 'vehiclelength', 'mm') },
      { label: 'Width', text: (car) => variant(car, 'vehiclewidth', 'mm') },
      { label: 'Height', text: (car) => variant(car, 'vehicleheight', 'mm') },
      { label: 'Gross vehicle mass', text: (car) => variant(car, 'grossvehiclemass', 'kg') },
    ],
  },
  {
    heading: 'Towing and safety',
    fields: [
      { label: 'Towing, braked', text: (car) => variant(car, 'towingcapacitybraked', 'kg') },
      { label: 'ANCAP safety rating', text: (car) => formatStars(car.variant?.ancaprating) },
    ],
  },
];

/** The odometer with its unit. 0 on a used vehicle means that nobody wrote it down. */
export function formatOdometer({ km, car_type }: Car, unit: string): string | null {
  return km === null || (km === 0 && car_type === 'used') ? null : formatThousands(km) + unit;
}

/** "2.5 L, 4 cylinders" or, on a motorcycle, "689 cc, 2 cylinders"; null without an engine's measures. */
export function formatEngine(car: Car, { kind }: Pick<FieldContext, 'kind'>): string | null {
  const cc = toPositive(car.engine_size) ?? toPositive(car.variant?.enginesize);
  const litres = toPositive(car.engine_size_litres) ?? toPositive(car.variant?.enginesize_litres) ?? (cc && cc / 1000);
  const size = kind === 'motorcycle' && cc ? `${formatThousands(cc)} cc` : litres ? `${litres.toFixed(1)} L` : null;
  const cylinders = toPositive(car.variant?.cylinders);
  const count = cylinders && (cylinders === 1 ? '1 cylinder' : `${cylinders} cylinders`);
  return [size, count].filter(Boolean).join(', ') || null;
}

/** A measure with its unit; feeds write 0 or less for "not known". */
function formatMeasure(value: number | string | null | undefined, unit: string): string | null {
  const known = toPositive(typeof value === 'number' ? value : null);
  return known === null ? null : `${formatThousands(known)}${unit && ` ${unit}`}`;
}

/** A measure, or null where it is not known: feeds write 0 or less for that. */
export function toPositive(value: number | null | undefined): number | null {
  return value !== null && value !== undefined && value > 0 ? value : null;
}

function formatStars(rating: number | null | undefined): string | null {
  const known = toPositive(rating);
  return known === null ? null : known === 1 ? '1 star' : `${known} stars`;
}

/** Only where it says more than the body does. */
function formatBodyConfiguration({ bodyconfiguration, variant, body }: Car): string | null {
  const said = bodyconfiguration ?? variant?.bodyconfiguration ?? null;
  return said === body ? null : said;
}

/** Only where it says more than the transmission does. */
function formatGearType({ variant, trans, simple_transmission }: Car): string | null {
  const said = variant?.geartype ?? null;
  const isSaid = [trans ?? simple_transmission ?? said, simple_transmission].includes(said);
  return isSaid ? null : said;
}

/**
 * Item types whose label is not their word with a capital; null for the type that a vehicle is assumed to be anyway.
 */
const ITEM_TYPE_LABELS: Readonly<Record<string, string | null>> = {
  car: null,
  atv: 'ATV',
  utv: 'UTV',
  rv: 'RV',
  suv: 'SUV',
  motorbike: 'Motorcycle',
};

/** "Caravan", "Motorhome", "ATV"; an item type that is not in the table is shown as it is. */
function formatItemType({ item_type }: Car): string | null {
  const label = item_type ? lookUp(ITEM_TYPE_LABELS, item_type.toLowerCase()) : null;
  if (!item_type || label !== undefined) return label ?? null;
  return item_type.charAt(0).toUpperCase() + item_type.slice(1).replaceAll('_', ' ');
}

/** Whether both plates have the same month, which need not be repeated. */
function isBuiltAsComplied({ build_date, compliance_date }: Car): boolean {
  return formatMonth(build_date) !== null && formatMonth(build_date) === formatMonth(compliance_date);
}

/** The month of a date, as on build plates: `2021-08-01` → `08/2021`. */
function formatMonth(date: string | null): string | null {
  const match = date && /^(\d{4})-(\d{2})/.exec(date);
  return match ? `${match[2]}/${match[1]}` : null;
}
