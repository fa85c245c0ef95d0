import { CAR_TYPES, type CarType } from '../../domain/vehicle/car.ts';
import type { SearchResult, SearchState } from '../../search/contract.ts';
import { canonicaliseState, createEmptyState, withTerm } from '../../search/state.ts';
import type { SiteStock } from '../request/context.ts';
import { listPageTypes } from './address.ts';

type Facets = SearchResult<unknown>['facets'];

/**
 * Of several lists with the same vehicles, the one that links lead to and search engines index (B1): for a dealership
 * with one location its own page, `/search/{dealership}`; on a site of one car type that type's page for the whole
 * stock, and the plain page of a make or body. Page and order stay. The state itself where no other list is the same.
 */
export function getCanonicalList(state: SearchState, stock: Pick<SiteStock, 'search'>): SearchState {
  const { facets } = stock.search(createEmptyState());
  const ofAllTypes = withoutIdleTypes(state, facets);
  return findDealershipList(ofAllTypes, facets, stock) ?? ofAllTypes;
}

/**
 * The page of the dealership whose vehicles are all at these locations, and that owns all vehicles there; undefined for
 * none.
 */
function findDealershipList(
  state: SearchState,
  whole: Facets,
  stock: Pick<SiteStock, 'search'>,
): SearchState | undefined {
  const { location_name, ...others } = state.terms;
  if (!location_name || Object.keys(others).length > 0) return undefined;
  const { count, facets } = stock.search({ ...createEmptyState(), terms: { location_name } });
  const isAll = (item: { count: number }) => count > 0 && item.count === count;
  const only = facets.dealership_name.find(isAll);
  const has = only && whole.dealership_name.find(({ value }) => value === only.value);
  return has && isAll(has) ? withTerms(state, { dealership_name: [has.value] }) : undefined;
}

/**
 * Removes car types that filter nothing, as they are all that the site has. The whole stock is at the page of its
 * types.
 */
function withoutIdleTypes(state: SearchState, { car_type }: Facets): SearchState {
  const { car_type: carTypes = CAR_TYPES, ...others } = state.terms;
  const present = CAR_TYPES.filter((type) => car_type.some(({ value, count }) => value === type && count > 0));
  if (present.length === 0 || !present.every((type) => carTypes.includes(type))) return state;
  const isWhole = Object.keys(others).length === 0;
  const ofPresent = present.reduce<SearchState>(
    (at, type: CarType) => withTerm(at, 'car_type', type),
    createEmptyState(),
  );
  const hasPage = present.length < CAR_TYPES.length && listPageTypes(canonicaliseState(ofPresent)).length > 0;
  return withTerms(state, isWhole && hasPage ? ofPresent.terms : others);
}

const withTerms = (state: SearchState, terms: SearchState['terms']): SearchState =>
  canonicaliseState({ ...state, terms });
