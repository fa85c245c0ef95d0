import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';

/**
 * After a new search the top of the results is scrolled into view (B15), and the focus is where it belongs: on the
 * field that was changed, even when it moved, or on the results when a link was followed. Visitors who have begun to
 * type elsewhere meanwhile keep the focus there. Back and forward restore their own position instead.
 */
export function useResultsInSight(results: RefObject<HTMLElement | null>, address: string, lateAddress: string): void {
  const navigationType = useNavigationType();
  const shown = useRef(address);
  const lastAct = useLastAct();
  useLayoutEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    const region = results.current;
    if (navigationType === 'POP' || !region) return;
    if (region.getBoundingClientRect().top < 0) region.scrollIntoView({ behavior: 'instant' });
    placeFocus(region, lastAct.current);
    if (lastAct.current?.kind === 'link') lastAct.current = null;
  }, [results, address, navigationType, lastAct]);

  const settled = useRef(lateAddress);
  useLayoutEffect(() => {
    if (settled.current === lateAddress) return;
    settled.current = lateAddress;
    // The field that was changed may have moved only now.
    if (navigationType !== 'POP' && results.current) placeFocus(results.current, lastAct.current);
  }, [results, lateAddress, navigationType, lastAct]);
}

/** The visitor's last action: a change of the field that the selector finds, or a followed link. */
type Act = { kind: 'field'; selector: string } | { kind: 'link' };

function placeFocus(region: HTMLElement, act: Act | null): void {
  const isLost = !document.activeElement || document.activeElement === document.body;
  if (act?.kind !== 'link' && !isLost) return;
  const field = act?.kind === 'field' && document.querySelector<HTMLElement>(act.selector);
  (field || region).focus({ preventScroll: true });
}

function useLastAct(): RefObject<Act | null> {
  const act = useRef<Act | null>(null);
  useEffect(() => {
    const onChange = ({ target }: Event) => {
      const { name, value } = target as HTMLInputElement;
      const selector = `input[name="${CSS.escape(name)}"][value="${CSS.escape(value)}"]`;
      act.current = name ? { kind: 'field', selector } : null;
    };
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) act.current = { kind: 'link' };
    };
    const onWriting = ({ target }: Event) => {
      if (isTextBox(target)) act.current = null;
    };
    const listening = new AbortController();
    document.addEventListener('focusin', onWriting, { signal: listening.signal });
    document.addEventListener('input', onWriting, { signal: listening.signal });
    document.addEventListener('change', onChange, { signal: listening.signal });
    document.addEventListener('click', onClick, { signal: listening.signal, capture: true });
    return () => listening.abort();
  }, []);
  return act;
}

function isTextBox(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && /^(text|search|tel|email|number)$/.test(target.type);
}
