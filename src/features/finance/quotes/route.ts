import { createAction } from '../../../kernel/request/handlers.ts';
import { answerQuote } from './answer.ts';

export { refuseOtherThanPost as loader } from '../../../kernel/http/post-only.ts';

/** POST /api/youx/quote (S7). */
export const action = createAction((request, context) => answerQuote(request, context));
