import type { ActionFunctionArgs } from 'react-router';
import { methodNotAllowed } from '../api/problem.ts';
import { requestContext } from '../request.ts';
import { answerEvent } from './keep.ts';

/** POST /api/events (I1). */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerEvent(request, context.get(requestContext));
}

export function loader(): Response {
  return methodNotAllowed('POST');
}
