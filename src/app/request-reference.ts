import { createContext } from 'react';

/**
 * The program's own id of the request whose page is being rendered, where it went wrong: what to quote of it. It stands
 * in no page that went well, since those are kept for everybody. Browsers find it on the document's element, and get
 * nothing of this.
 */
export const RequestReference = /* @__PURE__ */ createContext<string | undefined>(undefined);
