import { createAction } from '../../kernel/request/handlers.ts';
import { answerLead } from './answer.ts';

export { refuseOtherThanPost as loader } from '../../kernel/http/post-only.ts';

/** POST /api/leads (G5). */
export const action = createAction(answerLead);
