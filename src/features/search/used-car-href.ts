import { CAR_TYPES, type CarType } from '../../domain/vehicle/car.ts';
import { slugify } from '../../domain/vehicle/slug.ts';
import { linkToSearch } from '../../kernel/stock/address.ts';
import type { PathWords } from '../../kernel/stock/path-words.ts';
import { createEmptyState, withTerm } from '../../search/state.ts';

/**
 * The page that an address below `/used-car/` means (G2): of a car type, as it has always been in trails; else the used
 * vehicles of what its words mean under /search. `/used-car` is the page of all used ones. `query` is passed along.
 * Undefined for unknown words.
 */
export function findUsedCarHref(path: string, words: PathWords, query = ''): string | undefined {
  const [said, ...rest] = path.split('/').filter(Boolean).map(slugify);
  const carType = (said ?? 'used') as CarType;
  const isType = rest.length === 0 && CAR_TYPES.includes(carType);
  const terms = isType ? {} : words.findTerms([said, ...rest].join('/'));
  if (!terms) return undefined;
  const state = withTerm({ ...createEmptyState(), terms }, 'car_type', isType ? carType : 'used');
  const href = linkToSearch(state, words);
  return href.includes('?') ? href + query.replace('?', '&') : href + query;
}
