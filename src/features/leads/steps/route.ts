import { createAction } from '../../../kernel/request/handlers.ts';
import { answerStep } from './answer.ts';

export { refuseOtherThanPost as loader } from '../../../kernel/http/post-only.ts';

/** POST /api/leads/steps (S7). */
export const action = createAction(answerStep);
