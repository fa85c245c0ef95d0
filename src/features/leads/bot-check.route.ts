import { createAction } from '../../kernel/request/handlers.ts';
import { answerBotCheck } from './bot-check.ts';

export { refuseOtherThanPost as loader } from '../../kernel/http/post-only.ts';

/** POST /api/bot-check (G8). */
export const action = createAction(answerBotCheck);
