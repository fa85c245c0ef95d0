import { createMethodNotAllowed } from '../../../kernel/http/problem.ts';
import { createLoader } from '../../../kernel/request/handlers.ts';
import { answerSearch } from './load.ts';

/** GET /api/search (B5). */
export const loader = createLoader(answerSearch);

export function action(): Response {
  return createMethodNotAllowed('GET, HEAD');
}
