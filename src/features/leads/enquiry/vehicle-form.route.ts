import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../../kernel/request/context.ts';
import { answerVehicleForm } from './vehicle-form.ts';

/** GET /cars/{slug}/enquiry (G1). */
export function loader({ context, params }: LoaderFunctionArgs): Promise<Response> {
  return answerVehicleForm(context.get(requestContext), params.slug ?? '');
}
