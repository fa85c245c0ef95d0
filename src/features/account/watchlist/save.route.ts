import { createAction } from '../../../kernel/request/handlers.ts';
import { answerSaveCar } from './api.ts';

export { refuseOtherThanPost as loader } from '../../../kernel/http/post-only.ts';

/** POST /api/watchlist/save-car (F2). */
export const action = createAction(answerSaveCar);
