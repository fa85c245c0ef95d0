import type { Bounds } from '../../../domain/finance/calculator-input.ts';
import { isFinanceCheckEligible } from '../../../domain/finance/estimate/check.ts';
import { FREQUENCIES } from '../../../domain/finance/loan/frequency.ts';
import { buildFinanceTerms, type FinanceTerms } from '../../../domain/finance/terms.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { FINANCE_PAGES, type FinancePageKey } from '../../../kernel/addresses/finance.ts';
import { formatClosedGateText, isClosed } from '../../../kernel/addresses/gates.ts';
import type { CalculatorModel, FigureName } from '../../../kernel/finance/calculator/model.ts';
import { buildCalculatorModel } from '../../../kernel/finance/calculator/model.ts';
import { formatYears } from '../../../kernel/finance/estimate/basis.ts';
import { buildConsentFields, buildDealershipFields, CONTACT_FIELDS } from '../../../kernel/forms/fields/fields.ts';
import type { FormContext, FormRow } from '../../../kernel/forms/fields/row.ts';
import type { Field, FormStep } from '../../../kernel/forms/fields/schema.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { toEnquiryFigures } from './figures.ts';

const EMPLOYMENT = [
  'Full time',
  'Part time',
  'Casual',
  'Self-employed',
  'Contractor',
  'Retired or pension',
  'Student',
  'Not working',
].map((label) => ({ value: label, label }));

/** The enquiry of each finance page (G3): about you, the vehicle and the budget, the finance. */
const FORMS: Readonly<Record<FinancePageKey, FormRow>> = {
  enquiry: financeForm('enquiry'),
  pre_approval: financeForm('pre_approval'),
  check: financeForm('check'),
};
export const FINANCE_FORMS: readonly FormRow[] = Object.values(FORMS);

export const getFinanceForm = (key: FinancePageKey): FormRow => FORMS[key];

function financeForm(key: FinancePageKey): FormRow {
  const page = FINANCE_PAGES[key];
  return {
    id: `finance-${key}`,
    heading: 'Finance enquiry',
    submitLabel: 'Send my enquiry',
    category: 'Finance Enquiry',
    subcategory: page.subcategory,
    subject: 'finance',
    gate: page.gate,
    findRefusal({ settings, car }) {
      const { pages } = settings.finance;
      if (page.path(pages) === null) return 'This website has no such form.';
      if (isClosed(page.gate, settings)) return formatClosedGateText(settings);
      return page.needsVehicle && !isCheckable(car, pages.eligibleAbove) ? describeNotCheckable(settings) : null;
    },
    steps: (context) => [aboutYou(), wanted(context), finance(context)],
    hidden: listHiddenFields,
  };
}

/** Whether a vehicle has a check of its own: it has an identification, and can be financed (E10). */
export function isCheckable(car: Car | null | undefined, eligibleAbove: number): car is Car {
  return Boolean(car?.has_nvic && isFinanceCheckEligible(car, eligibleAbove));
}

function describeNotCheckable({ contact }: Pick<SiteSettings, 'contact'>): string {
  return (
    'Finance is no longer available for this vehicle: it is sold, reserved or has no price. Please ' +
    `call ${contact.phone} and we’ll find you something similar.`
  );
}

function aboutYou(): FormStep {
  return { heading: 'About you', text: 'So we can contact you.', fields: CONTACT_FIELDS };
}

function wanted(context: FormContext): FormStep {
  const { given } = context;
  const budget: Field = {
    name: 'vehicle_price_budget',
    label: 'Vehicle budget',
    kind: 'dollars',
    required: false,
    value: digitsOf(given.vehiclePriceBudget),
  };
  return {
    heading: 'Vehicle and budget',
    text: null,
    fields: [budget, ...buildDealershipFields(context)],
  };
}

