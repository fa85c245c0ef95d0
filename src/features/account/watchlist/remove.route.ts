import { createAction } from '../../../kernel/request/handlers.ts';
import { answerRemoveCar } from './api.ts';

export { refuseOtherThanPost as loader } from '../../../kernel/http/post-only.ts';

/** POST /api/watchlist/remove-car (F2). */
export const action = createAction(answerRemoveCar);
