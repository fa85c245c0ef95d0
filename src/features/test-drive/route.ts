import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../request.ts';
import { answerSlots } from './answer.ts';

/** GET /api/test-drive/slots (G2). */
export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  return answerSlots(context.get(requestContext));
}
