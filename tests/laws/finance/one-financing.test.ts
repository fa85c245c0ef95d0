import { beforeAll, describe, expect, test } from 'vitest';
import { findWeeklyPrice } from '../../../src/domain/finance/estimate/estimate.ts';
import { buildCompareGroups } from '../../../src/features/account/compare/rows.ts';
import { buildHit } from '../../../src/features/api/hit.ts';
import { computeResult } from '../../../src/features/finance/calculator/result.ts';
import { buildOfferLines } from '../../../src/features/leads/deliver/offer-lines.ts';
import type { CalculatorInputs, CalculatorModel } from '../../../src/kernel/finance/calculator/model.ts';
import { buildCalculatorModel } from '../../../src/kernel/finance/calculator/model.ts';
import { formatRepayment } from '../../../src/kernel/finance/repayment/model.ts';
import type { SiteSettings } from '../../../src/settings/schema.ts';
import { DEMO_NOW } from '../../samples/demo-stock.ts';
import { comparisonOf, type Lent, lentFor, lentRepayment } from '../../samples/lent.ts';
import { type Said, SITE_FOLDERS, type WalkedSite, walkedSite } from '../../samples/walked-sites.ts';

/**
 * Every figure of what a vehicle costs to borrow comes from one financing: the vehicle's lender entry, else the site's
 * own lender, on the displayed price. Every vehicle of every demo site is compared with an independent computation from
 * its stock and settings.
 */

