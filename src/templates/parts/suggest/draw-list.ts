import type { Suggestion } from '../../../features/search/suggest/suggestion.ts';
import { createElement } from '../../../ui/create-element.ts';

const NAMES: Record<Suggestion['kind'], string> = {
  search: 'Showing',
  make: 'Make',
  model: 'Model',
  body: 'Body type',
  stock: 'Stock number',
};

let lists = 0;

/**
 * Puts an empty list after the label of a search box, and beside it what tells screen readers of its lines. Both always
 * exist, so that `aria-controls` stays valid.
 */
export function drawList(box: HTMLInputElement): { list: HTMLElement; status: HTMLElement } {
  lists += 1;
  const id = `suggestions-${lists}`;
  const list = createElement('div', {
    className: 'suggest',
    role: 'listbox',
    id,
    ariaLabel: 'Suggestions',
    hidden: true,
  });
  // The focus stays in the box, whatever is pressed here.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  const status = createElement('span', { className: 'vh', role: 'status' });
  (box.closest('label') ?? box).after(list, status);
  return { list, status };
}

export function drawLine({ kind, label, detail, countText, href }: Suggestion, id: string): HTMLElement {
  const line = createElement('a', { id, href, role: 'option', tabIndex: -1 });
  const what = createElement('span', { className: 'suggest-what' });
  what.append(createElement('small', { textContent: NAMES[kind] }), createElement('b', { textContent: label }), ' ');
  if (detail) what.append(createElement('span', { textContent: detail }));
  line.append(what);
  if (countText) line.append(createElement('span', { className: 'suggest-n', textContent: countText }));
  return line;
}
