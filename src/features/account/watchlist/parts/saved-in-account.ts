import { createContext } from 'react';

/** Whether the site's hearts save to the signed-in visitor's account (F2); else to the browser (F3). */
export const SavedInAccount = createContext(false);

/** The form that removes a vehicle from its visitor's own list, where its heart starts pressed (F2). */
export const RemoveForm = createContext<string | null>(null);
