import { createAction } from '../../../kernel/request/handlers.ts';
import { answerQueries } from './load.ts';

export { refuseOtherThanPost as loader } from '../../../kernel/http/post-only.ts';

/** POST /api/search/queries (B17). */
export const action = createAction(answerQueries);
