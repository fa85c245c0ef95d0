import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../kernel/request/context.ts';
import { answerSlots } from './answer.ts';

/** GET /api/test-drive/slots (G2). */
export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  return answerSlots(context.get(requestContext));
}
