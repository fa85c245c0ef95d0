import type { Gearbox } from './catalogue/parse-catalogue.ts';
import type { Choice } from './choose.ts';
import { lenderTerms, youxQuote } from './finance-terms.ts';
import type { StockPlan } from './plans.ts';
import { dealerPrice, marketValue } from './pricing.ts';
import type { Chance } from './random.ts';
import type { VehicleRow } from './row.ts';

/** What is settled about a vehicle before its row is written. */
export interface Facts {
  choice: Choice;
  plan: StockPlan;
  asOf: Date;
  ageYears: number;
  km: number | null;
  gearbox: Gearbox | null;
  chance: Chance;
}

/** Prices of a vehicle as its dealer asks them, with the terms of the lenders that the site works with. */
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
    weekly_price: Object.values(terms)[0]?.paymentWeek ?? null,
    finance_lenders: terms,
    youxQuote: plan.youx && financed && chance.happens(0.3) ? youxQuote(price, chance) : null,
  };
}

function makerLenders({ choice, plan }: Facts): string[] {
  const fitting = plan.makerLenders.filter(({ make }) => make === choice.offering.make);
  return choice.carType === 'used' ? [] : fitting.map(({ lender }) => lender);
}

function askingPrice({ choice, plan, ageYears, km, chance }: Facts): number {
  const { offering, carType } = choice;
  // Registration, stamp duty, compulsory insurance and delivery come on top of the list price of a new one.
  if (carType === 'new') return dealerPrice(offering.priceNew * 1.06 + 1_200, chance);
  if (carType === 'demo') return dealerPrice(offering.priceNew * 1.01, chance);
  const value = marketValue(offering, ageYears, km ?? 0) * Math.exp(0.05 * chance.bell());
  const { from, to } = plan.usedPrices;
  return dealerPrice(Math.min(Math.max(value, from), to, offering.priceNew * 0.98), chance);
}

/** Market averages near the asking price: most vehicles are a little over or under, some a good deal under. */
export function withMarket(row: Omit<VehicleRow, 'autograb_data'>, { choice, chance }: Facts): VehicleRow {
  const known =
    choice.offering.kind === 'car' && choice.carType === 'used' && chance.happens(0.6) && row.price;
  if (!known) return { ...row, autograb_data: null };
  const average = Math.round(known * (1 + 0.045 * chance.bell()));
  const state = chance.happens(0.85) ? Math.round(average * (1 + 0.015 * chance.bell())) : null;
  return { ...row, autograb_data: { state_average_market_price: state, average_market_price: average } };
}
