import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../request.ts';
import { jsonResponse } from '../answer.ts';
import { methodNotAllowed } from '../problem.ts';
import { openApiDocument } from './document.ts';

/** GET /api/openapi.json: the description of the API. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { settings, site } = context.get(requestContext);
  return jsonResponse(openApiDocument(settings, site.origin), { 'Cache-Control': 'no-cache' });
}

export function action(): Response {
  return methodNotAllowed('GET, HEAD');
}
