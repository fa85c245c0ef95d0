import type { Car } from '../../../domain/car.ts';
import { cardRecord } from '../../../domain/card-record.ts';
import { type EstimatedCar, estimateOf, mayBeSaid } from '../../../domain/finance/estimate.ts';
import { findLender } from '../../../domain/finance/quote.ts';
import { financeTerms } from '../../../domain/finance/terms.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { repaymentModel } from '../repayment/make.ts';
import type { RepaymentModel } from '../repayment/model.ts';
import { estimateBasis } from './basis.ts';
import type { EstimateModel, SaidEstimate } from './model.ts';

type EstimateSettings = Pick<SiteSettings, 'finance' | 'price' | 'wording' | 'locations'>;

/** What a card says of a vehicle's repayment (E1); null where the rules leave it out or it is too small to say. */
export function cardRepayment(
  record: EstimatedCar,
  settings: EstimateSettings,
  now: Date,
): RepaymentModel | null {
  const said = saidEstimate(record, settings, now);
  return said?.kind === 'repayment' ? said.repayment : null;
}

/** What the vehicle page says (E1, E6): a repayment, that one may enquire, or where to fetch it from; null for nothing. */
export function vehicleEstimate(car: Car, settings: EstimateSettings, now: Date): EstimateModel | null {
  if (wantsQuote(car, settings, now)) return { kind: 'fetched', from: `${car.path}/finance` };
  return saidEstimate(cardRecord(car, settings.finance), settings, now);
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

function saidEstimate(car: EstimatedCar, settings: EstimateSettings, now: Date): SaidEstimate | null {
  const { finance } = settings;
  const estimate = estimateOf(car, settings, now);
  if (!estimate) return null;
  if (estimate.kind === 'too_small') return { kind: 'enquire', text: finance.texts.enquire };
  const repayment = repaymentModel({
    amountCents: estimate.dollars * 100,
    every: finance.estimate.every,
    rate: estimate.interestRate,
    comparison: estimate.comparisonRate,
    offerEnds: finance.estimate.offerEnds,
    basis: estimateBasis(finance, estimate.termYears),
    warning: finance.disclaimer.comparisonWarning,
  });
  return { kind: 'repayment', repayment };
}
