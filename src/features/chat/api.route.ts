import { createAction, createLoader } from '../../kernel/request/handlers.ts';
import { answerChat, answerChatPost } from './answer.ts';

/** GET /api/chat (D6). */
export const loader = createLoader((context, { request }) => answerChat(request, context));

/** POST /api/chat (D6). */
export const action = createAction(answerChatPost);
