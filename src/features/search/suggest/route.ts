import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../../kernel/request/context.ts';
import { listSuggestionsAt } from './suggestions-at.ts';

/**
 * Answers `GET /search/suggest?q=whi&at=/search/used-cars` with suggestions for the words so far, beside the search at
 * `at`.
 */
export function loader({ context }: LoaderFunctionArgs): Response {
  return Response.json(listSuggestionsAt(context.get(requestContext)), { headers: HEADERS });
}

const HEADERS = { 'Cache-Control': 'public, max-age=60', 'X-Robots-Tag': 'noindex' };
