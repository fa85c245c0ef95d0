import { checkListed, checkOrder, checkPresent } from './check-rules.ts';
import { checkFinance } from './finance-checks.ts';
import { checkColours } from './palette.ts';
import type { Problem } from './problem.ts';
import type { SiteSettings } from './schema.ts';

/** Problems between settings that are each valid by themselves. */
export function checkTogether(settings: SiteSettings): Problem[] {
  const { brand, search, forms, finance, integrations, images } = settings;
  const { botCheck, chat } = integrations;
  return [
    ...checkColours(brand.colours, brand.template),
    ...checkListed('search.defaultSort', search.defaultSort, search.sorts),
    ...checkOrder('search.priceSlider', search.priceSlider.min, search.priceSlider.max),
    ...checkListed('forms.enquiry.defaultCategory', forms.enquiry.defaultCategory, forms.enquiry.categories),
    ...checkFinance(finance),
    ...checkLead(settings),
    ...checkPresent('brand.logo.image', brand.logo.onDark !== null && !brand.logo.image, 'brand.logo.onDark is given'),
    ...checkPresent(
      'visitors.signIn',
      settings.visitors.watchlist.storedIn === 'account' && settings.visitors.signIn === 'off',
      'visitors.watchlist.storedIn is "account"',
    ),
    ...checkPresent(
      'integrations.botCheck.siteKey',
      botCheck.provider === 'turnstile' && !botCheck.siteKey,
      'integrations.botCheck.provider is "turnstile"',
    ),
    ...checkPresent(
      'integrations.chat.embedUrl',
      chat.provider === 'embed' && !chat.embedUrl,
      'integrations.chat.provider is "embed"',
    ),
    ...checkPresent(
      'images.placeholderImage',
      images.placeholder === 'image' && !images.placeholderImage,
      'images.placeholder is "image"',
    ),
  ];
}

/** Vehicles are sorted by what they are sold for; a subscription has no such order. */
const checkLead = ({ home, wording }: SiteSettings): Problem[] =>
  home.lead === 'dearest' && wording.offering === 'subscription'
    ? [
        {
          path: 'home.lead',
          reason: 'cannot be "dearest" because wording.offering is "subscription": weekly prices have no order',
          suggestion: 'It can be "newest", or "tag:" and a tag of the stock.',
        },
      ]
    : [];
