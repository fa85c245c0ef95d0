import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../../kernel/request/context.ts';
import { answerContactForm } from './contact-form.ts';

/** GET /locations/{slug}/enquiry (H3). */
export function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  return answerContactForm(context.get(requestContext), params.slug ?? '');
}
