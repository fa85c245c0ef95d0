import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Resets a form's fields to the page's values whenever its address changes (`lateAddress` for those inside the form,
 * which comes later than the fields around it), so that back and forward, or a browser that restored old values, never
 * leave a tick that no longer counts. What was edited after the search was sent stays; what was chosen before hydration
 * is replayed after this (`ui/hydration/early-input.ts`). Words that became filters leave the box. Fields stay in
 * place, so the focus does. A select has its value in `data-value`. Returns what to call when a search is sent: the
 * edits up to then are part of it.
 */
export function useFreshForm(
  within: RefObject<HTMLElement | null>,
  formId: string,
  { address, lateAddress }: { address: string; lateAddress: string },
): () => void {
  const { edited, forget } = useEdited(within);
  const setAllBack = (which: (form: HTMLFormElement, field: Field) => boolean) => {
    const form = within.current?.querySelector<HTMLFormElement>(`#${formId}`);
    for (const field of form?.elements ?? []) {
      if (!isField(field) || edited.current.has(field)) continue;
      if (form && which(form, field)) setBack(field);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what makes the fields stale
  useLayoutEffect(() => setAllBack((form, field) => !form.contains(field)), [within, formId, address]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what makes the fields stale
  useLayoutEffect(() => setAllBack((form, field) => form.contains(field)), [within, formId, lateAddress]);
  return forget;
}

/** The fields that were changed since the last search was sent, or since the last back or forward navigation. */
function useEdited(within: RefObject<HTMLElement | null>) {
  const edited = useRef(new Set<EventTarget>());
  const forget = () => edited.current.clear();
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onInput = ({ target }: Event) => target && edited.current.add(target);
    within.current?.addEventListener('input', onInput, { signal });
    window.addEventListener('popstate', () => edited.current.clear(), { signal });
    return () => listening.abort();
  }, [within]);
  return { edited, forget };
}

function isField(element: Element): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

function setBack(field: Field): void {
  if (field instanceof HTMLSelectElement) field.value = field.dataset.value ?? '';
  else if (/^(checkbox|radio)$/.test(field.type)) field.checked = field.defaultChecked;
  else if (field.value !== field.defaultValue) field.value = field.defaultValue;
}
