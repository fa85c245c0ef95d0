import { createContext } from 'react';

/** Whether the hearts of the site save with the signed-in visitor (F2); else the browser keeps what is saved (F3). */
export const KeptInAccount = createContext(false);
