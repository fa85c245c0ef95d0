import { listed, needed, ordered } from './between.ts';
import { checkFinance } from './finance-checks.ts';
import { checkColours } from './palette.ts';
import type { Problem } from './problem.ts';
import type { SiteSettings } from './schema.ts';

/** What is wrong between settings that are each right for themselves. */
export function checkTogether(settings: SiteSettings): Problem[] {
  const { brand, search, forms, finance, integrations, images } = settings;
  const { botCheck, chat } = integrations;
  return [
    ...checkColours(brand.colours, brand.template),
    ...listed('search.defaultSort', search.defaultSort, search.sorts),
    ...ordered('search.priceSlider', search.priceSlider.min, search.priceSlider.max),
    ...listed('forms.enquiry.defaultCategory', forms.enquiry.defaultCategory, forms.enquiry.categories),
    ...checkFinance(finance),
    ...needed(
      'visitors.signIn',
      settings.visitors.watchlist.keptIn === 'account' && settings.visitors.signIn === 'off',
      'visitors.watchlist.keptIn is "account"',
    ),
    ...needed(
      'integrations.botCheck.siteKey',
      botCheck.provider === 'turnstile' && !botCheck.siteKey,
      'integrations.botCheck.provider is "turnstile"',
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
