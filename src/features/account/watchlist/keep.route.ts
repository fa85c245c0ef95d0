import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../../kernel/request/context.ts';
import { handleSaveForm, resumePendingSave } from './actions.ts';

/** POST /keep: saves a vehicle or a search, with sign-in where that is needed (F2, F5). */
export function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return handleSaveForm(request, context.get(requestContext));
}

/** GET /keep: after signing in. */
export function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  return resumePendingSave(context.get(requestContext));
}
