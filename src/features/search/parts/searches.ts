import { decodeMakeModel } from '../../../search/facets.ts';
import { FILTER_FORM } from './page-parts.ts';
import { closeSheets } from './sheets.ts';

/** A handle moved by keys changes at every step: the search waits for a pause. */
const SLIDER_PAUSE_MS = 400;

export interface Searching {
  /** A field has changed: the panel must show its own search before its fields are read. */
  catchUp(): void;
  goToForm(form: HTMLFormElement): void;
  goTo(href: string): void;
  retry(): void;
}

/** Tells of what visitors do on the page that is a search: changed fields, submitted forms, followed links (B15). */
export function followSearches(root: HTMLElement, { catchUp, goToForm, goTo, retry }: Searching): void {
  let pause: ReturnType<typeof setTimeout> | undefined;
  root.addEventListener('change', ({ target }) => {
    const field = target as HTMLInputElement;
    const { form } = field;
    if (form?.id !== FILTER_FORM || isWaitingForButton(field)) return;
    catchUp();
    if (field.name === 'make' && !field.checked) untickModels(form, field.value);
    clearTimeout(pause);
    if (field.type === 'range') pause = setTimeout(() => goToForm(form), SLIDER_PAUSE_MS);
    else if (form.reportValidity()) goToForm(form);
  });
  root.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.id !== FILTER_FORM) return;
    event.preventDefault();
    closeSheets(root);
    goToForm(event.target);
  });
  root.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-retry]')) return retry();
    const href = findSearchLink(event);
    if (!href) return;
    event.preventDefault();
    closeSheets(root);
    goTo(href);
  });
}

/** The price's and the search box's fields are marked `data-waits`: they apply when their button is pressed (B8). */
function isWaitingForButton(field: HTMLElement): boolean {
  return field.dataset.waits !== undefined;
}

function untickModels(form: HTMLFormElement, make: string): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input[name="make_model"]'))
    if (decodeMakeModel(field.value)?.make === make) field.checked = false;
}

/** The address of a plainly clicked link to a search, to be handled here; undefined for anything else. */
function findSearchLink(event: MouseEvent): string | undefined {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || event.button !== 0 || modified) return undefined;
  if (!(event.target instanceof Element)) return undefined;
  const href = event.target.closest('a[href^="/"]:not([target])')?.getAttribute('href') ?? '';
  return /^\/(?:search\/|special-offers(?:\?|$))/.test(href) ? href : undefined;
}
