import { createJsonResponse } from '../../../kernel/http/json-response.ts';
import { createMethodNotAllowed } from '../../../kernel/http/problem.ts';
import { createLoader } from '../../../kernel/request/handlers.ts';
import { buildOpenApiDocument } from './document.ts';

/** GET /api/openapi.json: the description of the API. */
export const loader = createLoader(({ settings, site }) => {
  return createJsonResponse(buildOpenApiDocument(settings, site.origin), { 'Cache-Control': 'no-cache' });
});

export function action(): Response {
  return createMethodNotAllowed('GET, HEAD');
}
