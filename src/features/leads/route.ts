import type { ActionFunctionArgs } from 'react-router';
import { createMethodNotAllowed } from '../../kernel/http/problem.ts';
import { requestContext } from '../../kernel/request/context.ts';
import { answerLead } from './answer.ts';

/** POST /api/leads (G5). */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerLead(request, context.get(requestContext));
}

export function loader(): Response {
  return createMethodNotAllowed('POST');
}
