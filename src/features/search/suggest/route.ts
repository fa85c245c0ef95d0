import { createLoader } from '../../../kernel/request/handlers.ts';
import { listSuggestionsAt } from './suggestions-at.ts';

/**
 * Answers `GET /search/suggest?q=whi&at=/search/used-cars` with suggestions for the words so far, beside the search at
 * `at`.
 */
export const loader = createLoader((context) => Response.json(listSuggestionsAt(context), { headers: HEADERS }));

const HEADERS = { 'Cache-Control': 'public, max-age=60', 'X-Robots-Tag': 'noindex' };
