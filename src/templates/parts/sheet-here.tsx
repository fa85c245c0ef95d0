import { createContext, use } from 'react';
import type { PartBelow } from './sheet-on-use.ts';

/** The addresses of the sheets of parts further down the page that is rendered; a browser has none. */
export const SheetsBelow = createContext<Partial<Record<PartBelow, string>>>({});

/**
 * Before a part further down a page: its style sheet. Browsers paint what is above without waiting for it, and fetch
 * once what two parts name. Nothing on a page whose own sheet has the part's styles. Only for what the server alone
 * renders.
 */
export function SheetHere({ part }: { part: PartBelow }) {
  const href = use(SheetsBelow)[part];
  return href === undefined ? null : <link rel="stylesheet" href={href} />;
}
