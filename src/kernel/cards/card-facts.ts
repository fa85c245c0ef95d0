import type { CardRecord } from '../../domain/listing/card-record.ts';
import { formatPlaceName } from '../../domain/places/place-name.ts';
import { formatThousands } from '../../domain/text/format.ts';
import { lookUp } from '../../domain/text/look-up.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { IconName } from '../../ui/icons/icon.tsx';

type FactKey = SiteSettings['card']['facts'][number];

/** One fact with its icon; the label tells a screen reader what the text is. */
export interface CardFact {
  key: FactKey;
  icon: IconName;
  label: string;
  text: string;
}

type FactRow = {
  icon: IconName | ((record: CardRecord) => IconName);
  label: string;
  text(record: CardRecord): string | null;
};

/** The icon of a body type that is not a car's. */
const BODY_ICONS: Readonly<Record<string, IconName>> = {
  motorcycle: 'motorbike',
  scooter: 'motorbike',
  caravan: 'caravan',
  truck: 'truck',
};

/** How each fact of a vehicle is worded on its card (C4). */
const FACTS: Record<Exclude<FactKey, PlaceKey>, FactRow> = {
  km: {
    icon: 'gauge',
    label: 'Odometer',
    text: ({ km }) => (km === null ? null : `${formatThousands(km)} km`),
  },
  simple_transmission: {
    icon: 'joystick',
    label: 'Transmission',
    text: (record) => record.simple_transmission,
  },
  simple_fuel: {
    icon: ({ simple_fuel }) => (simple_fuel === 'Electric' ? 'zap' : 'fuel'),
    label: 'Fuel',
    text: (record) => record.simple_fuel,
  },
  simple_body: {
    icon: ({ item_type }) => lookUp(BODY_ICONS, item_type?.toLowerCase() ?? '') ?? 'car',
    label: 'Body',
    text: (record) => record.simple_body ?? record.body,
  },
  drive: { icon: 'cog', label: 'Drive', text: (record) => record.drive },
  seats: {
    icon: 'armchair',
    label: 'Seats',
    text: ({ seats }) => (seats === null ? null : seats === 1 ? '1 seat' : `${seats} seats`),
  },
  sleeps: {
    icon: 'bed',
    label: 'Berths',
    text: ({ specifications }) => (specifications?.sleeps ? `Sleeps ${specifications.sleeps}` : null),
  },
  body_length: {
    icon: 'ruler',
    label: 'Length',
    text: ({ specifications }) =>
      specifications?.body_length ? `${(specifications.body_length / 1000).toFixed(1)} m` : null,
  },
  aggregate_trailer_mass: {
    icon: 'weight',
    label: 'Mass',
    text: ({ specifications }) =>
      specifications?.aggregate_trailer_mass
        ? `ATM ${formatThousands(specifications.aggregate_trailer_mass)} kg`
        : null,
  },
  colour: { icon: 'palette', label: 'Colour', text: (record) => record.colour },
  year: { icon: 'calendar', label: 'Year', text: ({ year }) => (year === null ? null : String(year)) },
  stocknum: { icon: 'hash', label: 'Stock number', text: (record) => record.stocknum },
};

/** Where the vehicle is located; shown on a line of its own at the foot of the card. */
const PLACES = ['location_name', 'dealership_name', 'city', 'state'] as const;
type PlaceKey = (typeof PLACES)[number];

/** Whether a fact of a card says where the vehicle is. */
export const isPlace = (key: FactKey): key is PlaceKey => PLACES.some((place) => place === key);

/** The facts that a site's cards show, in its order; unknown ones are left out (C4). */
export function buildCardFacts(record: CardRecord, keys: readonly FactKey[]): CardFact[] {
  return keys.flatMap((key) => {
    if (isPlace(key)) return [];
    const { icon, label, text } = FACTS[key];
    const said = text(record);
    return said ? [{ key, icon: typeof icon === 'string' ? icon : icon(record), label, text: said }] : [];
  });
}

/**
 * Where a vehicle is located, as the site words it: "Springwood", "Springwood, QLD"; null when the site leaves places
 * out.
 */
export function formatCardPlace(record: CardRecord, keys: readonly FactKey[]): string | null {
  const name = record.location_name === null ? null : formatPlaceName({ name: record.location_name });
  const said = { ...record, location_name: name };
  const parts = keys.filter(isPlace).flatMap((key) => said[key] ?? []);
  return parts.length > 0 ? parts.join(', ') : null;
}
