/** In the footer: asks the visitor once more for their consent to measuring by third parties. */
export const MeasuringAgain = ({ label }: { label: string }) => (
  <button className="measuring-again" type="button" onClick={askAgain}>
    {label}
  </button>
);

async function askAgain() {
  const store = await import('../../../kernel/events/consent/parts/store.ts');
  store.resetConsent();
}
