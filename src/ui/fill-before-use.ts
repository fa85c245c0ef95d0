import { isRestored } from './is-restored.ts';

interface Option {
  label: string;
  value: string;
}

/** Options as text for `data-all`: a line each, the value before the label. */
export const encodeOptions = (options: readonly Option[]): string =>
  options.map(({ label, value }) => `${value}\t${label}`).join('\n');

/** What happens before a list can be opened, by mouse, finger or key. */
const BEFORE_USE = ['pointerenter', 'pointerdown', 'focus'] as const;

/**
 * Gives a select all its options (`data-all`) when it is about to be used: the first HTML has the commonest. The choice
 * is kept in the history entry, because a browser that comes back to the page restores only what the HTML has.
 */
export function fillBeforeUse(element: HTMLElement): void {
  const select = element as HTMLSelectElement;
  const key = `chosen-${select.name}`;
  const listening = new AbortController();
  const fill = (chosen: string) => {
    listening.abort();
    // The first stands for no choice.
    select.length = 1;
    for (const line of select.dataset.all?.split('\n') ?? []) {
      const [value = '', label] = line.split('\t');
      select.add(Object.assign(document.createElement('option'), { value, textContent: label }));
    }
    select.value = chosen;
  };
  for (const type of BEFORE_USE) select.addEventListener(type, () => fill(select.value), { signal: listening.signal });
  select.addEventListener('change', () => history.replaceState({ ...history.state, [key]: select.value }, ''));
  const kept: unknown = isRestored() ? history.state?.[key] : undefined;
  if (typeof kept !== 'string') return;
  fill(kept);
  select.dispatchEvent(new Event('input', { bubbles: true }));
}
