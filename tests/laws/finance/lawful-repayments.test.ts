import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Car } from '../../../src/domain/vehicle/car.ts';
import { buildCompareGroups } from '../../../src/features/account/compare/rows.ts';
import { computeResult } from '../../../src/features/finance/calculator/result.ts';
import type { VehiclePageModel } from '../../../src/features/vehicle/model.ts';
import { buildVehiclePageModel } from '../../../src/features/vehicle/model.ts';
import { formatRepaymentTerms } from '../../../src/kernel/cards/fine-print.ts';
import type { CalculatorModel } from '../../../src/kernel/finance/calculator/model.ts';
import type { RepaymentModel } from '../../../src/kernel/finance/repayment/model.ts';
import type { SiteSettings } from '../../../src/settings/schema.ts';
import { DEMO_NOW, DEMO_SLUGS } from '../../samples/demo-stock.ts';
import { lentFor, lentRepayment } from '../../samples/lent.ts';
import { type Said, SITE_FOLDERS, type WalkedSite, walkedSite } from '../../samples/walked-sites.ts';

// Every vehicle on every demo site, in its card, its page and its column of a comparison.
const REPAYMENT = /\$[\d,]+(?:\.\d\d)? (?:wk|fn|mo|yr)\*/;
const RATE = /\d\s*% p\.a\./;
const COMPARISON = /comparison rates?\b[^%]{0,60}\d%(?: to [\d.]+%)? p\.a\./i;
const WARNING = /^WARNING: This comparison rate is true only .* different comparison rate\.$/;

const pageOf = (car: Car, settings: SiteSettings): VehiclePageModel =>
  buildVehiclePageModel({
    car,
    settings,
    origin: 'https://cars.example',
    siteId: 1,
    place: { location: null, specialHours: [], isMain: false, href: null },
    history: [],
    now: DEMO_NOW,
  });

/** One vehicle of each make, kind and state. */
function varied(vehicles: readonly Said[]): Said[] {
  const keyOf = ({ car, card, estimate, calculator }: Said) =>
    [car.make, car.car_type, card.state, estimate?.kind, calculator !== null].join();
  return [...new Map(vehicles.map((said) => [keyOf(said), said])).values()];
}

/** Texts of a model with a repayment or a rate, but no comparison rate in them or beside them. */
function unlawfulTexts(model: unknown, path = ''): string[] {
  const text = JSON.stringify(model) ?? '';
  return REPAYMENT.test(text) || RATE.test(text) ? unlawfulIn(model, path) : [];
}

function unlawfulIn(model: unknown, path: string): string[] {
  if (typeof model !== 'object' || model === null) return [];
  const beside = Object.values(model).filter((value) => typeof value === 'string');
  return Object.entries(model).flatMap(([name, value]) => {
    if (typeof value !== 'string') return unlawfulIn(value, `${path}.${name}`);
    const names = (REPAYMENT.test(value) || RATE.test(value)) && !/^\W*(\*|WARNING)/.test(value);
    const isLawful = COMPARISON.test(value) || beside.some((text) => COMPARISON.test(text));
    return names && !isLawful ? [`${path}.${name}: ${value}`] : [];
  });
}

