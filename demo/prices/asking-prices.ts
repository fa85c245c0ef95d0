import type { Gearbox } from '../catalogue/parse-catalogue.ts';
import type { Choice } from '../choose.ts';
import type { StockPlan } from '../plans.ts';
import type { Chance } from '../random.ts';
import type { VehicleRow } from '../row.ts';
import { lenderTerms, youxQuote } from './finance-terms.ts';
import { dealerPrice, marketValue } from './pricing.ts';

/** The facts that are known about a vehicle before its row is made. */
export interface Facts {
  choice: Choice;
  plan: StockPlan;
  asOf: Date;
  ageYears: number;
  km: number | null;
  gearbox: Gearbox | null;
  chance: Chance;
}

/** Asking prices of a vehicle, with the terms of the lenders that the site works with. */
export function prices(facts: Facts) {
  const { choice, plan, chance } = facts;
  const price = askingPrice(facts);
  const isUsed = choice.carType === 'used';
  const kinds = isUsed ? ['Excl. Govt. Charges', 'Drive Away', 'EGC'] : ['Drive Away'];
  const financed = !plan.subscription && price > 5_000 && choice.year >= facts.asOf.getUTCFullYear() - 12;
  const lenders = financed ? plan.lenders.filter(() => chance.happens(0.6)) : [];
  const all = financed ? [...lenders, ...makerLenders(facts)] : [];
  const terms = Object.fromEntries(all.map((lender) => [lender, lenderTerms(lender, price)]));
  return {
    price,
    price_type: chance.pickWeighted(kinds, (kind) => (kind === 'EGC' ? 1 : kind === 'Drive Away' ? 7 : 9)),
    before_price: null,
    subscription_price: plan.subscription ? Math.round((95 + price * 0.0041) / 5) * 5 - 1 : null,
    offer_price: null,
    weekly_price: wholeDollars(Object.values(terms)[0]?.paymentWeek),
    finance_lenders: terms,
    youxQuote: plan.youx && financed && chance.happens(0.3) ? youxQuote(price, chance) : null,
  };
}

const wholeDollars = (amount?: number | null) => (amount == null ? null : Math.round(amount));

function makerLenders({ choice, plan }: Facts): string[] {
  const fitting = plan.makerLenders.filter(({ make }) => make === choice.offering.make);
  return choice.carType === 'used' ? [] : fitting.map(({ lender }) => lender);
}

function askingPrice(facts: Facts): number {
  const { offering, carType } = facts.choice;
  const { chance } = facts;
  // Registration, stamp duty, compulsory insurance and delivery come on top of a new vehicle's list price.
  if (carType === 'new') return dealerPrice(offering.priceNew * 1.06 + 1_200, chance);
  if (carType === 'demo') return dealerPrice(offering.priceNew * 1.01, chance);
  return dealerPrice(usedPrice(facts, Math.exp(0.05 * chance.bell())), chance);
}

/** A used vehicle's market value times a share, within the prices that the group deals in. */
function usedPrice({ choice: { offering }, plan, ageYears, km }: Facts, share = 1): number {
  const { from, to } = plan.usedPrices;
  const value = marketValue(offering, ageYears, km ?? 0) * share;
  return Math.min(Math.max(value, from), to, offering.priceNew * 0.98);
}

/** Within this share of its market value one estimate finds a vehicle cheap and another does not. */
const IN_DOUBT = 0.07;
/** Dollars below the market that no page mentions. */
const UNTOLD = 450;

/**
 * The market averages are the vehicle's value, which is what similar ones are offered for; within the doubtful margin
 * they stay near the asking price. So the averages and the price check, which learns from those others, agree on a
 * vehicle.
 */
export function withMarket(row: Omit<VehicleRow, 'autograb_data'>, facts: Facts): VehicleRow {
  const { choice, chance } = facts;
  const known = choice.offering.kind === 'car' && choice.carType === 'used' && chance.happens(0.6) && row.price;
  if (!known) return { ...row, autograb_data: null };
  const worth = Math.round(usedPrice(facts) * (1 + 0.003 * chance.bell()));
  const average = worth - known > worth * IN_DOUBT ? worth : Math.min(worth, known + UNTOLD);
  const state = chance.happens(0.85) ? average + chance.whole(-40, 40) : null;
  return { ...row, autograb_data: { state_average_market_price: state, average_market_price: average } };
}
