import { createAction } from '../../../kernel/request/handlers.ts';
import { answerPhoneReveal } from './record.ts';

export { refuseOtherThanPost as loader } from '../../../kernel/http/post-only.ts';

/** POST /cars/{slug}/phone-reveal (D12). */
export const action = createAction((request, context, params) =>
  answerPhoneReveal(request, params.slug ?? '', context),
);