const percentOf = (text: string) => Number(/([\d.]+)%/.exec(text)?.[1]);
const dollarsOf = (text: string) => Number(/\$([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', ''));

const SUFFIXES = { weekly: 'wk', fortnightly: 'fn', monthly: 'mo', yearly: 'yr' } as const;

describe.each(SITE_FOLDERS)('[E7] of $slug', (folder) => {
  let site: WalkedSite;
  let saying: (Said & { repayment: RepaymentModel })[];

  beforeAll(() => {
    site = walkedSite(folder);
    saying = site.vehicles.flatMap((said) => {
      const { repayment } = said.card;
      return repayment ? [{ ...said, repayment }] : [];
    });
  });

  /** The slugs of the vehicles that fail the condition. */
  const but = <T extends Said>(vehicles: readonly T[], holds: (said: T) => boolean) =>
    vehicles.filter((said) => !holds(said)).map(({ car }) => car.slug);

  test('some vehicles say a repayment where the site wants it, and none elsewhere', () => {
    expect(site.vehicles.length).toBeGreaterThan(10);
    expect(saying.length > 0).toBe(site.settings.finance.estimate.show === 'shown');
  });

  test('[E1] [E6] every card’s repayment is the provider’s, with both its rates and the warning', () => {
    const amount = new RegExp(`^\\$[\\d,]+ ${SUFFIXES[site.settings.finance.estimate.every]}\\*$`);
    const words = {
      amount,
      rate: /^\d+\.\d\d% p\.a\.$/,
      comparison: /^Comparison rate \d+\.\d\d% p\.a\.$/,
      note: /^\* (Estimate|Estimate at the lender’s rate|Lender’s estimate) over \d/,
      warning: WARNING,
    };
    for (const [name, pattern] of Object.entries(words))
      expect(but(saying, ({ repayment }) => pattern.test(repayment[name as keyof typeof words]))).toEqual([]);
    const isOfProvider = ({ car, repayment }: (typeof saying)[number]) => {
      const lent = lentFor(car, site.settings);
      const { every } = site.settings.finance.estimate;
      return (
        dollarsOf(repayment.amount) === Math.round(lent ? lentRepayment(lent, every) : 0) &&
        percentOf(repayment.rate) === lent?.rate &&
        // Fees that the site lists may add up to more than the rate that was sent.
        percentOf(repayment.comparison) >= lent.comparison
      );
    };
    expect(but(saying, isOfProvider)).toEqual([]);
  });

  test('[E1] [E8] every vehicle’s page says the repayment of its card, or fetches what the card leaves out', () => {
    const agrees = ({ card, estimate }: Said) => {
      const { disclaimer: _, ...ofCard } = card.repayment ?? { disclaimer: null };
      const { disclaimer: __, ...ofPage } = estimate?.kind === 'repayment' ? estimate.repayment : { disclaimer: null };
      return isDeepStrictEqual(ofPage, ofCard) && (estimate?.kind === 'enquire') === (card.enquireFinance !== null);
    };
    expect(but(site.vehicles, agrees)).toEqual([]);
    const fetched = site.vehicles.filter(({ estimate }) => estimate?.kind === 'fetched');
    expect(fetched.length > 0).toBe(site.settings.finance.finance_provider === 'youx' && saying.length > 0);
    expect(
      but(fetched, ({ estimate }) => estimate?.kind === 'fetched' && WARNING.test(estimate.terms.warning)),
    ).toEqual([]);
  });

  test('the terms of any cards have the warning and each note once', () => {
    const isWhole = ({ card, repayment: { note, disclaimer, warning } }: (typeof saying)[number]) =>
      formatRepaymentTerms([card, card]) === [note, disclaimer, warning].filter(Boolean).join(' ');
    expect(but(saying, isWhole)).toEqual([]);
    expect(formatRepaymentTerms(site.vehicles.map(({ card }) => ({ ...card, repayment: null })))).toBeNull();
  });

  test('the calculator of every vehicle says a comparison rate that is no lower than the rate', () => {
    const calculating = site.vehicles.filter(({ calculator }) => calculator !== null);
    expect(calculating.length > 0).toBe(site.settings.wording.offering === 'sale');
    expect(but(calculating, ({ calculator }) => calculator !== null && isLawful(calculator))).toEqual([]);
  });

  test('no text of a card, a page or a comparison names a repayment or rate without the comparison rate', () => {
    const textsOf = site.vehicles.flatMap(({ car, card }) => unlawfulTexts(card, car.slug));
    expect(textsOf).toEqual([]);
    for (const { car, card, estimate, calculator } of varied(site.vehicles)) {
      const page = pageOf(car, site.settings);
      const parts = [...Object.values(page), buildCompareGroups([{ car, card }], site.settings, DEMO_NOW)];
      expect(parts.flatMap((part) => unlawfulTexts(part, car.slug))).toEqual([]);
      expect(page.financeDisclaimer !== null, car.slug).toBe(estimate !== null || calculator !== null);
      if (page.financeDisclaimer) expect(page.financeDisclaimer.warning, car.slug).toMatch(WARNING);
    }
  });
});

/** Checks the calculator's initial inputs, its bounds and the lender's own rate, at every repayment frequency. */
function isLawful(calculator: CalculatorModel): boolean {
  const interest = calculator.fields.find(({ name }) => name === 'interest');
  const { min, max } = interest?.bounds ?? { min: 1, max: 1 };
  const rates = [calculator.first.interest, min, max, calculator.basis.own?.interest ?? min];
  return rates.every((rate, at) => {
    const frequency = calculator.frequencies[at % calculator.frequencies.length]?.name ?? 'weekly';
    const result = computeResult({ ...calculator.first, interest: rate, frequency }, calculator);
    if (result.kind !== 'repayment') return true;
    const said = percentOf(result.repayment.rate);
    const { comparison, warning } = result.repayment;
    return Math.abs(said - rate) < 0.01 && percentOf(comparison) >= said && WARNING.test(warning);
  });
}

test('[E2] the demo’s plans and sites are all walked', () => {
  const groups = SITE_FOLDERS.map(({ check }) => (check.ok ? check.site.group.slug : ''));
  expect([...new Set(groups)].sort()).toEqual([...DEMO_SLUGS].sort());
});

test('[E7] the check itself finds a rate that stands alone, deep in a model', () => {
  const lawful = { rate: '9.49% p.a.', comparison: 'Comparison rate 10.62% p.a.' };
  const model = { cards: [{ repayment: lawful, note: '* 9.49% p.a.' }, { text: 'from 5.99% p.a.' }] };
  expect(unlawfulTexts(model)).toEqual(['.cards.1.text: from 5.99% p.a.']);
  expect(unlawfulTexts({ amount: '$112 wk*' })).toEqual(['.amount: $112 wk*']);
  expect(unlawfulTexts({ amount: '$112 wk*', ...lawful })).toEqual([]);
});
