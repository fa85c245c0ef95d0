import { use } from 'react';
import { InsideIsland } from '../islands/island.tsx';

/** Makes an element move by plain DOM code. What it returns, if anything, stops that again. */
export type Behaviour = (element: HTMLElement) => (() => void) | undefined;

/**
 * Attributes that give an element a behaviour. In the page's own HTML it is named, for `start-behaviours.ts` to find;
 * inside an island React starts and stops it, when the element is there.
 */
export function useBehaviour(name: string, behaviour: Behaviour) {
  const start = (element: HTMLElement | null) => (element ? behaviour(element) : undefined);
  return use(InsideIsland) ? { ref: start } : { 'data-behaviour': name };
}
