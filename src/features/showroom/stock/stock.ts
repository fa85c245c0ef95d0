import { CAR_TYPES } from '../../../domain/vehicle/car.ts';
import { fixModelName, listFormerModelNames } from '../../../domain/vehicle/names.ts';
import { slugify } from '../../../domain/vehicle/slug.ts';
import { formatListTitle } from '../../../domain/vehicle/wording.ts';
import type { CountedLink } from '../../../kernel/chrome/model.ts';
import { buildTermLinks } from '../../../kernel/chrome/stock-links.ts';
import type { SiteStock } from '../../../kernel/request/context.ts';
import type { SiteBrand } from '../../../kernel/showroom/brands.ts';
import { createSiteLinker } from '../../../kernel/stock/site-path-words.ts';
import { getVehicleWords } from '../../../kernel/stock/vehicle-words.ts';
import type { FacetItem, SearchState } from '../../../search/contract.ts';
import { decodeMakeModel } from '../../../search/facets.ts';
import { createEmptyState, withTerm } from '../../../search/state.ts';
import type { SiteSettings } from '../../../settings/schema.ts';

type Stock = Pick<SiteStock, 'search' | 'placeSlugs'>;

/** A model's vehicles in stock: the search that finds them, and their number. */
export interface ModelStock {
  state: SearchState;
  count: number;
}

/** Finds the stock of models, by make and name as shoppers know both (A5). */
export function createModelStockFinder(
  makeModels: readonly FacetItem[],
): (make: string, model: string) => ModelStock | null {
  const found = new Map<string, FacetItem>();
  for (const item of makeModels) {
    const { make, model } = decodeMakeModel(item.value) ?? { make: '', model: '' };
    found.set(keyOf(make, model), item);
  }
  return (make, model) => {
    const name = fixModelName(make, model);
    const item = [name, ...listFormerModelNames(make, name)].map((one) => found.get(keyOf(make, one))).find(Boolean);
    const own = item && decodeMakeModel(item.value);
    if (!item || !own || item.count === 0) return null;
    const ofMake = withTerm(createEmptyState(), 'make', own.make);
    return { state: withTerm(ofMake, 'make_model', item.value), count: item.count };
  };
}

const keyOf = (make: string, model: string) => `${slugify(make)}/${slugify(model)}`;

/** Links to the stock of a named search, one for each car type, with counts: "New Kia Sportage" 12. */
export function buildStockLinks(
  within: SearchState,
  name: string,
  stock: Stock,
  settings: SiteSettings,
): CountedLink[] {
  const hrefOf = createSiteLinker(stock);
  const { facets } = stock.search(within);
  const nouns = getVehicleWords(settings);
  return CAR_TYPES.flatMap((type) => {
    const count = facets.car_type.find(({ value }) => value === type)?.count ?? 0;
    if (count === 0) return [];
    const title = formatListTitle({ make: name, carTypes: [type] }, settings.wording.carTypeLabels, nouns);
    return [{ label: title, href: hrefOf(withTerm(within, 'car_type', type)), count }];
  });
}

const BODIES = 6;

/** Links to a brand's stock by body, where there are several. */
export function buildBodyLinks(brand: SiteBrand, stock: Stock): CountedLink[] {
  if (brand.make === null) return [];
  const within = withTerm(createEmptyState(), 'make', brand.make);
  const links = buildTermLinks(stock.search(within).facets.body, 'body', within, BODIES, createSiteLinker(stock));
  return links.length > 1 ? links : [];
}
