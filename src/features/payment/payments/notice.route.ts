import { createAction } from '../../../kernel/request/handlers.ts';
import { answerNotice } from './notice.ts';

export { refuseOtherThanPost as loader } from '../../../kernel/http/post-only.ts';

/** POST /api/payments/notice (G12). */
export const action = createAction((request, context) => answerNotice(request, context));
