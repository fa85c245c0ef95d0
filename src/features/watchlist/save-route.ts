import type { ActionFunctionArgs } from 'react-router';
import { methodNotAllowed } from '../api/problem.ts';
import { requestContext } from '../request.ts';
import { answerSaveCar } from './api.ts';

/** POST /api/watchlist/save-car (F2). */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerSaveCar(request, context.get(requestContext));
}

export function loader(): Response {
  return methodNotAllowed('POST');
}
