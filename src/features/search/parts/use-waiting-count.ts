import { type RefObject, useEffect, useState } from 'react';
import { encodeFilledFields, fetchCount } from './fetch-count.ts';

/** A handle that is dragged or a price that is typed is counted after a pause. */
const PAUSE_MS = 200;

/**
 * The label of a panel's button (B9): `label`, which is the page's, until something is set that waits for its button;
 * then how many that would find. `address` tells one page from the next. A failed count leaves the label as it is.
 */
export function useWaitingCount(button: RefObject<HTMLButtonElement | null>, label: string, address: string): string {
  const [counted, setCounted] = useState({ address, label });
  useEffect(() => {
    const form = button.current?.form;
    if (!form) return;
    const listening = new AbortController();
    let asking = new AbortController();
    let pause: ReturnType<typeof setTimeout> | undefined;
    const count = async () => {
      const { signal } = asking;
      const found = await fetchCount(encodeFilledFields(form), signal).catch(() => undefined);
      if (found && !signal.aborted) setCounted({ address, label: found });
    };
    const onInput = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || target.dataset.waits === undefined || !isSeen(button.current)) return;
      clearTimeout(pause);
      asking.abort();
      asking = new AbortController();
      pause = setTimeout(count, PAUSE_MS);
    };
    form.addEventListener('input', onInput, { signal: listening.signal });
    return () => {
      clearTimeout(pause);
      listening.abort();
      asking.abort();
    };
  }, [button, address]);
  return counted.address === address ? counted.label : label;
}

/** On wide screens the panel has no such button. */
function isSeen(button: HTMLButtonElement | null): boolean {
  return button?.checkVisibility() ?? false;
}
