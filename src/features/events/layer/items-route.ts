import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../request.ts';
import { answerItems } from './items.ts';

/** GET /api/items (I1). */
export function loader({ context }: LoaderFunctionArgs): Response {
  return answerItems(context.get(requestContext));
}
