import { createAction } from '../../../kernel/request/handlers.ts';
import { answerMiscellaneous } from './answer.ts';

export { refuseOtherThanPost as loader } from '../../../kernel/http/post-only.ts';

/** POST /api/miscellaneous (S7). */
export const action = createAction(answerMiscellaneous);
