import { type ReactNode, use } from 'react';
import { InsideIsland } from './island.tsx';

interface WhenNearProps {
  children: ReactNode;
  /**
   * Empty elements with `data-place` that keep the place of the children until they are there, where something follows
   * that must not move then. Style sheets leave them out without scripts.
   */
  places?: ReactNode;
}

/**
 * What is far below the first screen: the end of a list, the columns of the footer. It is part of the HTML, and of the
 * page without scripts; with them its elements are made when they come close to the viewport (`fill-when-near.ts`). It
 * may contain no island.
 */
export function WhenNear({ children, places }: WhenNearProps) {
  if (use(InsideIsland)) return children;
  return (
    <>
      <noscript data-behaviour="when-near">{children}</noscript>
      {places}
    </>
  );
}
