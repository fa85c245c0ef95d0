import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../../kernel/request/context.ts';
import { answerCards } from './answer-cards.ts';

export function loader({ context }: LoaderFunctionArgs): Response {
  return answerCards(context.get(requestContext));
}
