import { createLoader } from '../../kernel/request/handlers.ts';
import { answerDriveForm } from './vehicle-form.ts';

/** GET /cars/{slug}/test-drive (G2). */
export const loader = createLoader((context, { params }) => answerDriveForm(context, params.slug ?? ''));
