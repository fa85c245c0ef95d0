import { useSyncExternalStore } from 'react';
import type { OverlayTrigger } from './overlay-trigger.ts';

/** How often an overlay was opened on this page; re-renders on change. */
export function useOpenCount({ subscribe, read }: OverlayTrigger): number {
  return useSyncExternalStore(subscribe, read, () => 0);
}
