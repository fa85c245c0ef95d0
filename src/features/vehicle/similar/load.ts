import { isAvailable } from '../../../domain/availability.ts';
import type { Car } from '../../../domain/car.ts';
import type { CardRecord } from '../../../domain/card-record.ts';
import { currentPrice } from '../../../domain/price.ts';
import { similarPriceWindow } from '../../../domain/similar.ts';
import { encodeMakeModel } from '../../../search/facets.ts';
import type { FilterExpression } from '../../../search/filter-expression/expression.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import type { RequestContext } from '../../request.ts';
import { type CardModel, cardModel } from '../../search/card.ts';
import { isWritable } from '../address.ts';

/** So many are asked for of each kind (S7). */
const ASKED = 10;

type SimilarRequest = Pick<RequestContext, 'stock' | 'settings' | 'now'>;

/** The cards of vehicles like the one with this slug (D14); undefined where the site has no such vehicle, or shows none like it. */
export async function loadSimilar(request: SimilarRequest, slug: string): Promise<CardModel[] | undefined> {
  const { stock, settings, now } = request;
  if (settings.similar.show === 'hidden' || !isWritable(slug)) return undefined;
  const car = await stock.findCar(slug.toLowerCase());
  return car && similarCars(car, request).map((record) => cardModel(record, settings, now));
}

/** Vehicles that can be had, in its window of prices: those of its model first, then those of its body, best ranked first (D14, S9). */
export function similarCars(car: Car, { stock, settings }: Omit<SimilarRequest, 'now'>): CardRecord[] {
  const ofModel = text('make_model', encodeMakeModel(car.make, car.model));
  const body = car.simple_body ?? car.body;
  const likeIt = body ? text('body', body) : text('make', car.make);
  const found = [ofModel, likeIt].flatMap((likeness) => {
    const parts = [likeness, ...conditions(car, settings)];
    return stock.find({ filter: { kind: 'and', parts }, limit: ASKED }).hits;
  });
  const others = [...new Map(found.map((record) => [record.id, record])).values()];
  return others.filter(isAvailable).slice(0, settings.similar.limit);
}

function conditions(car: Car, { similar }: Pick<SiteSettings, 'similar'>): FilterExpression[] {
  const window = similarPriceWindow(currentPrice(car), similar);
  return [
    text('status', 'in_stock'),
    { kind: 'flag', field: 'sold', value: false },
    { kind: 'not', part: { kind: 'number', field: 'id', comparison: '=', value: car.id } },
    ...(window ? [{ kind: 'between' as const, field: 'price' as const, ...window }] : []),
  ];
}

function text(field: 'make_model' | 'body' | 'make' | 'status', value: string): FilterExpression {
  return { kind: 'text', field, value };
}