function finance(context: FormContext): FormStep {
  const terms = buildFinanceTerms(context.settings.finance);
  const calculator = calculatorFor(context);
  const { amount, deposit } = boundsOf(calculator);
  const inputs = isRequested(calculator, context) ? calculator.inputs : undefined;
  const figures = inputs && toEnquiryFigures(inputs);
  const years = yearsOf(terms);
  const fields: Field[] = [
    {
      name: 'loan_amount',
      label: 'Amount to borrow',
      kind: 'dollars',
      required: false,
      bounds: { min: 0, max: amount.max },
      value: figures && String(figures.loan_amount),
    },
    {
      name: 'deposit',
      label: 'Deposit or trade-in',
      kind: 'dollars',
      required: false,
      // Two figures of the calculator in one.
      bounds: { min: 0, max: 2 * deposit.max },
      value: figures?.deposit ? String(figures.deposit) : undefined,
    },
    {
      name: 'loan_term_years',
      label: 'Loan term',
      kind: 'choice',
      required: false,
      options: years.map((value) => ({ value: String(value), label: formatYears(value) })),
      value: String(calculator.inputs.term),
    },
    { name: 'employment', label: 'Employment', kind: 'choice', required: false, options: EMPLOYMENT },
    { name: 'message', label: 'Comments', kind: 'message', required: false },
    ...buildConsentFields(context),
  ];
  return { heading: 'Your finance', text: 'Fill in what you can.', fields };
}

/** The terms in years that can be chosen: the site's own, else every step of the calculator's. */
function yearsOf({ terms, bounds: { term } }: FinanceTerms): readonly number[] {
  if (terms.length > 0) return terms;
  const steps = Math.floor((term.max - term.min) / term.step + 1e-9);
  return Array.from({ length: steps + 1 }, (_, at) => Number((term.min + at * term.step).toFixed(6)));
}

/** The calculator of the page that the form stands on, with the figures that the address names. */
function calculatorFor({ car, settings, given }: FormContext): CalculatorModel {
  const named = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return buildCalculatorModel({ car, settings, asked: new URLSearchParams(named), quoteHref: null });
}

const isRequested = ({ asked }: CalculatorModel, { given }: FormContext) =>
  asked.length > 0 || isFrequency(given.frequency);

function boundsOf({ fields }: CalculatorModel): Record<FigureName, Bounds> {
  return Object.fromEntries(fields.map(({ name, bounds }) => [name, bounds])) as Record<FigureName, Bounds>;
}

const isFrequency = (name = '') => Object.hasOwn(FREQUENCIES, name);

const VIN = /^[A-HJ-NPR-Z0-9]{17}$/i;
const CAR_TYPE = /^(new|demo|used)$/;

const CAR_ID = /^\d{1,9}$/;

/**
 * Hidden fields, where valid: the vehicle details of the address (S2), so that the lead has them when the vehicle has
 * left in between, and the calculator's figures that have no box.
 */
function listHiddenFields(context: FormContext): Record<string, string> {
  const { car, given } = context;
  const { vin = '', car_type = '', car_id = '', residual = '', interest = '', frequency = '' } = given;
  const bounds = boundsOf(calculatorFor(context));
  const id = car ? String(car.id) : car_id;
  return {
    ...(CAR_ID.test(id) && { car_id: id }),
    ...(VIN.test(vin) && { vin: vin.toUpperCase() }),
    ...(CAR_TYPE.test(car_type) && { car_type }),
    ...(isFigure(residual, bounds.residual) && { residual }),
    ...(isFigure(interest, bounds.interest) && { interest }),
    ...(isFrequency(frequency) && { frequency }),
  };
}

const isFigure = (text: string, { min, max }: { min: number; max: number }) =>
  /^\d{1,7}(\.\d{1,2})?$/.test(text) && Number(text) >= min && Number(text) <= max;

function digitsOf(text = ''): string | undefined {
  return /^\d{1,7}$/.test(text) ? text : undefined;
}
