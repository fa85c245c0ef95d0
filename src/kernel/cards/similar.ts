import { isAvailable } from '../../domain/availability/availability.ts';
import type { CardRecord } from '../../domain/listing/card-record.ts';
import { findCurrentPrice } from '../../domain/price/price.ts';
import { computeSimilarPriceWindow } from '../../domain/price/similar.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { encodeMakeModel } from '../../search/facets.ts';
import type { FilterExpression } from '../../search/filter-expression.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { isValidSlug } from '../addresses/vehicle.ts';
import type { RequestContext } from '../request/context.ts';
import { type CardModel, getCardModel } from './card.ts';

/** The number requested of each kind (S7). */
const SEARCH_LIMIT = 10;

type SimilarRequest = Pick<RequestContext, 'stock' | 'settings' | 'now'>;

/**
 * The cards of vehicles like the one with this slug (D14); undefined where the site has no such vehicle, or shows no
 * similar ones.
 */
export async function loadSimilar(request: SimilarRequest, slug: string): Promise<CardModel[] | undefined> {
  if (request.settings.similar.show === 'hidden' || !isValidSlug(slug)) return undefined;
  const car = await request.stock.findCar(slug.toLowerCase());
  return car && buildSimilarCards(car, request);
}

/** Empty where the site shows no similar vehicles. */
export function buildSimilarCards(car: Car, request: SimilarRequest): CardModel[] {
  const { settings, now } = request;
  if (settings.similar.show === 'hidden') return [];
  return findKnownSimilar(car, request).map((record) => getCardModel(record, settings, now));
}

interface KnownSimilar {
  settings: SiteSettings;
  stockVersion: number;
  found: CardRecord[];
}

const similar = new WeakMap<Car, KnownSimilar>();

/** As `findSimilarCars`, searched once for a car as long as the stock stays as it is. */
function findKnownSimilar(car: Car, request: SimilarRequest): CardRecord[] {
  const { settings, stock } = request;
  const known = similar.get(car);
  if (known?.settings === settings && known.stockVersion === stock.version) return known.found;
  const found = findSimilarCars(car, request);
  similar.set(car, { settings, stockVersion: stock.version, found });
  return found;
}

/**
 * Available vehicles within its price window, best ranked first: those of its model, then of its body, then, until
 * there are enough, all others of its kind, be that cars or caravans (D14, S9).
 */
export function findSimilarCars(car: Car, { stock, settings }: Omit<SimilarRequest, 'now'>): CardRecord[] {
  const { limit } = settings.similar;
  const shared = buildSharedFilters(car, settings);
  const found = new Map<number, CardRecord>();
  for (const likeness of listSimilarityFilters(car)) {
    if (found.size >= limit) break;
    const parts = [...likeness, ...shared];
    const { hits } = stock.find({ filter: { kind: 'and', parts }, limit: Math.max(SEARCH_LIMIT, limit) });
    for (const record of hits.filter(isAvailable)) found.set(record.id, found.get(record.id) ?? record);
  }
  return [...found.values()].slice(0, limit);
}

/** Filters for what others have in common with it, the closest match first. */
function listSimilarityFilters({ make, model, simple_body, body, item_type }: Car): FilterExpression[][] {
  const shape = simple_body ?? body;
  return [
    [text('make_model', encodeMakeModel(make, model))],
    [shape ? text('body', shape) : text('make', make)],
    item_type ? [text('item_type', item_type)] : [],
  ];
}

function buildSharedFilters(car: Car, { similar }: Pick<SiteSettings, 'similar'>): FilterExpression[] {
  const window = computeSimilarPriceWindow(findCurrentPrice(car), similar);
  return [
    text('status', 'in_stock'),
    { kind: 'flag', field: 'sold', value: false },
    { kind: 'not', part: { kind: 'number', field: 'id', comparison: '=', value: car.id } },
    ...(window ? [{ kind: 'between' as const, field: 'price' as const, ...window }] : []),
  ];
}

function text(field: 'make_model' | 'body' | 'make' | 'item_type' | 'status', value: string): FilterExpression {
  return { kind: 'text', field, value };
}
