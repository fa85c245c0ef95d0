import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../kernel/request/context.ts';
import { answerDriveForm } from './vehicle-form.ts';

/** GET /cars/{slug}/test-drive (G2). */
export function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  return answerDriveForm(context.get(requestContext), params.slug ?? '');
}
