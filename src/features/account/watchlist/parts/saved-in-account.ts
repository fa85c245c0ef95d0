import { createContext } from 'react';

/** Whether the hearts of the site save with the signed-in visitor (F2); else the browser keeps what is saved (F3). */
export const SavedInAccount = createContext(false);

/** The form that takes a vehicle off its visitor's own list, where its heart is pressed from the first (F2). */
export const RemoveForm = createContext<string | null>(null);
