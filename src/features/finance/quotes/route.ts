import type { ActionFunctionArgs } from 'react-router';
import { createMethodNotAllowed } from '../../../kernel/http/problem.ts';
import { requestContext } from '../../../kernel/request/context.ts';
import { answerQuote } from './answer.ts';

/** POST /api/youx/quote (S7). */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerQuote(request, context.get(requestContext));
}

export function loader(): Response {
  return createMethodNotAllowed('POST');
}
