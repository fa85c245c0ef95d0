import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets a form's fields back to what the page says whenever `address` changes, so that back and forward, or a browser that kept old values, never
 * leave a tick that no longer counts. Fields stay in place, so the focus does. A select says its value in `data-value`.
 */
export function useFreshForm(within: RefObject<HTMLElement | null>, formId: string, address: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what makes the fields stale
  useLayoutEffect(() => {
    const form = within.current?.querySelector<HTMLFormElement>(`#${formId}`);
    if (!form) return;
    form.reset();
    for (const field of form.elements)
      if (field instanceof HTMLSelectElement) field.value = field.dataset.value ?? '';
  }, [within, formId, address]);
}
