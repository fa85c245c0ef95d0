import { createContext, type ReactNode, use } from 'react';

/** Whether a search's content is rendered for a page that shows another search (`app/search-results`). */
export const ForShownPage = createContext(false);

/**
 * A part that is looked at after the results. For a page that is shown already it is sent as text in a `noscript`,
 * which costs the browser nothing until the results are painted (`features/search/parts/swap-results.ts`). `name` is
 * that of its `data-late`.
 */
export function Late({ name, children }: { name: string; children: ReactNode }) {
  return use(ForShownPage) ? <noscript data-late={name}>{children}</noscript> : children;
}
