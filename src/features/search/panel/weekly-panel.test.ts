import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleSiteStock } from '../../../../tests/samples/site.ts';
import { SAMPLE_NOW, sampleCars, sampleSettings } from '../../../../tests/samples/stock.ts';
import type { Financing } from '../../../domain/finance/financing.ts';
import type { Site } from '../../../kernel/request/context.ts';
import type { SiteSettingsInput } from '../../../settings/schema.ts';
import { loadSearchPage } from '../load.ts';

const site = JSON.parse(readFileSync(new URL('../../../../sites/harbour/site.json', import.meta.url), 'utf8'));
const { search, finance } = site.settings as SiteSettingsInput;
const cars = sampleCars(60).map((car, at) => ({ ...car, weekly_price: 80 + at * 5 }));

const lent: Financing = {
  lender: 'vehicle',
  amount: 30_000,
  interestRate: 8.49,
  comparisonRate: 9.62,
  termYears: 5,
  deposit: 0,
  balloon: 0,
  establishmentFee: 395,
  stated: { weekly: 140, monthly: null },
};

function load(path: string, financing: Financing | null = null) {
  const stock = sampleSiteStock(cars);
  const searchLent: typeof stock.search = (...asked) => {
    const found = stock.search(...asked);
    return { ...found, hits: found.hits.map((hit) => ({ ...hit, financing })) };
  };
  return loadSearchPage({
    settings: sampleSettings({ search, finance }),
    stock: { ...stock, search: searchLent },
    site: { origin: 'https://site.example' } as Site,
    url: new URL(path, 'https://site.example'),
    now: SAMPLE_NOW,
  });
}

test('[B3] a demo site offers dollars a week in its panel, behind the price, and the address narrows by it', () => {
  const path = '/search/new-used-and-demo-cars';
  const keys = load(path).groups.map(({ key }) => key);
  expect(keys).toContain('weekly_price');
  expect(keys.indexOf('weekly_price')).toBe(keys.indexOf('price') + 1);

  const narrowed = load(`${path}?range[weekly_price]=:150`);
  expect(narrowed.count).toBe(cars.filter(({ weekly_price }) => weekly_price <= 150).length);
  expect(narrowed.groups.find(({ key }) => key === 'weekly_price')?.chosen).toBe(1);
  expect(narrowed.chips.map(({ label }) => label).join()).toContain('150');
});

test('[E7] below a list are the terms of its cards and those that the panel folds, the warning once', () => {
  for (const financing of [null, lent]) {
    const { groups, cards, repaymentTerms } = load('/search/new-used-and-demo-cars', financing);
    const budget = groups.find((group) => group.kind === 'budget')?.budget;
    const notes = cards.flatMap(({ repayment }) => repayment?.note ?? []);
    expect(notes.length > 0).toBe(financing === lent);
    const sentences = [...notes, budget?.basis ?? ''].flatMap((text) => text.split(/(?<=\.) (?=[A-Z])/));
    for (const sentence of sentences) expect(repaymentTerms).toContain(sentence);
    expect(repaymentTerms?.split(budget?.warning ?? '')).toHaveLength(2);
  }
});
