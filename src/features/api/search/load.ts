import { createHash } from 'node:crypto';
import { createJsonResponse } from '../../../kernel/http/json-response.ts';
import { createBadRequest, createProblemResponse } from '../../../kernel/http/problem.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { getAppliedSort } from '../../../kernel/stock/applied-sort.ts';
import { searchByMakes } from '../../../kernel/stock/makes.ts';
import { buildHit } from '../hit.ts';
import { readParameters } from './read-parameters.ts';
import type { SearchAnswer } from './schema.ts';

type SearchRequest = Pick<RequestContext, 'settings' | 'stock' | 'url'>;

/**
 * The response of GET /api/search (B5): what the search page of the same parameters shows; or an error that names what
 * could not be read.
 */
export function answerSearch({ settings, stock, url }: SearchRequest): Response {
  if (settings.api.search === 'off') return createProblemResponse(404, 'This site’s search API is switched off');
  const { maxLimit } = settings.api;
  const read = readParameters(url.searchParams, { pageSize: settings.search.pageSize, maxLimit });
  if (!read.ok) return createBadRequest(read.errors);
  const { state, limit } = read;
  const sorted = { ...state, sortBy: getAppliedSort(state, settings.search.defaultSort) };
  const result = searchByMakes(sorted, (search) => stock.search(search, undefined, limit));
  const { hits, count, facets, ranges, pages, ms, droppedWords = [] } = result;
  const lasting = {
    hits: hits.map(buildHit),
    count,
    facets,
    ranges,
    page: state.page,
    pages,
    limit,
    dropped_words: droppedWords,
  };
  const answer: SearchAnswer = { ...lasting, ms: Math.round(ms * 1000) / 1000 };
  return createJsonResponse(answer, { 'Cache-Control': 'no-cache', ETag: weakTag(lasting) });
}

/** The same tag for the same vehicles, however long it took to find them. */
function weakTag(content: object): string {
  return `W/"${createHash('sha1').update(JSON.stringify(content)).digest('base64url')}"`;
}
