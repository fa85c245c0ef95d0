import { isAvailable } from '../../domain/availability/availability.ts';
import type { CardRecord } from '../../domain/listing/card-record.ts';
import { buildPriceDisplay } from '../../domain/price/price.ts';
import { formatVehicleName } from '../../domain/vehicle/names.ts';
import type { SiteStock } from '../../kernel/request/context.ts';
import { encodeMakeModel } from '../../search/facets.ts';
import type { FilterExpression } from '../../search/filter-expression.ts';
import type { SiteSettings } from '../../settings/schema.ts';

export type TitledCar = Pick<
  CardRecord,
  | 'id'
  | 'year'
  | 'make'
  | 'model'
  | 'badge'
  | 'series'
  | 'price'
  | 'offer_price'
  | 'before_price'
  | 'subscription_price'
  | 'preorder'
  | 'status'
  | 'sold'
  | 'city'
  | 'stocknum'
>;

type TitleSettings = Pick<SiteSettings, 'price' | 'wording'>;

/** More vehicles of one model and year than any site lists. */
const MOST = 2_000;

/** The site's other listed vehicles with the same name; most vehicles have none. */
export function listNamesakes(car: TitledCar, stock: Pick<SiteStock, 'find'>): TitledCar[] {
  const { id, year, make, model } = car;
  const ofModel = { kind: 'text', field: 'make_model', value: encodeMakeModel(make, model) } as const;
  const filter: FilterExpression =
    year === null
      ? ofModel
      : { kind: 'and', parts: [ofModel, { kind: 'number', field: 'year', comparison: '=', value: year }] };
  const name = formatVehicleName(car);
  const { hits } = stock.find({ filter, limit: MOST });
  return hits.filter((other) => other.id !== id && formatVehicleName(other) === name);
}

/**
 * A vehicle's title in a list of search results: its name; where others of the site have the same, with the first of
 * these that none of them shares: its price, its town, both, its stock number, that and the town.
 */
export function formatVehiclePageTitle(
  car: TitledCar,
  namesakes: readonly TitledCar[],
  settings: TitleSettings,
): string {
  const name = formatVehicleName(car);
  if (namesakes.length === 0) return name;
  const own = detailsOf(car, settings);
  const others = namesakes.map((other) => detailsOf(other, settings));
  const first = own.findIndex((detail, at) => detail !== null && others.every((other) => other[at] !== detail));
  return [name, own[first] ?? own.at(-1)].filter(Boolean).join(', ');
}

/** What may tell a vehicle from its namesakes, the simplest first. One that is gone has no price any more. */
function detailsOf(car: TitledCar, { price, wording }: TitleSettings): (string | null)[] {
  const shown = buildPriceDisplay(car, { ...price, offering: wording.offering });
  const unit = shown.kind === 'subscription' ? ' a week' : '';
  const cost = isAvailable(car) && shown.amount !== null ? shown.text + unit : null;
  const number = `stock number ${car.stocknum}`;
  return [cost, car.city, cost && car.city && `${cost}, ${car.city}`, number, car.city && `${number}, ${car.city}`];
}
