import { createContext } from 'react';

/**
 * The id of the request whose page failed, for visitors to quote. Pages that went well do not contain it, since they
 * are cached for everybody. Browsers read it from the document's element; this context is empty there.
 */
export const RequestReference = /* @__PURE__ */ createContext<string | undefined>(undefined);
