import type { ActionFunctionArgs } from 'react-router';
import { createMethodNotAllowed } from '../../../kernel/http/problem.ts';
import { requestContext } from '../../../kernel/request/context.ts';
import { answerQueries } from './load.ts';

/** POST /api/search/queries (B17). */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerQueries(request, context.get(requestContext));
}

export function loader(): Response {
  return createMethodNotAllowed('POST');
}
