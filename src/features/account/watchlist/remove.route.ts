import type { ActionFunctionArgs } from 'react-router';
import { createMethodNotAllowed } from '../../../kernel/http/problem.ts';
import { requestContext } from '../../../kernel/request/context.ts';
import { answerRemoveCar } from './api.ts';

/** POST /api/watchlist/remove-car (F2). */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerRemoveCar(request, context.get(requestContext));
}

export function loader(): Response {
  return createMethodNotAllowed('POST');
}
