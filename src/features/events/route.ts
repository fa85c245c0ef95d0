import type { ActionFunctionArgs } from 'react-router';
import { createMethodNotAllowed } from '../../kernel/http/problem.ts';
import { requestContext } from '../../kernel/request/context.ts';
import { answerEvent } from './receive.ts';

/** POST /api/events (I1). */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerEvent(request, context.get(requestContext));
}

export function loader(): Response {
  return createMethodNotAllowed('POST');
}
