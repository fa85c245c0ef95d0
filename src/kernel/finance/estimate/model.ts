import {
  canShowEstimate,
  type EstimatedCar,
  findEstimate,
} from '../../../domain/finance/estimate/estimate.ts';
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

/** What is said of a vehicle's repayment where there is something to say. */
export type KnownEstimate = { kind: 'repayment'; repayment: RepaymentModel } | EnquireEstimate;

/**
 * What a card says: a repayment, or words in place of one too small to be said; its vehicle's page says where one may
 * enquire.
 */
export interface CardEstimate {
  /** What the site's finance provider asks; null where nothing may be said of this vehicle. */
  repayment: RepaymentModel | null;
  /** "Enquire for Finance"; null but for a repayment too small to be said (E6). */
  enquireFinance: string | null;
}

/** In place of a repayment too small to be said, or that could not be had (E6): "Enquire for Finance". */
export interface EnquireEstimate {
  kind: 'enquire';
  text: string;
  /** Where one may; null while the site has no such page. */
  href: string | null;
}

/** The estimate of a vehicle page; or the address that says it, asked once when its place is near (E8). */
export type EstimateModel =
  | KnownEstimate
  | {
      kind: 'fetched';
      from: string;
      /** What a repayment will rest on, known before it is: its place is kept by it. */
      terms: Pick<RepaymentModel, 'note' | 'warning' | 'offerEnds'>;
      otherwise: EnquireEstimate;
    };

type EstimateSettings = Pick<SiteSettings, 'finance' | 'price' | 'wording' | 'locations'>;

export interface EstimateInputs {
  car: Car;
  settings: EstimateSettings;
  now: Date;
  /** Where one may enquire; null while the site has no such page. */
  enquireHref: string | null;
}

/**
 * What a card says of a vehicle's repayment (E1, E6): the repayment with the site's own disclaimer, which has no other
 * place on its page, or the words in place of one too small to be said; neither where the rules leave it out.
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
 * What the vehicle page says (E1, E6, E8): a repayment, that one may enquire, or where to fetch it from; null for
 * nothing.
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

/** What is said of a vehicle by the figures that it has; null for nothing. */
export function buildKnownEstimate(inputs: EstimateInputs): KnownEstimate | null {
  const { car, settings, now } = inputs;
  const record = buildCardRecord(car, settings.finance);
  if (isTooSmall(record, settings, now)) return buildEnquireEstimate(inputs);
  const repayment = buildRepayment(record, settings, now);
  return repayment && { kind: 'repayment', repayment };
}

/**
 * Whether a quote is to be asked for: the provider's come from its service, the vehicle has none and may have one, and
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
