import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../kernel/request/context.ts';
import { countForm } from './panel/count-form.ts';

/** Counts what a form's fields in the query string would find (B9). */
export function loader({ context }: LoaderFunctionArgs): Response {
  return Response.json(countForm(context.get(requestContext)));
}
