import type { ActionFunctionArgs } from 'react-router';
import { methodNotAllowed } from '../api/problem.ts';
import { requestContext } from '../request.ts';
import { answerMiscellaneous } from './answer.ts';

/** POST /api/miscellaneous (S7). */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerMiscellaneous(request, context.get(requestContext));
}

export function loader(): Response {
  return methodNotAllowed('POST');
}
