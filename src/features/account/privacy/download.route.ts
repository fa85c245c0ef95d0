import { createLoader } from '../../../kernel/request/handlers.ts';
import { answerDownload } from './download.ts';

/** GET /api/my-data: the stored data of the signed-in visitor. */
export const loader = createLoader(answerDownload);
