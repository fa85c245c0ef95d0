import { type RefObject, useEffect, useEffectEvent } from 'react';
import { listenForGlobalKeys } from './global-keys.ts';

/** `listenForGlobalKeys` for as long as a component is shown. */
export function useGlobalKeys(element: RefObject<HTMLElement | null>, onKey: (event: KeyboardEvent) => void): void {
  const hear = useEffectEvent(onKey);
  useEffect(
    () => (element.current ? listenForGlobalKeys(element.current, (event) => hear(event)) : undefined),
    [element],
  );
}
