import { encodeFilledFields, fetchCount } from './fetch-count.ts';
import { runLabel } from './run-label.ts';

/** Typing is counted after a pause. */
const TYPING_PAUSE_MS = 250;

/**
 * Keeps the label of a search form's button up to date while its fields change: how many they would find (B9). The
 * button's own label is for empty fields; the form's `data-uncounted` is for when the count cannot be loaded, and its
 * number counts up to `data-cap`. Returns the function that ends it.
 */
export function countForm(element: HTMLElement): (() => void) | undefined {
  const form = element.closest('form');
  const button = form?.querySelector<HTMLElement>('button[type=submit]');
  if (!form || !button) return undefined;
  const { uncounted = '', cap } = form.dataset;
  const all = button.getAttribute('aria-label') ?? '';
  const show = runLabel(button, Number(cap));
  const listening = new AbortController();
  let asking = new AbortController();
  let pause: ReturnType<typeof setTimeout> | undefined;
  const count = async () => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    const fields = encodeFilledFields(form);
    const counted = fields ? await fetchCount(fields, signal).catch(() => uncounted) : all;
    if (!signal.aborted) show(counted);
  };
  const onInput = ({ target }: Event) => {
    clearTimeout(pause);
    if (target instanceof HTMLInputElement && target.type === 'search') pause = setTimeout(count, TYPING_PAUSE_MS);
    else count();
  };
  form.addEventListener('input', onInput, { signal: listening.signal });
  // A browser may have restored earlier choices, at once or with a page from its own cache.
  window.addEventListener('pageshow', count, { signal: listening.signal });
  count();
  return () => {
    clearTimeout(pause);
    listening.abort();
    asking.abort();
  };
}
