import { computeLeastComparisonRate } from '../domain/finance/known-costs.ts';
import { buildFinanceTerms, type FinanceTerms } from '../domain/finance/terms.ts';
import { getErrorMessage } from '../domain/text/error-message.ts';
import { checkAboveZero, checkAtLeast, checkListed, checkOrder, checkPresent } from './check-rules.ts';
import type { Problem } from './problem.ts';
import type { SiteSettings } from './schema.ts';

type Finance = SiteSettings['finance'];

export function checkFinance(finance: Finance): Problem[] {
  const { calculator, finance_provider, custom } = finance;
  const described = finance_provider !== 'custom' || custom !== null;
  const divisors = checkDivisors(finance);
  return [
    ...checkPresent('finance.custom', !described, 'finance.finance_provider is "custom"'),
    ...checkListed('finance.calculator.defaultFrequency', calculator.defaultFrequency, calculator.frequencies),
    ...divisors,
    ...(described ? checkBounds(finance) : []),
    ...checkRates(finance, described && divisors.length === 0),
  ];
}

/** Figures that are divided by: terms, steps and the example loan. */
function checkDivisors({ calculator, estimate, rates }: Finance): Problem[] {
  const { termMin, amountStep, termStep, interestStep, depositStep, residualStep } = calculator;
  const figures = { termMin, amountStep, termStep, interestStep, depositStep, residualStep };
  return [
    ...Object.entries(figures).flatMap(([key, value]) => checkAboveZero(`finance.calculator.${key}`, value)),
    ...calculator.terms.flatMap((years, at) => checkAboveZero(`finance.calculator.terms[${at}]`, years)),
    ...checkAboveZero('finance.estimate.termYears', estimate.termYears),
    ...checkAboveZero('finance.rates.exampleAmount', rates.exampleAmount),
    ...checkAboveZero('finance.rates.exampleTermYears', rates.exampleTermYears),
    ...checkAboveZero('finance.rates.note.termYears', rates.note.termYears),
  ];
}

/** The lowest possible lender's rate, for providers whose bounds follow the lender's rate. */
const LOWEST_LENDER = { price: null, lenderRate: 0 };

/** Checks the effective bounds, the provider's overridden by the site's: each minimum must be below its maximum. */
function checkBounds(finance: Finance): Problem[] {
  const { bounds } = buildFinanceTerms(finance, LOWEST_LENDER);
  const check = (name: keyof FinanceTerms['bounds'], path: string) =>
    checkOrder(path, bounds[name].min, bounds[name].max);
  return [
    ...check('amount', 'finance.calculator.amountMin'),
    ...check('term', 'finance.calculator.termMin'),
    ...check('interest', 'finance.calculator.interestMin'),
    ...check('deposit', 'finance.calculator.depositMax'),
    ...check('residual', 'finance.calculator.residualMax'),
  ];
}

/**
 * A rate must never be shown without its comparison rate, nor with one that leaves fees out; a range must have both
 * ends.
 */
function checkRates(finance: Finance, isWorkable: boolean): Problem[] {
  const { interestRate, comparisonRate, comparisonRateFrom: from, comparisonRateTo: to } = finance.rates;
  const path = 'finance.rates.comparisonRate';
  return [
    ...checkPresent(
      path,
      interestRate !== null && comparisonRate === null,
      'a rate is never shown without its comparison rate',
    ),
    ...(isWorkable ? checkLeast(finance) : []),
    ...checkPresent(`${path}From`, from === null && to !== null, 'finance.rates.comparisonRateTo is set'),
    ...checkPresent(`${path}To`, to === null && from !== null, 'finance.rates.comparisonRateFrom is set'),
    ...checkOrder(`${path}From`, from, to),
  ];
}

function checkLeast(finance: Finance): Problem[] {
  const path = 'finance.rates.comparisonRate';
  try {
    const least = computeLeastComparisonRate(finance);
    const because = 'a comparison rate is the interest with its fees';
    return checkAtLeast(path, finance.rates.comparisonRate, least, because);
  } catch (error) {
    return [{ path, reason: getErrorMessage(error), suggestion: null }];
  }
}
