import type { ActionFunctionArgs } from 'react-router';
import { methodNotAllowed } from '../../api/problem.ts';
import { requestContext } from '../../request.ts';
import { answerPhoneReveal } from './record.ts';

/** POST /cars/{slug}/phone-reveal (D12). */
export function action({ request, context, params }: ActionFunctionArgs): Promise<Response> {
  return answerPhoneReveal(request, params.slug ?? '', context.get(requestContext));
}

export function loader(): Response {
  return methodNotAllowed('POST');
}
