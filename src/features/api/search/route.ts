import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../request.ts';
import { methodNotAllowed } from '../problem.ts';
import { answerSearch } from './load.ts';

/** GET /api/search (B5). */
export function loader({ context }: LoaderFunctionArgs): Response {
  return answerSearch(context.get(requestContext));
}

export function action(): Response {
  return methodNotAllowed('GET, HEAD');
}
