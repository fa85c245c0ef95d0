import { createBrowserStore } from '../../../../ui/browser-store.ts';

/** What the visitor said to measuring: nothing yet, or one answer (I1). */
export const consentAnswers = createBrowserStore({
  name: 'measuring',
  cap: 1,
  check: (value) => (isAnswer(value) ? { agreed: value.agreed } : undefined),
});

function isAnswer(value: unknown): value is { agreed: boolean } {
  return (
    typeof value === 'object' && value !== null && 'agreed' in value && typeof value.agreed === 'boolean'
  );
}

/** Takes back what was said: the visitor is asked again. */
export function resetConsent(): void {
  consentAnswers.update(() => []);
}
