import { createLoader } from '../../../kernel/request/handlers.ts';
import { answerView } from './answer.ts';

/** GET /cars/{slug}/view.json (D19). */
export const loader = createLoader((context, { request, params }) => answerView(request, params.slug ?? '', context));
