import type { ActionFunctionArgs } from 'react-router';
import { answerOffer } from '../../kernel/forms/bot-check/offer.ts';
import { methodNotAllowed } from '../../kernel/http/problem.ts';
import { requestContext } from '../../kernel/request/context.ts';

/** POST /api/bot-check (G8). */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerOffer(request, context.get(requestContext));
}

export function loader(): Response {
  return methodNotAllowed('POST');
}
