import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../kernel/request/context.ts';
import { answerChat, answerChatPost } from './answer.ts';

/** GET /api/chat (D6). */
export function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  return answerChat(request, context.get(requestContext));
}

/** POST /api/chat (D6). */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return answerChatPost(request, context.get(requestContext));
}
