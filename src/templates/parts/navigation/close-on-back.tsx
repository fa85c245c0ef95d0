import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useHistoryEntry } from '../../../ui/use-history-entry.ts';

interface CloseOnBackProps {
  /** The dialog's anchor in the address: `#message`. */
  hash: string;
  dialog: RefObject<HTMLDialogElement | null>;
  onShut: () => void;
}

/** While rendered, Back closes the dialog; closed in another way, the dialog removes its entry from the history. */
export function CloseOnBack({ hash, dialog, onShut }: CloseOnBackProps) {
  const hasGoneBack = useRef(false);
  const leaveEntry = useHistoryEntry(hash, () => {
    hasGoneBack.current = true;
    dialog.current?.close();
  });
  const shut = useEffectEvent(() => {
    onShut();
    if (!hasGoneBack.current) leaveEntry();
  });
  useEffect(() => {
    const element = dialog.current;
    const follow = () => shut();
    element?.addEventListener('close', follow);
    return () => element?.removeEventListener('close', follow);
  }, [dialog]);
  return null;
}
