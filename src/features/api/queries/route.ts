import type { ActionFunctionArgs } from 'react-router';
import { requestContext } from '../../request.ts';
import { methodNotAllowed } from '../problem.ts';
import { answerQueries } from './load.ts';

/** POST /api/search/queries (B17). */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerQueries(request, context.get(requestContext));
}

export function loader(): Response {
  return methodNotAllowed('POST');
}
