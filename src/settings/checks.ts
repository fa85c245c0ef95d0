import { checkColours } from './palette.ts';
import type { Problem } from './problem.ts';
import type { SiteSettings } from './schema.ts';

const listed = (path: string, value: string, list: readonly string[]): Problem[] =>
  list.includes(value)
    ? []
    : [
        {
          path,
          reason: `"${value}" is not in the list beside it`,
          suggestion: `It can be ${list.map((word) => `"${word}"`).join(', ')}.`,
        },
      ];

const ordered = (path: string, low: number | null, high: number | null): Problem[] =>
  low === null || high === null || low < high
    ? []
    : [{ path, reason: `its lowest ${low} is not under its highest ${high}`, suggestion: null }];

const notBelow = (path: string, value: number | null, least: number | null, because: string): Problem[] =>
  value === null || least === null || value >= least
    ? []
    : [{ path, reason: `${value} is below ${least}: ${because}`, suggestion: null }];

const needed = (path: string, missing: boolean, because: string): Problem[] =>
  missing ? [{ path, reason: `is required because ${because}`, suggestion: null }] : [];

/** What is wrong between settings that are each right for themselves. */
export function checkTogether(settings: SiteSettings): Problem[] {
  const { brand, search, forms, finance, integrations, images } = settings;
  const { calculator, rates } = finance;
  const { botCheck, searchServer, chat } = integrations;
  return [
    ...checkColours(brand.colours),
    ...listed('search.defaultSort', search.defaultSort, search.sorts),
    ...ordered('search.priceSlider', search.priceSlider.min, search.priceSlider.max),
    ...listed('forms.enquiry.defaultCategory', forms.enquiry.defaultCategory, forms.enquiry.categories),
    ...listed('finance.calculator.defaultFrequency', calculator.defaultFrequency, calculator.frequencies),
    ...ordered('finance.calculator.amountMin', calculator.amountMin, calculator.amountMax),
    ...ordered('finance.calculator.termMin', calculator.termMin, calculator.termMax),
    ...ordered('finance.calculator.interestMin', calculator.interestMin, calculator.interestMax),
    ...needed(
      'finance.rates.comparisonRate',
      rates.interestRate !== null && rates.comparisonRate === null,
      'a rate is never shown without its comparison rate',
    ),
    ...notBelow(
      'finance.rates.comparisonRate',
      rates.comparisonRate,
      rates.interestRate,
      'a comparison rate is the interest with its fees',
    ),
    ...ordered('finance.rates.comparisonRateFrom', rates.comparisonRateFrom, rates.comparisonRateTo),
    ...needed(
      'finance.custom',
      finance.finance_provider === 'custom' && !finance.custom,
      'finance.finance_provider is "custom"',
    ),
    ...needed(
      'integrations.botCheck.siteKey',
      botCheck.provider === 'turnstile' && !botCheck.siteKey,
      'integrations.botCheck.provider is "turnstile"',
    ),
    ...needed(
      'integrations.searchServer.url',
      searchServer.provider === 'server' && !searchServer.url,
      'integrations.searchServer.provider is "server"',
    ),
    ...needed(
      'integrations.chat.embedUrl',
      chat.provider === 'embed' && !chat.embedUrl,
      'integrations.chat.provider is "embed"',
    ),
    ...needed(
      'images.placeholderImage',
      images.placeholder === 'image' && !images.placeholderImage,
      'images.placeholder is "image"',
    ),
  ];
}
