import { formatPlaceName } from '../../../domain/places/place-name.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { describeRego } from '../../../domain/vehicle/rego.ts';
import { getStockWord } from '../../../domain/vehicle/wording.ts';
import type { CardModel } from '../../../kernel/cards/card.ts';
import { formatRepayment } from '../../../kernel/finance/repayment/model.ts';
import { type Field, type FieldContext, KEY_FIELDS, SPECIFICATION_GROUPS } from '../../../kernel/vehicle/fields.ts';
import { getVehicleKind } from '../../../kernel/vehicle/kind.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import type { CompareGroup, CompareRow } from './model.ts';

export interface Compared {
  car: Car;
  card: CardModel;
}

type Cell = CompareRow['cells'][number];

const OFFER_ROWS: readonly {
  label: string;
  text(compared: Compared, settings: SiteSettings): string | null;
}[] = [
  {
    label: 'Price',
    text: ({ card: { price } }) =>
      [[price.text, price.qualifier].filter(Boolean).join(' '), price.line].filter(Boolean).join(' · ') || null,
  },
  { label: 'Was', text: ({ card }) => card.price.was },
  {
    label: 'Finance',
    text: ({ card: { repayment, enquireFinance } }) => (repayment ? formatRepayment(repayment) : enquireFinance),
  },
  { label: 'Availability', text: ({ card }, settings) => availabilityText(card, settings) },
  { label: 'Market', text: ({ card }) => card.belowMarket?.text ?? null },
  {
    label: 'Location',
    text: ({ car }) => (car.location ? formatPlaceName(car.location) : car.dealership_name),
  },
];

/** The vehicle's state in the site's words; one without a state is in stock. */
const availabilityText = ({ state, statuses }: CardModel, { card, wording }: SiteSettings): string => {
  if (state === 'sold') return card.tags.sold;
  return statuses.join(' · ') || getStockWord(wording);
};

/** What identifies a vehicle is no difference worth comparing. */
const LEFT_OUT = ['VIN', 'Stock number', 'Located in'];

/**
 * The table of vehicles side by side: offer, key information, specifications and features, in the order of the vehicle
 * page (F3). A row of which nothing is known for any of them is left out; no value is called better than another.
 */
export function buildCompareGroups(compared: readonly Compared[], settings: SiteSettings, now: Date): CompareGroup[] {
  const cars = compared.map(({ car }) => ({ car, context: contextOf(car, settings, now) }));
  const fieldRow = ({ label, text }: Field): CompareRow =>
    rowOf(
      typeof label === 'string' ? label : 'Build / compliance',
      cars.map(({ car, context }) => text(car, context)),
    );
  const keyFields = KEY_FIELDS.filter(({ label }) => !LEFT_OUT.includes(String(label)));
  return [
    groupOf(
      'Price and place',
      OFFER_ROWS.map(({ label, text }) =>
        rowOf(
          label,
          compared.map((each) => text(each, settings)),
        ),
      ),
    ),
    groupOf('Key information', keyFields.map(fieldRow)),
    ...SPECIFICATION_GROUPS.map(({ heading, fields }) => groupOf(heading, fields.map(fieldRow))),
    groupOf('Features', featureRows(compared)),
  ].filter(({ rows }) => rows.length > 0);
}

function contextOf(car: Car, { vehicle, wording, locations }: SiteSettings, now: Date): FieldContext {
  return {
    kind: getVehicleKind(car, wording),
    carTypeLabels: wording.carTypeLabels,
    rego: describeRego(car.rego_expiry, vehicle.rego, now, locations.timeZone),
  };
}

/** One row a feature, in the order in which the vehicles name them; upper and lower case are the same feature. */
function featureRows(compared: readonly Compared[]): CompareRow[] {
  const labels = new Map<string, string>();
  const owned = compared.map(({ car }) => {
    for (const feature of car.standardEquipment) {
      const key = feature.trim().toLowerCase();
      if (key && !labels.has(key)) labels.set(key, feature.trim());
    }
    return new Set(car.standardEquipment.map((feature) => feature.trim().toLowerCase()));
  });
  return [...labels].map(([key, label]) =>
    rowOf(
      label,
      owned.map((features) => features.has(key)),
    ),
  );
}

/** An unknown value is no difference; a feature that a vehicle does not list is one. */
function rowOf(label: string, cells: Cell[]): CompareRow {
  return { label, cells, differs: new Set(cells.filter((cell) => cell !== null)).size > 1 };
}

function groupOf(heading: string, rows: CompareRow[]): CompareGroup {
  const said = rows.filter(({ cells }) => cells.some((cell) => cell !== null));
  return { heading, rows: said, differs: said.some(({ differs }) => differs) };
}
