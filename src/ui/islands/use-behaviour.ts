import { use, useCallback } from 'react';
import { InsideIsland } from './island.tsx';

/**
 * Attributes that give an element a behaviour: `start` gets the element, and may return the function that stops it. In
 * the page's own HTML the behaviour is named (its key in `templates/behaviours.ts`), for `start-behaviours.ts` to find;
 * inside an island React starts it once the element is there, and stops it.
 */
export function useBehaviour(name: string, start: (element: HTMLElement) => unknown) {
  const ref = useCallback(
    (element: HTMLElement | null) => {
      const stop = element && start(element);
      return typeof stop === 'function' ? () => void stop() : undefined;
    },
    [start],
  );
  return use(InsideIsland) ? { ref } : { 'data-behaviour': name };
}
