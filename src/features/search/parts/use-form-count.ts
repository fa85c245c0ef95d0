import { type RefObject, useEffect, useState } from 'react';
import { encodeFilledFields, fetchCount } from './fetch-count.ts';

/** Typing is counted after a pause. */
const TYPING_PAUSE_MS = 250;

/**
 * The label of a search form's button while its fields change: how many they would find (B9). `labels.all` is for empty
 * fields, `labels.uncounted` for when the count cannot be loaded.
 */
export function useFormCount(
  form: RefObject<HTMLFormElement | null>,
  labels: { all: string; uncounted: string },
): string {
  const [label, setLabel] = useState(labels.all);
  const { all, uncounted } = labels;
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const listening = new AbortController();
    let asking = new AbortController();
    let pause: ReturnType<typeof setTimeout> | undefined;
    const count = async () => {
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      const fields = encodeFilledFields(element);
      const counted = fields ? await fetchCount(fields, signal).catch(() => uncounted) : all;
      if (!signal.aborted) setLabel(counted);
    };
    const onInput = ({ target }: Event) => {
      clearTimeout(pause);
      if (target instanceof HTMLInputElement && target.type === 'search') pause = setTimeout(count, TYPING_PAUSE_MS);
      else count();
    };
    element.addEventListener('input', onInput, { signal: listening.signal });
    // A browser may have restored earlier choices, at once or with a page from its own cache.
    window.addEventListener('pageshow', count, { signal: listening.signal });
    count();
    return () => {
      clearTimeout(pause);
      listening.abort();
      asking.abort();
    };
  }, [form, all, uncounted]);
  return label;
}
