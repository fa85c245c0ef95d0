import { createLoader } from '../../../kernel/request/handlers.ts';
import { answerContactForm } from './contact-form.ts';

/** GET /locations/{slug}/enquiry (H3). */
export const loader = createLoader((context, { params }) => answerContactForm(context, params.slug ?? ''));
