import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useHistoryEntry } from '../../../../ui/use-history-entry.ts';
import { StageButton } from './stage-button.tsx';

export interface FullscreenProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A view over the whole window, and over the whole screen where the browser allows it (iPhones do not). Escape and Back
 * close it.
 */
export function Fullscreen({ label, onClose, children }: FullscreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const leaveEntry = useHistoryEntry('#full-screen', onClose);
  useEffect(() => showOnScreen(dialog, screen), []);
  const close = () => {
    onClose();
    leaveEntry();
  };
  return (
    <dialog className="viewer-full" ref={dialog} aria-label={label} onClose={close}>
      <div className="stage stage--full" ref={screen}>
        {children}
        <StageButton
          icon="x"
          label="Close full screen"
          className="viewer-close"
          onPress={() => dialog.current?.close()}
        />
      </div>
    </dialog>
  );
}

function showOnScreen(
  dialog: RefObject<HTMLDialogElement | null>,
  screen: RefObject<HTMLDivElement | null>,
): () => void {
  const before = document.activeElement;
  dialog.current?.showModal();
  document.documentElement.classList.add('is-covered');
  // Where it is refused, the dialog fills the window instead.
  screen.current?.requestFullscreen?.().catch(() => {});
  const follow = () => {
    if (!document.fullscreenElement) dialog.current?.close();
  };
  document.addEventListener('fullscreenchange', follow);
  return () => {
    document.removeEventListener('fullscreenchange', follow);
    document.documentElement.classList.remove('is-covered');
    if (document.fullscreenElement) void document.exitFullscreen();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}
