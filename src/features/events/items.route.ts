import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../kernel/request/context.ts';
import { answerItems } from './items.ts';

/** GET /api/items (I1). */
export function loader({ context }: LoaderFunctionArgs): Response {
  return answerItems(context.get(requestContext));
}
