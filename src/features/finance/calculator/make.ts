import { isAvailable } from '../../../domain/availability.ts';
import type { Car } from '../../../domain/car.ts';
import { comparisonFallback } from '../../../domain/finance/comparison-fallback.ts';
import { FREQUENCIES } from '../../../domain/finance/frequency.ts';
import { knownCosts } from '../../../domain/finance/known-costs.ts';
import { findLender, findQuote } from '../../../domain/finance/quote.ts';
import { type FinanceTerms, financeTerms } from '../../../domain/finance/terms.ts';
import { formatDollars } from '../../../domain/format.ts';
import { currentPrice, displayPrice } from '../../../domain/price.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { disclaimerText, financeDisclaimer } from '../disclaimer/make.ts';
import type { FinanceDisclaimerModel } from '../disclaimer/model.ts';
import { comparisonBasis } from '../estimate/basis.ts';
import { calculatorFields } from './fields.ts';
import { readInputs } from './inputs.ts';
import type { CalculatorBasis, CalculatorModel } from './model.ts';

export interface CalculatorRequest {
  /** The vehicle that is financed; null on a page of finance as such. */
  car: Car | null;
  settings: Pick<SiteSettings, 'finance' | 'price' | 'wording'>;
  /** The page's query. */
  asked: URLSearchParams;
  /** Where a quote is asked for; null where the site has no such page. */
  quoteHref: string | null;
  /** Where the call to action leads; null where the vehicle cannot be financed. */
  callHref?: string | null;
  /** Names of the query that stay when the form is sent without scripts. */
  keep?: readonly string[];
}

/** The calculator of a vehicle's page; null where `showsCalculator` says so. */
export function vehicleCalculator(request: CalculatorRequest & { car: Car }): CalculatorModel | null {
  return showsCalculator(request.car, request.settings) ? calculatorModel(request) : null;
}

/**
 * Whether a vehicle's page has the calculator: the site shows it, the vehicle can be had and bought, and the site does not keep finance from
 * its make or dealership (E1). The estimate's least price and greatest age are the lender's, and don't count: the figures are the shopper's.
 */
export function showsCalculator(
  car: Car,
  { finance, price, wording }: CalculatorRequest['settings'],
): boolean {
  const { hiddenMakes, hiddenDealerships } = finance.estimate;
  return (
    finance.calculator.show === 'shown' &&
    isAvailable(car) &&
    displayPrice(car, { ...price, offering: wording.offering }).kind !== 'subscription' &&
    !hiddenMakes.some((make) => make.toLowerCase() === car.make.toLowerCase()) &&
    !hiddenDealerships.includes(car.dealership_slug)
  );
}

/** The calculator with the terms of the site's provider, the figures that the address asks for, and where it leads (E3 to E7). */
export function calculatorModel(request: CalculatorRequest): CalculatorModel {
  const { car, settings, asked, quoteHref, callHref = null, keep = [] } = request;
  const { finance } = settings;
  const { calculator, disclaimer, texts } = finance;
  const terms = termsFor(car, finance);
  const first = { ...terms.defaults, trade_in: 0 };
  const begun = {
    fields: calculatorFields(terms),
    frequencies: terms.frequencies.map((name) => ({ name, label: FREQUENCIES[name].label })),
    first,
  };
  return {
    carId: car?.id ?? null,
    ...begun,
    ...readInputs(asked, begun),
    basis: basisOf(car, finance, terms),
    texts: {
      bounds: calculator.boundsText,
      enquire: texts.enquire,
      residual: calculator.residualText,
      basis: basisText(terms, finance),
      warning: disclaimer.comparisonWarning,
    },
    quote: quoteHref === null ? null : { label: texts.quoteButton, href: quoteHref },
    call: callHref === null ? null : { heading: texts.callHeading, label: texts.callButton, href: callHref },
    disclaimer: disclaimerOf(car, finance, terms),
    kept: keep.flatMap((name) => asked.getAll(name).map((value): [string, string] => [name, value])),
  };
}

type Finance = SiteSettings['finance'];

function termsFor(car: Car | null, finance: Finance): FinanceTerms {
  const lender = car ? findLender(car, finance.finance_provider) : undefined;
  return financeTerms(finance, {
    price: car && currentPrice(car),
    lenderRate: lender?.interestRate ?? null,
    lenderDeposit: lender?.deposit ?? null,
  });
}

function basisOf(
  car: Car | null,
  finance: Finance,
  { provider, enquireAtOrUnder }: FinanceTerms,
): CalculatorBasis {
  const own = ownRates(car, finance);
  return {
    establishmentFeeCents: Math.round(provider.establishmentFee * 100),
    costs: knownCosts(finance),
    rounding: provider.rounding,
    referenceCents: car ? referenceOf(car, finance) : {},
    enquireAtOrUnder,
    own,
    span: provider.comparisonSpan ?? (own ? null : namedSpan(car, finance)),
  };
}

/** Where nobody sent a comparison rate, what the disclaimer names is the least that is said (E7); null where it names none. */
function namedSpan(car: Car | null, finance: Finance): CalculatorBasis['span'] {
  const lender = car ? findLender(car, finance.finance_provider) : undefined;
  const named = comparisonFallback(finance, disclaimerText(finance.disclaimer, lender?.disclaimer ?? null));
  return typeof named === 'number' ? { from: named, to: named } : named;
}

/** The vehicle's quote; without one, the site's own rates. */
function ownRates(car: Car | null, finance: Finance): CalculatorBasis['own'] {
  const quote = car ? findQuote(car, finance) : undefined;
  const { interestRate: interest, comparisonRate: comparison } = quote ?? finance.rates;
  return interest === null || comparison === null ? null : { interest, comparison };
}

function referenceOf(car: Car, finance: Finance): CalculatorBasis['referenceCents'] {
  const { paymentWeek, paymentMonth } = findLender(car, finance.finance_provider) ?? {};
  return {
    ...(paymentWeek && { weekly: Math.round(paymentWeek * 100) }),
    ...(paymentMonth && { monthly: Math.round(paymentMonth * 100) }),
  };
}

function basisText({ provider: { establishmentFee } }: FinanceTerms, finance: Finance): string {
  const fee = establishmentFee > 0 ? `, with an establishment fee of ${formatDollars(establishmentFee)}` : '';
  return [
    `An estimate over {term} at the interest that you chose${fee}.`,
    comparisonBasis(finance),
    'Not an offer of credit; terms, fees and lending criteria apply.',
  ].join(' ');
}

/** The disclaimer, with the fee that the loan itself carries first among the fees. */
function disclaimerOf(
  car: Car | null,
  finance: Finance,
  { provider: { establishmentFee } }: FinanceTerms,
): FinanceDisclaimerModel {
  const lender = car ? findLender(car, finance.finance_provider) : undefined;
  const disclaimer = financeDisclaimer(finance, lender?.disclaimer ?? null);
  if (establishmentFee === 0) return disclaimer;
  const added = { label: 'Establishment fee, in the loan', amount: formatDollars(establishmentFee) };
  return { ...disclaimer, fees: [added, ...disclaimer.fees] };
}
