import { createLoader } from '../../../kernel/request/handlers.ts';
import { answerCards } from './answer-cards.ts';

export const loader = createLoader(answerCards);
