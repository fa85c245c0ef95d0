import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../../kernel/request/context.ts';
import { goOnWithWish, takeWish } from './actions.ts';

/** POST /keep: saves a vehicle or a search, with sign-in where that is needed (F2, F5). */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return takeWish(request, context.get(requestContext));
}

/** GET /keep: after signing in. */
export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  return goOnWithWish(context.get(requestContext));
}
