import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../../kernel/request/context.ts';
import { answerView } from './answer.ts';

/** GET /cars/{slug}/view.json (D19). */
export function loader({ request, context, params }: LoaderFunctionArgs): Promise<Response> {
  return answerView(request, params.slug ?? '', context.get(requestContext));
}
