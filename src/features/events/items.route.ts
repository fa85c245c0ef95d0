import { createLoader } from '../../kernel/request/handlers.ts';
import { answerItems } from './items.ts';

/** GET /api/items (I1). */
export const loader = createLoader(answerItems);
