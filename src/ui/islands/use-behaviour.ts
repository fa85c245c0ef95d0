import { use, useCallback } from 'react';
import { InsideIsland } from './island.tsx';

/**
 * Attributes that give an element a behaviour: `start` gets the element, and may return what stops it. In the page's
 * own HTML the behaviour is named (its key in `templates/behaviours.ts`), for `start-behaviours.ts` to find; inside an
 * island React starts it once the element is there, and stops it.
 */
export function useBehaviour(name: string, start: (element: HTMLElement) => (() => void) | undefined) {
  const ref = useCallback((element: HTMLElement | null) => (element ? start(element) : undefined), [start]);
  return use(InsideIsland) ? { ref } : { 'data-behaviour': name };
}
