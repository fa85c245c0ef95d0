import { useEffect } from 'react';
import { showTextToast } from '../../../../kernel/saving/parts/toasts.ts';
import { createLazyPart } from '../../../../ui/hydration/lazy-part.ts';
import { withSheet } from '../../sheet-on-use.ts';
import type { FullscreenProps } from './viewer-fullscreen.tsx';

/** The full-window view, loaded on first use; if it cannot be loaded, each press reports that. */
export const LazyFullscreen = createLazyPart(
  () => withSheet('viewer', import('./viewer-fullscreen.tsx')).then(({ Fullscreen }) => Fullscreen),
  NotFetched,
);

function NotFetched({ onClose }: FullscreenProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each asking
  useEffect(() => {
    showTextToast('Full screen couldn’t be loaded. Reload the page to try again.', 8_000);
    onClose();
  }, []);
  return null;
}
