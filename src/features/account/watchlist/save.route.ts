import type { ActionFunctionArgs } from 'react-router';
import { createMethodNotAllowed } from '../../../kernel/http/problem.ts';
import { requestContext } from '../../../kernel/request/context.ts';
import { answerSaveCar } from './api.ts';

/** POST /api/watchlist/save-car (F2). */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerSaveCar(request, context.get(requestContext));
}

export function loader(): Response {
  return createMethodNotAllowed('POST');
}
