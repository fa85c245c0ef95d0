import type { ActionFunctionArgs } from 'react-router';
import { methodNotAllowed } from '../../api/problem.ts';
import { requestContext } from '../../request.ts';
import { answerStep } from './answer.ts';

/** POST /api/leads/steps (S7). */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerStep(request, context.get(requestContext));
}

export function loader(): Response {
  return methodNotAllowed('POST');
}
