import type { CalculatorInputs } from '../../../../kernel/finance/calculator/model.ts';
import { withThousands } from '../../../../kernel/forms/fields/figures.ts';
import { toEnquiryFigures } from '../figures.ts';

/**
 * Fills the calculator's figures into the enquiry of the same page, if `href` leads there: loading the page anew would
 * lose what was typed. Returns whether there is such an enquiry.
 */
export function fillEnquiryForm(href: string, inputs: CalculatorInputs): boolean {
  const { pathname, hash } = new URL(href, location.href);
  const form = pathname === location.pathname && hash !== '' ? document.querySelector(`${hash} form`) : null;
  if (!(form instanceof HTMLFormElement)) return false;
  const { loan_amount, deposit } = toEnquiryFigures(inputs);
  write(form, 'loan_amount', withThousands(String(loan_amount)));
  write(form, 'deposit', deposit === 0 ? '' : withThousands(String(deposit)));
  write(form, 'loan_term_years', String(inputs.term));
  for (const name of ['residual', 'interest', 'frequency'] as const) writeHidden(form, name, String(inputs[name]));
  form.dispatchEvent(new Event('change', { bubbles: true }));
  form.scrollIntoView({ block: 'start' });
  const first = [...form.querySelectorAll<HTMLElement>('input, select')].find(
    (box) => box.checkVisibility() && box.tabIndex >= 0,
  );
  first?.focus({ preventScroll: true });
  return true;
}

function write(form: HTMLFormElement, name: string, text: string): void {
  const box = form.elements.namedItem(name);
  if (box && 'value' in box) box.value = text;
}

/** Calculator figures without a box go into hidden fields. */
function writeHidden(form: HTMLFormElement, name: string, value: string): void {
  const known = form.elements.namedItem(name);
  if (known instanceof HTMLInputElement) known.value = value;
  else {
    const box = Object.assign(document.createElement('input'), { type: 'hidden', name, value });
    form.append(box);
  }
}
