import type { LoaderFunctionArgs } from 'react-router';
import { createMethodNotAllowed } from '../../../kernel/http/problem.ts';
import { requestContext } from '../../../kernel/request/context.ts';
import { answerSearch } from './load.ts';

/** GET /api/search (B5). */
export function loader({ context }: LoaderFunctionArgs): Response {
  return answerSearch(context.get(requestContext));
}

export function action(): Response {
  return createMethodNotAllowed('GET, HEAD');
}
