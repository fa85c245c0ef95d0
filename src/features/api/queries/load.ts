import type { CardRecord } from '../../../domain/listing/card-record.ts';
import { createJsonResponse } from '../../../kernel/http/json-response.ts';
import { createBadRequest, createProblemResponse } from '../../../kernel/http/problem.ts';
import { readJson } from '../../../kernel/http/read-json.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { cleanText } from '../../../search/state.ts';
import { buildHit } from '../hit.ts';
import { createWordMarker, type HighlightTags, highlight } from './highlight.ts';
import { type ReadQuery, readQueries } from './read-queries.ts';
import { HIGHLIGHTED_FIELDS, INDEX, type QueriesAnswer } from './schema.ts';

type QueriesRequest = Pick<RequestContext, 'settings' | 'stock'>;
type Result = QueriesAnswer['results'][number];

const MAX_BODY_BYTES = 131_072;

/**
 * The response to POST /api/search/queries (B17): one result for each query; nothing is searched when one of them is
 * wrong.
 */
export async function answerQueries(request: Request, site: QueriesRequest): Promise<Response> {
  const { api } = site.settings;
  if (api.search === 'off') return createProblemResponse(404, 'This site’s search API is switched off');
  const body = await readJson(request, MAX_BODY_BYTES);
  if (!body.ok) return createProblemResponse(body.status, body.reason);
  const read = readQueries(body.value, api);
  if (!read.ok) return createBadRequest(read.errors);
  const answer: QueriesAnswer = { results: read.queries.map((query) => resultOf(query, site)) };
  return createJsonResponse(answer, { 'Cache-Control': 'no-store' });
}

function resultOf(query: ReadQuery, { settings, stock }: QueriesRequest): Result {
  const { filter, offset } = query;
  const words = cleanText(query.query);
  const limit = query.limit ?? query.hitsPerPage ?? settings.search.pageSize;
  const sortBy = query.sortBy ?? (words === '' ? settings.search.defaultSort : null);
  const { hits, count, ms } = stock.find({ filter, query: words, sortBy, offset, limit });
  const tags = tagsOf(query);
  return {
    index: INDEX,
    hits: hits.map((record) => foundHit(record, words, tags)),
    count,
    offset,
    limit,
    ms: Math.round(ms * 1000) / 1000,
  };
}

function tagsOf({ highlightPreTag, highlightPostTag }: ReadQuery): HighlightTags | null {
  if (highlightPreTag === undefined && highlightPostTag === undefined) return null;
  return { pre: highlightPreTag ?? '<em>', post: highlightPostTag ?? '</em>' };
}

function foundHit(record: CardRecord, query: string, tags: HighlightTags | null): Result['hits'][number] {
  const hit = buildHit(record);
  if (!tags) return hit;
  const texts = HIGHLIGHTED_FIELDS.flatMap((field) => {
    const text = hit[field];
    return text ? [[field, text] as const] : [];
  });
  const marker = createWordMarker(
    query,
    texts.map(([, text]) => text),
  );
  return {
    ...hit,
    highlighted: Object.fromEntries(texts.map(([field, text]) => [field, highlight(text, marker, tags)])),
  };
}
