import { type RefObject, useEffect } from 'react';
import { hasHint } from '../../visitors/parts/hint.ts';
import { FIGURES, withThousands } from '../fields/figures.ts';
import type { Field } from '../fields/schema.ts';
import type { FormModel } from '../model.ts';
import { DETAILS, type Details, isDetailName, isDraftField } from '../saved-fields.ts';
import { details, drafts } from './stores.ts';

type FormRef = RefObject<HTMLFormElement | null>;
type Model = Pick<FormModel, 'id' | 'steps' | 'sent'>;

/**
 * Fills in empty boxes from the last visit, and stores input for the next. `onFilled` is called when something was
 * filled in.
 */
export function useSavedFields(ref: FormRef, model: Model, onFilled: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form is filled in once, when its page comes to life
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const fields = model.steps.flatMap((step) => step.fields);
    if (!model.sent && fillIn(form, fields, model.id)) onFilled();
    if (!model.sent && hasHint()) void fillInOwn(form, fields).then((isFilled) => isFilled && onFilled());
    const keep = () => saveFields(form, fields, model.id);
    form.addEventListener('change', keep);
    return () => form.removeEventListener('change', keep);
  }, []);
}

/** Removes the stored details and the form's draft, and empties the boxes. */
export function forgetDetails(form: HTMLFormElement, id: string): void {
  details.update(() => []);
  forgetDraft(id);
  for (const name of DETAILS) write(form, name, '');
}

/** Once a form is sent, its contents are no draft any more. */
export function forgetDraft(id: string): void {
  drafts.update((all) => all.filter(({ form }) => form !== id));
}

/** Fills in the empty boxes of a form from the stores; returns whether that included personal details. */
export function fillIn(form: HTMLFormElement, fields: readonly Field[], id: string): boolean {
  const stored: Record<string, string> = {
    ...drafts.items().find((draft) => draft.form === id)?.fields,
    ...details.items()[0],
  };
  const filled = fields.filter(({ name, kind, value }) => {
    const text = stored[name] && (kind in FIGURES ? withThousands(stored[name]) : stored[name]);
    // What this visit's address says takes precedence over what was written on another.
    if (!text || value !== undefined || textIn(form, name) !== '') return false;
    write(form, name, text);
    return isDetailName(name);
  });
  return filled.length > 0;
}

/**
 * Fills in the signed-in visitor's stored details (F6) where nobody has typed anything, not even before the scripts
 * loaded (`ui/hydration/early-input.ts`).
 */
async function fillInOwn(form: HTMLFormElement, fields: readonly Field[]): Promise<boolean> {
  const written = new Set<unknown>();
  form.addEventListener('input', ({ target }) => written.add(target));
  const { loadOwnDetails } = await import('./own-details.ts');
  const own = await loadOwnDetails();
  const filled = fields.filter(({ name, value }) => {
    const text = isDetailName(name) ? own[name] : undefined;
    if (!text || value !== undefined || written.has(form.elements.namedItem(name))) return false;
    write(form, name, text);
    return true;
  });
  return filled.length > 0;
}

/** Stores the contents of a form: personal details for every form, the rest for this one. */
export function saveFields(form: HTMLFormElement, fields: readonly Field[], id: string): void {
  const [last] = details.items();
  // Details that this form does not ask for stay as they are.
  const said = (name: keyof Details) => (form.elements.namedItem(name) ? textIn(form, name) : (last?.[name] ?? ''));
  const person: Details = {
    name: said('name'),
    last_name: said('last_name'),
    email: said('email'),
    phone: said('phone'),
    postcode: said('postcode'),
  };
  if (Object.values(person).some(Boolean)) details.update(() => [person]);
  const drafted = fields.filter(isDraftField).map(({ name }) => [name, textIn(form, name)]);
  const written = Object.fromEntries(drafted.filter(([, text]) => text));
  drafts.update((all) => [{ form: id, fields: written }, ...all.filter((draft) => draft.form !== id)]);
}

function textIn(form: HTMLFormElement, name: string): string {
  const box = form.elements.namedItem(name);
  return box && 'value' in box ? box.value.slice(0, 300) : '';
}

function write(form: HTMLFormElement, name: string, text: string): void {
  const box = form.elements.namedItem(name);
  if (box && 'value' in box) box.value = text;
}
