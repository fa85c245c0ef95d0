import type { LoaderFunctionArgs } from 'react-router';
import { createJsonResponse } from '../../../kernel/http/json-response.ts';
import { createMethodNotAllowed } from '../../../kernel/http/problem.ts';
import { requestContext } from '../../../kernel/request/context.ts';
import { buildOpenApiDocument } from './document.ts';

/** GET /api/openapi.json: the description of the API. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { settings, site } = context.get(requestContext);
  return createJsonResponse(buildOpenApiDocument(settings, site.origin), { 'Cache-Control': 'no-cache' });
}

export function action(): Response {
  return createMethodNotAllowed('GET, HEAD');
}
