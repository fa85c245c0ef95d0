import { createAction } from '../../kernel/request/handlers.ts';
import { answerEvent } from './receive.ts';

export { refuseOtherThanPost as loader } from '../../kernel/http/post-only.ts';

/** POST /api/events (I1). */
export const action = createAction(answerEvent);
