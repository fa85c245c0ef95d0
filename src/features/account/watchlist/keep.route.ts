import { createAction, createLoader } from '../../../kernel/request/handlers.ts';
import { handleSaveForm, resumePendingSave } from './actions.ts';

/** POST /keep: saves a vehicle or a search, with sign-in where that is needed (F2, F5). */
export const action = createAction(handleSaveForm);

/** GET /keep: after signing in. */
export const loader = createLoader(resumePendingSave);
