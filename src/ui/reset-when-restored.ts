/**
 * Resets a form to what its page was made for when the browser restores the page whole: it also restores what was
 * typed.
 */
export function resetWhenRestored(form: HTMLElement): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => persisted && form.closest('form')?.reset();
  window.addEventListener('pageshow', shown);
  return () => window.removeEventListener('pageshow', shown);
}
