import { canShowEstimate, type EstimatedCar, findEstimate } from '../../../domain/finance/estimate/estimate.ts';
import { findLender } from '../../../domain/finance/find-lender.ts';
import { buildFinanceTerms } from '../../../domain/finance/terms.ts';
import { buildCardRecord } from '../../../domain/listing/card-record.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { QUOTED_TERM_YEARS } from '../../../integrations/finance/contract.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import { linkToVehicle } from '../../addresses/vehicle.ts';
import type { RepaymentModel } from '../repayment/model.ts';
import { buildRepaymentModel, formatOfferEnds } from '../repayment/model.ts';
import { describeEstimateBasis, describeQuoteBasis } from './basis.ts';

export type KnownEstimate = { kind: 'repayment'; repayment: RepaymentModel } | EnquireEstimate;

/** The repayment on a card, or words in place of one too small to be shown; its vehicle's page links to the enquiry. */
export interface CardEstimate {
  /** The repayment by the site's finance provider; null where none may be shown for this vehicle. */
  repayment: RepaymentModel | null;
  /** "Enquire for Finance"; null unless the repayment is too small to be shown (E6). */
  enquireFinance: string | null;
}

/** In place of a repayment that is too small or unavailable (E6): "Enquire for Finance". */
export interface EnquireEstimate {
  kind: 'enquire';
  text: string;
  /** The enquiry page; null where the site has none. */
  href: string | null;
}

/** The estimate of a vehicle page, or the address to fetch it from once its place comes near (E8). */
export type EstimateModel =
  | KnownEstimate
  | {
      kind: 'fetched';
      from: string;
      /** What the repayment is based on, known before it arrives: reserves its space on the page. */
      terms: Pick<RepaymentModel, 'note' | 'warning' | 'offerEnds'>;
      otherwise: EnquireEstimate;
    };

type EstimateSettings = Pick<SiteSettings, 'finance' | 'price' | 'wording' | 'locations'>;

export interface EstimateInputs {
  car: Car;
  settings: EstimateSettings;
  now: Date;
  /** The enquiry page; null where the site has none. */
  enquireHref: string | null;
}

/**
 * A vehicle's repayment on a card (E1, E6): with the site's own disclaimer, which appears nowhere else on the card's
 * page, or the words in place of one too small to be shown; neither where the rules exclude it.
 */
export function buildCardEstimate(record: EstimatedCar, settings: EstimateSettings, now: Date): CardEstimate {
  const { disclaimer, texts } = settings.finance;
  const repayment = buildRepayment(record, settings, now);
  return {
    repayment: repayment && { ...repayment, disclaimer: disclaimer.text },
    enquireFinance: isTooSmall(record, settings, now) ? texts.enquire : null,
  };
}

function isTooSmall(record: EstimatedCar, settings: EstimateSettings, now: Date): boolean {
  return findEstimate(record, settings, now)?.kind === 'too_small';
}

function buildRepayment(record: EstimatedCar, settings: EstimateSettings, now: Date): RepaymentModel | null {
  const estimate = findEstimate(record, settings, now);
  if (estimate?.kind !== 'repayment') return null;
  const { finance } = settings;
  const { financing, dollars } = estimate;
  return buildRepaymentModel({
    amountCents: dollars * 100,
    every: finance.estimate.every,
    rate: financing.interestRate,
    comparison: financing.comparisonRate,
    deposit: Math.round(financing.deposit),
    balloon: Math.round(financing.balloon),
    offerEnds: finance.estimate.offerEnds,
    basis: describeEstimateBasis(finance, financing),
    warning: finance.disclaimer.comparisonWarning,
  });
}

/**
 * The estimate of the vehicle page (E1, E6, E8): a repayment, an invitation to enquire, or where to fetch it from; null
 * for none.
 */
export function buildVehicleEstimate(inputs: EstimateInputs): EstimateModel | null {
  const { car, settings, now } = inputs;
  if (!isQuoteWanted(car, settings, now)) return buildKnownEstimate(inputs);
  const { finance } = settings;
  return {
    kind: 'fetched',
    from: `${linkToVehicle(car.slug)}/finance`,
    terms: {
      note: `* ${describeQuoteBasis(finance, QUOTED_TERM_YEARS)}`,
      warning: finance.disclaimer.comparisonWarning,
      offerEnds: formatOfferEnds(finance.estimate.offerEnds),
    },
    otherwise: buildEnquireEstimate(inputs),
  };
}

/** The estimate from the figures that the vehicle already has; null for none. */
export function buildKnownEstimate(inputs: EstimateInputs): KnownEstimate | null {
  const { car, settings, now } = inputs;
  const record = buildCardRecord(car, settings.finance);
  if (isTooSmall(record, settings, now)) return buildEnquireEstimate(inputs);
  const repayment = buildRepayment(record, settings, now);
  return repayment && { kind: 'repayment', repayment };
}

/**
 * Whether to request a quote: the provider quotes through its service, the vehicle has no quote and may have one, and
 * the site wants it (E8).
 */
export function isQuoteWanted(car: Car, settings: EstimateSettings, now: Date): boolean {
  const { finance } = settings;
  return (
    buildFinanceTerms(finance).provider.quotes === 'quote_service' &&
    finance.estimate.fetch === 'on' &&
    !findLender(car, finance.finance_provider) &&
    canShowEstimate(car, settings, now)
  );
}

function buildEnquireEstimate({ settings, enquireHref }: EstimateInputs): EnquireEstimate {
  return { kind: 'enquire', text: settings.finance.texts.enquire, href: enquireHref };
}
