import { createLoader } from '../../kernel/request/handlers.ts';
import { answerSlots } from './answer.ts';

/** GET /api/test-drive/slots (G2). */
export const loader = createLoader(answerSlots);
