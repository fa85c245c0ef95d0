import { type EstimatedCar, estimateOf, mayBeSaid } from '../../../domain/finance/estimate/estimate.ts';
import { findLender } from '../../../domain/finance/find-lender.ts';
import { financeTerms } from '../../../domain/finance/terms.ts';
import { cardRecord } from '../../../domain/listing/card-record.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { QUOTED_TERM_YEARS } from '../../../integrations/finance/contract.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { vehicleHref } from '../../addresses/vehicle.ts';
import { offerEndsText, repaymentModel } from '../repayment/make.ts';
import type { RepaymentModel } from '../repayment/model.ts';
import { estimateBasis, quoteBasis } from './basis.ts';
import type { CardEstimate, EnquireEstimate, EstimateModel, SaidEstimate } from './model.ts';

type EstimateSettings = Pick<SiteSettings, 'finance' | 'price' | 'wording' | 'locations'>;

export interface EstimateInputs {
  car: Car;
  settings: EstimateSettings;
  now: Date;
  /** Where one may enquire; null while the site has no such page. */
  enquireHref: string | null;
}

/**
 * What a card says of a vehicle's repayment (E1, E6): the repayment with the site's own disclaimer, which has no other place on its page, or
 * the words in place of one too small to be said; neither where the rules leave it out.
 */
export function cardEstimate(record: EstimatedCar, settings: EstimateSettings, now: Date): CardEstimate {
  const { disclaimer, texts } = settings.finance;
  const repayment = repaymentOf(record, settings, now);
  return {
    repayment: repayment && { ...repayment, disclaimer: disclaimer.text },
    enquireFinance: isTooSmall(record, settings, now) ? texts.enquire : null,
  };
}

function isTooSmall(record: EstimatedCar, settings: EstimateSettings, now: Date): boolean {
  return estimateOf(record, settings, now)?.kind === 'too_small';
}

function repaymentOf(record: EstimatedCar, settings: EstimateSettings, now: Date): RepaymentModel | null {
  const estimate = estimateOf(record, settings, now);
  if (estimate?.kind !== 'repayment') return null;
  const { finance } = settings;
  const { financing, dollars } = estimate;
  return repaymentModel({
    amountCents: dollars * 100,
    every: finance.estimate.every,
    rate: financing.interestRate,
    comparison: financing.comparisonRate,
    deposit: Math.round(financing.deposit),
    balloon: Math.round(financing.balloon),
    offerEnds: finance.estimate.offerEnds,
    basis: estimateBasis(finance, financing),
    warning: finance.disclaimer.comparisonWarning,
  });
}

/** What the vehicle page says (E1, E6, E8): a repayment, that one may enquire, or where to fetch it from; null for nothing. */
export function vehicleEstimate(inputs: EstimateInputs): EstimateModel | null {
  const { car, settings, now } = inputs;
  if (!wantsQuote(car, settings, now)) return saidEstimate(inputs);
  const { finance } = settings;
  return {
    kind: 'fetched',
    from: `${vehicleHref(car.slug)}/finance`,
    terms: {
      note: `* ${quoteBasis(finance, QUOTED_TERM_YEARS)}`,
      warning: finance.disclaimer.comparisonWarning,
      offerEnds: offerEndsText(finance.estimate.offerEnds),
    },
    otherwise: enquire(inputs),
  };
}

/** What is said of a vehicle by the figures that it has; null for nothing. */
export function saidEstimate(inputs: EstimateInputs): SaidEstimate | null {
  const { car, settings, now } = inputs;
  const record = cardRecord(car, settings.finance);
  if (isTooSmall(record, settings, now)) return enquire(inputs);
  const repayment = repaymentOf(record, settings, now);
  return repayment && { kind: 'repayment', repayment };
}

/** Whether a quote is to be asked for: the provider's come from its service, the vehicle has none and may have one, and the site wants it (E8). */
export function wantsQuote(car: Car, settings: EstimateSettings, now: Date): boolean {
  const { finance } = settings;
  return (
    financeTerms(finance).provider.quotes === 'quote_service' &&
    finance.estimate.fetch === 'on' &&
    !findLender(car, finance.finance_provider) &&
    mayBeSaid(car, settings, now)
  );
}

function enquire({ settings, enquireHref }: EstimateInputs): EnquireEstimate {
  return { kind: 'enquire', text: settings.finance.texts.enquire, href: enquireHref };
}