const percentOf = (text: string) => Number(/([\d.]+)%/.exec(text)?.[1]);
const dollarsOf = (text: string) => Number(/\$([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', ''));
/** The tolerance of two figures that are each rounded to the cent. */
const CENT = 0.0101;
/** Rates have two decimals, and a lender may round its own up. */
const HUNDREDTH = 0.0151;

type Lending = Said & { lent: Lent };
type Calculating = Lending & { calculator: CalculatorModel };

/** The calculator's results for some inputs. */
function at(calculator: CalculatorModel, inputs: Partial<CalculatorInputs> = {}) {
  const result = computeResult({ ...calculator.first, ...inputs }, calculator);
  return result.kind === 'repayment' ? result.repayment : null;
}

const isNear = (one: number, other: number, by: number) => Math.abs(one - other) <= by;

function opensAt({ first }: CalculatorModel, lent: Lent): boolean {
  return (
    first.amount === lent.amount &&
    first.interest === lent.rate &&
    first.term === lent.years &&
    first.deposit === lent.deposit &&
    first.residual === lent.balloon &&
    first.fee === lent.fee &&
    first.trade_in === 0
  );
}

describe.each(SITE_FOLDERS)('[E4] [E7] [E8] on $slug', (folder) => {
  let site: WalkedSite;
  let settings: SiteSettings;
  let lending: Lending[];
  let calculating: Calculating[];

  beforeAll(() => {
    site = walkedSite(folder);
    settings = site.settings;
    lending = site.vehicles.flatMap((said) => {
      const lent = lentFor(said.car, settings);
      return lent ? [{ ...said, lent }] : [];
    });
    calculating = lending.flatMap((said) => (said.calculator ? [{ ...said, calculator: said.calculator }] : []));
  });

  /** The slugs of the vehicles that fail the condition. */
  const but = <T extends Said>(vehicles: readonly T[], holds: (said: T) => boolean) =>
    vehicles.filter((said) => !holds(said)).map(({ car }) => car.slug);

  // Regression: an estimate of the price before an offer; a calculator that opens at 10 % without the lender's fee.
  test('the calculator opens at the financing of the vehicle, and its first figure is the estimate', () => {
    if (settings.wording.offering === 'sale') expect(calculating.length).toBeGreaterThan(10);
    expect(but(calculating, ({ calculator, lent }) => opensAt(calculator, lent))).toEqual([]);
    const { every } = settings.finance.estimate;
    const isFirst = ({ calculator, card, lent }: Calculating) => {
      const said = at(calculator);
      if (!said) return card.repayment === null;
      const { frequency } = calculator.first;
      const isExact = isNear(dollarsOf(said.amount), lentRepayment(lent, frequency), CENT);
      const { repayment } = card;
      if (!repayment) return isExact;
      const isSame = repayment.rate === said.rate && repayment.comparison === said.comparison;
      // Cards round to whole dollars, the calculator up to the cent.
      return (
        isExact && isSame && frequency === every && isNear(dollarsOf(repayment.amount), dollarsOf(said.amount), 0.511)
      );
    };
    expect(but(calculating, isFirst)).toEqual([]);
  });

  test('card, page, comparison, API, search by the week and the dealer’s email say the same', () => {
    const saying = lending.filter(({ card }) => card.repayment !== null);
    const { every } = settings.finance.estimate;
    const agrees = ({ car, record, card, estimate, lent }: Lending) => {
      const { repayment } = card;
      if (!repayment || estimate?.kind !== 'repayment') return false;
      const weekly_price = findWeeklyPrice(car, settings, DEMO_NOW);
      const hit = buildHit({ ...record, weekly_price });
      const said = formatRepayment(repayment);
      const lines = Object.fromEntries(buildOfferLines(car, settings, DEMO_NOW));
      return (
        isNear(dollarsOf(repayment.amount), lentRepayment(lent, every), 0.5 + CENT) &&
        isNear(weekly_price ?? 0, lentRepayment(lent, 'weekly'), 0.5 + CENT) &&
        hit.interest_rate === lent.rate &&
        hit.comparison_rate === percentOf(repayment.comparison) &&
        formatRepayment(estimate.repayment) === said &&
        lines.Repayment === said &&
        dollarsOf(lines.Price ?? '') === lent.amount &&
        (lent.balloon === 0 || said.includes(`final payment of $${Math.round(lent.balloon).toLocaleString('en-AU')}`))
      );
    };
    expect(but(saying, agrees)).toEqual([]);
    const [first] = saying;
    if (first)
      expect(JSON.stringify(buildCompareGroups([first], settings, DEMO_NOW))).toContain(
        formatRepayment(first.card.repayment!),
      );
  });

  test('where no repayment is said, none is found, sent or written to the dealer', () => {
    const silent = site.vehicles.filter(({ card }) => card.repayment === null);
    const isSilent = ({ car, record }: Said) => {
      const weekly_price = findWeeklyPrice(car, settings, DEMO_NOW);
      const { interest_rate, comparison_rate } = buildHit({ ...record, weekly_price });
      const lines = Object.fromEntries(buildOfferLines(car, settings, DEMO_NOW));
      return weekly_price === null && interest_rate === null && comparison_rate === null && !lines.Repayment;
    };
    expect(but(silent, isSilent)).toEqual([]);
  });

  // Regression: "10.00% p.a. Comparison rate 10.00% p.a." of a lender that charges fees.
  test('every comparison rate is what the known fees make it, at the lender’s rate and at any other', () => {
    const isRight = ({ calculator, lent }: Calculating) => {
      const bounds = calculator.fields.find(({ name }) => name === 'interest')?.bounds ?? { min: 1, max: 15 };
      return [lent.rate, bounds.min, bounds.max, (bounds.min + bounds.max) / 2].every((rate) => {
        const said = at(calculator, { interest: rate });
        return said === null || isNear(percentOf(said.comparison), comparisonOf(rate, lent), HUNDREDTH);
      });
    };
    // Vehicles of one price list share their rates and fees: one of each will do.
    const kinds = new Map(calculating.map((said) => [feesOf(said), said]));
    expect(but([...kinds.values()], isRight)).toEqual([]);
    const isSaid = ({ card, lent }: Lending) =>
      card.repayment === null || isNear(percentOf(card.repayment.comparison), lent.comparison, HUNDREDTH);
    expect(but(lending, isSaid)).toEqual([]);
  });

  test('the finance page without a vehicle opens at the site’s own lender', () => {
    const { finance } = settings;
    if (finance.calculator.show === 'hidden') return;
    const page = buildCalculatorModel({ car: null, settings, asked: new URLSearchParams(), quoteHref: null });
    const { interestRate, comparisonRate, establishmentFee } = finance.rates;
    expect(page.first).toMatchObject({ interest: interestRate, fee: establishmentFee });
    expect(percentOf(at(page)?.comparison ?? '')).toBe(comparisonRate);
  });
});

const feesOf = ({ calculator, lent: { rate, fee, once, monthly } }: Calculating) =>
  JSON.stringify([rate, fee, once, monthly, calculator.basis.own]);

test('[C1] [E4] there are vehicles with an offer price, a final payment, an entry and none to hold to it', () => {
  const all = SITE_FOLDERS.flatMap((folder) => {
    const { settings, vehicles } = walkedSite(folder);
    return vehicles.flatMap(({ car, card }) => {
      const lent = lentFor(car, settings);
      const isEntered = settings.finance.finance_provider in car.finance_lenders;
      return lent && card.repayment ? [{ isOffered: lent.amount !== car.price, isEntered, lent }] : [];
    });
  });
  const count = (holds: (one: (typeof all)[number]) => boolean) => all.filter(holds).length;
  expect(count(({ isOffered, isEntered }) => isOffered && isEntered)).toBeGreaterThan(5);
  expect(count(({ isOffered, lent }) => isOffered && lent.balloon > 0)).toBeGreaterThan(0);
  expect(count(({ isEntered }) => !isEntered)).toBeGreaterThan(100);
});
