import { useEffect, useEffectEvent } from 'react';
import type { EventData, EventName } from '../events.ts';
import { sendEventLazily } from './send-lazily.ts';
import { runWhenShown } from './when-shown.ts';

/**
 * Sends an event once for each page that is shown, a page that is walked to within the site too: `path` is the page's
 * path and query, and tells one from another. The code that sends comes when it is needed.
 */
export function usePageEvent<N extends EventName>(name: N, path: string, data: EventData<N>): void {
  const send = useEffectEvent(() => runWhenShown(() => sendEventLazily({ name, path, data })));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => send(), [path]);
}
