import type { ActionFunctionArgs } from 'react-router';
import { createMethodNotAllowed } from '../../../kernel/http/problem.ts';
import { requestContext } from '../../../kernel/request/context.ts';
import { answerStep } from './answer.ts';

/** POST /api/leads/steps (S7). */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerStep(request, context.get(requestContext));
}

export function loader(): Response {
  return createMethodNotAllowed('POST');
}
