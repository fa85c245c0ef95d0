import { type ReactNode, use } from 'react';
import { InsideIsland } from './island.tsx';

/**
 * What is far below the first screen: the end of a list, the columns of the footer. It is part of the HTML, and of the
 * page without scripts; with them its elements are made when they come close to the viewport (`fill-when-near.ts`). It
 * may contain no island.
 */
export function WhenNear({ children }: { children: ReactNode }) {
  return use(InsideIsland) ? children : <noscript data-behaviour="when-near">{children}</noscript>;
}
