import { financeTerms } from '../../../domain/finance/terms.ts';
import { CONTACT_FIELDS, consentFields, dealershipFields } from '../../forms/fields.ts';
import type { FormContext, FormRow } from '../../forms/row.ts';
import type { Field, FormStep } from '../../forms/schema.ts';
import { yearsText } from '../estimate/basis.ts';
import { FINANCE_PAGE_KEYS, FINANCE_PAGES, type FinancePageKey, isGated } from '../pages/table.ts';

const EMPLOYMENT = [
  'Full time',
  'Part time',
  'Casual',
  'Self-employed',
  'Contractor',
  'Retired or pension',
  'Student',
  'Not working now',
].map((label) => ({ value: label, label }));

/** The enquiry of each finance page (G3): about you, the vehicle and the budget, the finance. */
export const FINANCE_FORMS: readonly FormRow[] = FINANCE_PAGE_KEYS.map(financeForm);

/** The enquiry of a finance page. Throws for a page that is none. */
export function getFinanceForm(key: FinancePageKey): FormRow {
  const form = FINANCE_FORMS[FINANCE_PAGE_KEYS.indexOf(key)];
  if (!form) throw new Error(`There is no finance page "${key}"`);
  return form;
}

function financeForm(key: FinancePageKey): FormRow {
  const page = FINANCE_PAGES[key];
  return {
    id: `finance-${key}`,
    heading: 'Finance enquiry',
    submitLabel: 'Send my enquiry',
    category: 'Finance Enquiry',
    subcategory: page.subcategory,
    refusal({ settings }) {
      if (page.path(settings.finance.pages) === null) return 'This website has no such form.';
      return isGated(key, settings) ? signInNeeded(settings.contact.phone) : null;
    },
    steps: (context) => [aboutYou(), wanted(context), finance(context)],
    hidden: ({ given }) => carriedOn(given),
  };
}

/** Said where signing in is needed, until there is a way to sign in. */
export function signInNeeded(phone: string): string {
  return `Signing in is needed for this. Please call ${phone}, and we will help you on the phone.`;
}

function aboutYou(): FormStep {
  return { heading: 'About you', text: 'So that we can answer you.', fields: CONTACT_FIELDS };
}

function wanted(context: FormContext): FormStep {
  const { given } = context;
  const budget: Field = {
    name: 'vehicle_price_budget',
    label: 'Budget for the vehicle',
    kind: 'dollars',
    required: false,
    value: digitsOf(given.vehiclePriceBudget),
  };
  return {
    heading: 'The vehicle and your budget',
    text: null,
    fields: [budget, ...dealershipFields(context)],
  };
}

function finance(context: FormContext): FormStep {
  const { given, settings } = context;
  const { bounds, terms, defaults } = financeTerms(settings.finance);
  const years = terms.length > 0 ? terms : wholeYears(bounds.term.min, bounds.term.max);
  const fields: Field[] = [
    {
      name: 'loan_amount',
      label: 'Amount to borrow',
      kind: 'dollars',
      required: false,
      bounds: bounds.amount,
      value: digitsOf(given.amount),
    },
    {
      name: 'deposit',
      label: 'Deposit or trade-in',
      kind: 'dollars',
      required: false,
      bounds: bounds.deposit,
      value: digitsOf(given.deposit),
    },
    {
      name: 'loan_term_years',
      label: 'Over how long',
      kind: 'choice',
      required: false,
      options: years.map((value) => ({ value: String(value), label: yearsText(value) })),
      value: [given.term, String(defaults.term)].find((term) => years.map(String).includes(term ?? '')),
    },
    { name: 'employment', label: 'Employment', kind: 'choice', required: false, options: EMPLOYMENT },
    { name: 'message', label: 'Comments', kind: 'message', required: false },
    ...consentFields(context),
  ];
  return { heading: 'Your finance', text: 'Fill in what you know already.', fields };
}

function wholeYears(min: number, max: number): number[] {
  const first = Math.ceil(min);
  return Array.from({ length: Math.max(0, Math.floor(max) - first + 1) }, (_, index) => first + index);
}

const VIN = /^[A-HJ-NPR-Z0-9]{17}$/i;
const CAR_TYPE = /^(new|demo|used)$/;

/** What the address says of a vehicle and the lead carries on, where it is what it should be (S2). */
function carriedOn({ vin = '', car_type = '' }: FormContext['given']): Record<string, string> {
  return { ...(VIN.test(vin) && { vin: vin.toUpperCase() }), ...(CAR_TYPE.test(car_type) && { car_type }) };
}

function digitsOf(text = ''): string | undefined {
  return /^\d{1,7}$/.test(text) ? text : undefined;
}
