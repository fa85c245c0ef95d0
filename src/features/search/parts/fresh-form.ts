import type { Edits } from './edits.ts';
import { FILTER_FORM } from './page-parts.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Resets the form's fields to the page's values, so that back and forward, or a browser that restored old values, never
 * leave a tick that no longer counts; `where` tells the fields inside the form from those around it, which change
 * sooner. What was edited after the search was sent stays; what was chosen before the scripts ran is replayed after
 * this (`ui/hydration/early-input.ts`). Words that became filters leave the box. A select has its value in
 * `data-value`; boxes without a name are no part of the search.
 */
export function freshenForm(root: HTMLElement, where: 'inside' | 'around', edits: Edits): void {
  const form = root.querySelector<HTMLFormElement>(`#${FILTER_FORM}`);
  for (const field of form?.elements ?? [])
    if (isField(field) && form?.contains(field) === (where === 'inside') && !edits.has(field)) setBack(field);
}

function isField(element: Element): element is Field {
  const isBox = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
  return isBox && element.name !== '';
}

function setBack(field: Field): void {
  if (field instanceof HTMLSelectElement) field.value = field.dataset.value ?? '';
  else if (/^(checkbox|radio)$/.test(field.type)) field.checked = field.defaultChecked;
  else if (field.value !== field.defaultValue) field.value = field.defaultValue;
}
