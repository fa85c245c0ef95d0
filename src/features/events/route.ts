import { answerEvent } from '../../kernel/events/receive.ts';
import { createAction } from '../../kernel/request/handlers.ts';

export { refuseOtherThanPost as loader } from '../../kernel/http/post-only.ts';

/** POST /api/events (I1). */
export const action = createAction(answerEvent);
