import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../../kernel/request/context.ts';
import { answerFinance } from './answer.ts';

/**
 * GET /cars/{slug}/finance (E8). Where the quote service fails the error is logged, and the response is a plain 500.
 */
export function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  return answerFinance(context.get(requestContext), params.slug ?? '');
}
