import { useEffect, useEffectEvent } from 'react';
import type { EventData, EventName } from '../events.ts';
import { sendEventLazily } from './send-lazily.ts';
import { runWhenShown } from './when-shown.ts';

/**
 * Sends an event once for each page that is shown, also after navigation within the site: `path` is the page's path and
 * query, and tells pages apart. The code that sends is loaded on demand.
 */
export function usePageEvent<N extends EventName>(name: N, path: string, data: EventData<N>): void {
  const send = useEffectEvent(() => runWhenShown(() => sendEventLazily({ name, path, data })));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => send(), [path]);
}
