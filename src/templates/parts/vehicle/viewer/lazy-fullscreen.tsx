import { useEffect } from 'react';
import { showTextToast } from '../../../../kernel/saving/parts/toasts.ts';
import { createLazyPart } from '../../../../ui/hydration/lazy-part.ts';
import type { FullscreenProps } from './viewer-fullscreen.tsx';

/** The whole window for a view, fetched when it is first asked for; where it cannot be had, each asking is told so. */
export const LazyFullscreen = createLazyPart(
  () => import('./viewer-fullscreen.tsx').then(({ Fullscreen }) => Fullscreen),
  NotFetched,
);

function NotFetched({ onClose }: FullscreenProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each asking
  useEffect(() => {
    showTextToast('Full screen could not be loaded. Reload the page to try again.', 8_000);
    onClose();
  }, []);
  return null;
}
