import { type ReactElement, type ReactNode, use } from 'react';
import { InsideIsland } from './island.tsx';

interface WhenNearProps {
  children: ReactNode;
  /**
   * An element that keeps the place of the children until they are there, where something follows that must not move
   * then. It has no text, and style sheets leave it out without scripts.
   */
  place?: ReactElement<{ 'data-place': '' }>;
}

/**
 * What is far below the first screen: the end of a list, the columns of the footer. It is part of the HTML, and of the
 * page without scripts; with them its elements are made when they come close to the viewport (`fill-when-near.ts`). It
 * may contain no island.
 */
export function WhenNear({ children, place }: WhenNearProps) {
  if (use(InsideIsland)) return children;
  return (
    <>
      <noscript data-behaviour="when-near">{children}</noscript>
      {place}
    </>
  );
}
