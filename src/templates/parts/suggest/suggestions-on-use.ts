import { withSheet } from '../sheet-on-use.ts';

const BOX = 'input[data-suggest]';

const used = new WeakSet<Element>();
/** The words of each box when its form was last submitted. */
const sent = new WeakMap<Element, string>();

/**
 * Suggestions below the search boxes of the page (`data-suggest`). Their script is loaded when a box is first used;
 * until then, and without it, the box is a plain one.
 */
export function startSuggestionsOnUse(): void {
  document.addEventListener('focusin', ({ target }) => load(target));
  document.addEventListener('submit', noteSent, true);
  load(document.activeElement);
}

function load(box: EventTarget | null): void {
  if (!(box instanceof HTMLInputElement && box.matches(BOX)) || used.has(box)) return;
  used.add(box);
  withSheet('suggest', import('./suggestions.ts')).then(
    ({ startSuggestions }) => startSuggestions(box, () => sent.get(box) === box.value),
    (error: unknown) => {
      used.delete(box);
      console.warn('There are no suggestions for now', error);
    },
  );
}

function noteSent({ target }: SubmitEvent): void {
  if (!(target instanceof HTMLFormElement)) return;
  for (const box of target.elements) if (box instanceof HTMLInputElement && box.matches(BOX)) sent.set(box, box.value);
}
