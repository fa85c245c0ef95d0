import type { ActionFunctionArgs } from 'react-router';
import { createMethodNotAllowed } from '../../../kernel/http/problem.ts';
import { requestContext } from '../../../kernel/request/context.ts';
import { answerNotice } from './notice.ts';

/** POST /api/payments/notice (G12). */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerNotice(request, context.get(requestContext));
}

export function loader(): Response {
  return createMethodNotAllowed('POST');
}
