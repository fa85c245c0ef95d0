import { createLoader } from '../../../kernel/request/handlers.ts';
import { answerFinance } from './answer.ts';

/**
 * GET /cars/{slug}/finance (E8). Where the quote service fails the error is logged, and the response is a plain 500.
 */
export const loader = createLoader((context, { params }) => answerFinance(context, params.slug ?? ''));
