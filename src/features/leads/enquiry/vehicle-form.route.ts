import { createLoader } from '../../../kernel/request/handlers.ts';
import { answerVehicleForm } from './vehicle-form.ts';

/** GET /cars/{slug}/enquiry (G1). */
export const loader = createLoader((context, { params }) => answerVehicleForm(context, params.slug ?? ''));
