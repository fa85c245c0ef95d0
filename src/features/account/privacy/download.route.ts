import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../../kernel/request/context.ts';
import { answerDownload } from './download.ts';

/** GET /api/my-data: the stored data of the signed-in visitor. */
export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  return answerDownload(context.get(requestContext));
}
