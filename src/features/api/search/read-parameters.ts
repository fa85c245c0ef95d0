import { findNearest } from '../../../domain/text/nearest.ts';
import type { ApiError } from '../../../kernel/http/problem.ts';
import { decodeSearch, type IgnoredParameter } from '../../../search/codec.ts';
import { RANGE_KEYS, type SearchState, TERM_KEYS } from '../../../search/contract.ts';

export type ReadParameters = { ok: true; state: SearchState; limit: number } | { ok: false; errors: ApiError[] };

interface Limits {
  /** Vehicles a page where the request names no limit. */
  pageSize: number;
  maxLimit: number;
}

const NAMES = [
  ...TERM_KEYS,
  ...RANGE_KEYS.map((key) => `range[${key}]`),
  'query',
  'sortBy',
  'page',
  'limit',
  'hitsPerPage',
];
/** Two names of the page size (S7). */
const LIMITS: readonly string[] = ['limit', 'hitsPerPage'];

/**
 * Reads the parameters of GET /api/search: those of the search pages (B2, B3), and `limit`, which may be called
 * `hitsPerPage`. A page may ignore what it does not understand; a program gets an error with the name of each such
 * parameter.
 */
export function readParameters(params: URLSearchParams, { pageSize, maxLimit }: Limits): ReadParameters {
  const others = new URLSearchParams([...params].filter(([name]) => !LIMITS.includes(name)));
  const { state, ignored } = decodeSearch(others);
  const limit = readLimit(params, { pageSize, maxLimit });
  const errors = [...ignored.map(errorOf), ...(typeof limit === 'number' ? [] : [limit])];
  return errors.length > 0 || typeof limit !== 'number' ? { ok: false, errors } : { ok: true, state, limit };
}

function readLimit(params: URLSearchParams, { pageSize, maxLimit }: Limits): number | ApiError {
  if (LIMITS.every((name) => params.has(name)))
    return { parameter: 'hitsPerPage', reason: 'is the same as limit; give only one of them' };
  const parameter = params.has('hitsPerPage') ? 'hitsPerPage' : 'limit';
  const given = params.getAll(parameter);
  const [text = ''] = given;
  if (given.length > 1) return { parameter, reason: 'given more than once' };
  if (text.trim() === '') return pageSize;
  const limit = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= maxLimit) return limit;
  return { parameter, reason: `not a whole number from 1 to ${maxLimit}` };
}

function errorOf({ key, reason }: IgnoredParameter): ApiError {
  const near = NAMES.includes(key) ? undefined : findNearest(key.slice(0, 60), NAMES);
  return { parameter: key, reason, ...(near && { suggestion: `Did you mean ${near}?` }) };
}
