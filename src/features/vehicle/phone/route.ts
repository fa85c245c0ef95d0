import type { ActionFunctionArgs } from 'react-router';
import { createMethodNotAllowed } from '../../../kernel/http/problem.ts';
import { requestContext } from '../../../kernel/request/context.ts';
import { answerPhoneReveal } from './record.ts';

/** POST /cars/{slug}/phone-reveal (D12). */
export function action({ request, context, params }: ActionFunctionArgs): Promise<Response> {
  return answerPhoneReveal(request, params.slug ?? '', context.get(requestContext));
}

export function loader(): Response {
  return createMethodNotAllowed('POST');
}
