import type { LoaderFunctionArgs } from 'react-router';
import { jsonResponse } from '../../../kernel/http/answer.ts';
import { methodNotAllowed } from '../../../kernel/http/problem.ts';
import { requestContext } from '../../../kernel/request/context.ts';
import { openApiDocument } from './document.ts';

/** GET /api/openapi.json: the description of the API. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { settings, site } = context.get(requestContext);
  return jsonResponse(openApiDocument(settings, site.origin), { 'Cache-Control': 'no-cache' });
}

export function action(): Response {
  return methodNotAllowed('GET, HEAD');
}
