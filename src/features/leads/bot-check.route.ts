import type { ActionFunctionArgs } from 'react-router';
import { createMethodNotAllowed } from '../../kernel/http/problem.ts';
import { requestContext } from '../../kernel/request/context.ts';
import { answerBotCheck } from './bot-check.ts';

/** POST /api/bot-check (G8). */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerBotCheck(request, context.get(requestContext));
}

export function loader(): Response {
  return createMethodNotAllowed('POST');
}
