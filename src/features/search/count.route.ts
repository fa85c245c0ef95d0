import { createLoader } from '../../kernel/request/handlers.ts';
import { countForm } from './panel/count-form.ts';

/** Counts what a form's fields in the query string would find (B9). */
export const loader = createLoader((context) => Response.json(countForm(context)));
