import { createBrowserStore } from '../../../../ui/browser-store.ts';

/** The visitor's answer on analytics: none yet, or one (I1). */
export const consentAnswers = createBrowserStore({
  name: 'measuring',
  cap: 1,
  check: (value) => (isAnswer(value) ? { agreed: value.agreed } : undefined),
});

function isAnswer(value: unknown): value is { agreed: boolean } {
  return typeof value === 'object' && value !== null && 'agreed' in value && typeof value.agreed === 'boolean';
}

/** Forgets the answer: the visitor is asked again. */
export function resetConsent(): void {
  consentAnswers.update(() => []);
}
