import { encodeFilledFields, fetchCount } from './fetch-count.ts';
import { FILTER_FORM } from './page-parts.ts';

/** A handle that is dragged or a price that is typed is counted after a pause. */
const PAUSE_MS = 200;

/**
 * Counts what the panel would find once something is set in it that waits for its button (B9), and calls `show` with
 * the button's new label. A failed count leaves the label as it is. The returned function calls a count off, when the
 * page shows another search.
 */
export function followWaitingCount(root: HTMLElement, show: (label: string) => void): () => void {
  let asking = new AbortController();
  let pause: ReturnType<typeof setTimeout> | undefined;
  const callOff = () => {
    clearTimeout(pause);
    asking.abort();
    asking = new AbortController();
  };
  const count = async (form: HTMLFormElement) => {
    const { signal } = asking;
    const found = await fetchCount(encodeFilledFields(form), signal).catch(() => undefined);
    if (found && !signal.aborted) show(found);
  };
  root.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset.waits === undefined) return;
    const { form } = target;
    if (form?.id !== FILTER_FORM || !form.contains(target) || !isSeen(root)) return;
    callOff();
    pause = setTimeout(() => count(form), PAUSE_MS);
  });
  return callOff;
}

/** On wide screens the panel has no such button. */
function isSeen(root: HTMLElement): boolean {
  return root.querySelector('.sheet-f button')?.checkVisibility() ?? false;
}
