import { CAR_TYPES } from '../../domain/vehicle/car.ts';
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
  const carType = rest.length === 0 ? CAR_TYPES.find((type) => type === (said ?? 'used')) : undefined;
  const terms = carType ? {} : words.findTerms([said, ...rest].join('/'));
  if (!terms) return undefined;
  const state = withTerm({ ...createEmptyState(), terms }, 'car_type', carType ?? 'used');
  const href = linkToSearch(state, words);
  return href.includes('?') ? href + query.replace('?', '&') : href + query;
}
