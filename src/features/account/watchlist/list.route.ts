import { createLoader } from '../../../kernel/request/handlers.ts';
import { answerWatchlist } from './api.ts';

/** GET /api/watchlist (F2). */
export const loader = createLoader(answerWatchlist);
