import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../../kernel/request/context.ts';
import { answerWatchlist } from './api.ts';

/** GET /api/watchlist (F2). */
export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  return answerWatchlist(context.get(requestContext));
}
