import { createAction } from '../../../kernel/request/handlers.ts';
import { answerMergeCars } from './api.ts';

export { refuseOtherThanPost as loader } from '../../../kernel/http/post-only.ts';

/** POST /api/watchlist/merge-cars (F2). */
export const action = createAction(answerMergeCars);
