import { formatPlaceName } from '../../../domain/places/place-name.ts';
import { formatDollars, formatThousands } from '../../../domain/text/format.ts';
import { CAR_TYPES } from '../../../domain/vehicle/car.ts';
import { pickNoun } from '../../../domain/vehicle/wording.ts';
import type { SiteStock } from '../../../kernel/request/context.ts';
import type { SiteBrand } from '../../../kernel/showroom/brands.ts';
import { getVehicleWords, type VehicleWords } from '../../../kernel/stock/vehicle-words.ts';
import type { FacetItem, SearchResult } from '../../../search/contract.ts';
import { createEmptyState, withTerm } from '../../../search/state.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import type { BrandPlace } from './model.ts';

interface FactInputs {
  brand: Pick<SiteBrand, 'name' | 'make'>;
  stock: Pick<SiteStock, 'search'>;
  settings: SiteSettings;
  /** Models of the brand that the site sells new. */
  modelCount: number;
  places: readonly Pick<BrandPlace, 'isWorkshop'>[];
}

/** How many of its places a sentence names. */
const NAMED = 3;

/**
 * What a site can say of a brand from its own stock, models and locations (H7): how many there are, from what price and
 * where. Empty where it has none of these.
 */
export function describeBrandStock(inputs: FactInputs): string {
  const { brand, stock, settings } = inputs;
  const words = getVehicleWords(settings);
  const found = brand.make === null ? null : stock.search(withTerm(createEmptyState(), 'make', brand.make));
  const isStocked = found !== null && found.count > 0;
  const sentences = [
    isStocked && countSentence(brand.name, found, words),
    isStocked && placeSentence(found),
    inputs.modelCount > 0 && modelSentence(brand.name, inputs.modelCount),
    serviceSentence(brand.name, inputs.places),
  ];
  return sentences.filter(Boolean).join(' ');
}

type Found = Pick<SearchResult<unknown>, 'count' | 'facets' | 'ranges'>;

/** "342 Toyota cars in stock: 44 new, 11 demo and 287 used, from $8,999." */
function countSentence(name: string, { count, facets, ranges }: Found, words: VehicleWords): string {
  const types = CAR_TYPES.flatMap((type) => {
    const of = facets.car_type.find(({ value }) => value === type)?.count ?? 0;
    return of > 0 ? [`${formatThousands(of)} ${words.types[type].toLowerCase()}`] : [];
  });
  const lowest = ranges[words.pricing.key].min;
  const from = lowest !== null && lowest > 0 ? `, from ${formatDollars(lowest)}${words.pricing.unit}` : '';
  const kinds = types.length > 1 ? `: ${listed(types)}` : '';
  return `${formatThousands(count)} ${name} ${pickNoun(count, words)} ${words.stock}${kinds}${from}.`;
}

/** "See them at Springwood and Cleveland."; of many places only how many there are: a list follows on the page. */
function placeSentence({ count, facets }: Found): string | null {
  const names = new Set(byCount(facets.location_name).map(({ value }) => formatPlaceName({ name: value })));
  if (names.size === 0) return null;
  const places = names.size > NAMED ? `${names.size} of our locations` : listed([...names]);
  return `See ${count === 1 ? 'it' : 'them'} at ${places}.`;
}

const modelSentence = (name: string, count: number): string =>
  count === 1 ? `We sell one new ${name} model.` : `We sell ${count} new ${name} models.`;

function serviceSentence(name: string, places: FactInputs['places']): string | null {
  const workshops = places.filter(({ isWorkshop }) => isWorkshop).length;
  if (workshops === 0) return null;
  return `We service ${name} at ${workshops === 1 ? 'one location' : `${workshops} locations`}.`;
}

const byCount = (items: readonly FacetItem[]): FacetItem[] =>
  items.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);

/** "new, demo and used". */
function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
