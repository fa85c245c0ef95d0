import type { ActionFunctionArgs } from 'react-router';
import { methodNotAllowed } from '../api/problem.ts';
import { requestContext } from '../request.ts';
import { answerOffer } from './offer.ts';

/** POST /api/bot-check (G8). */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerOffer(request, context.get(requestContext));
}

export function loader(): Response {
  return methodNotAllowed('POST');
}
