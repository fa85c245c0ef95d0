import { z } from 'zod';
import { BRAND_GROUPS } from '../../../domain/showroom/manufacturers.ts';
import { STANDARD_PAGES } from '../../content/pages.ts';
import { count, link, optionalText, part, text } from '../../kinds.ts';

export const models = part('Pages about models.', {
  featuresShown: count().default(8).describe('Features of a variant shown before View more.'),
  sliderAbove: count().default(2).describe('Variants are in a slider above this many.'),
  bodyStylesFrom: count().default(3).describe('The selector by body style needs this many styles.'),
  bodyStyleColoursAbove: count().default(15).describe('It also needs more colours than this.'),
  arrowsFrom: count().default(4).describe('The colour picker has arrows from this many colours.'),
  variantsHeading: text().default('Which {model} will you choose?').describe('Heading of several variants.'),
  singleHeading: text().default('{model} Features').describe('Heading of a single variant.'),
  quoteText: text().default('Get a Quote').describe('The call to action.'),
});

export const home = part('The home page.', {
  headline: optionalText().describe('Headline; {count} and {vehicles} are filled in; null uses the look’s own.'),
  intro: optionalText().describe('Text under the headline.'),
  blocks: z
    .array(
      z.enum([
        'search',
        'budget',
        'bodies',
        'makes',
        'offers',
        'newest',
        'locations',
        'reviews',
        'brands',
        'posts',
        'text',
        'about',
      ]),
    )
    .default(['search', 'budget', 'bodies', 'makes', 'offers', 'newest', 'locations'])
    .describe(
      'Parts of the page, in this order; those without content are left out. `text` is the site’s own ' +
        'page `home` (pages/home.md).',
    ),
  lead: z
    .string()
    .regex(/^(newest|dearest|tag:\S.*)$/, 'must be "newest", "dearest", or "tag:" and a tag of the stock')
    .default('newest')
    .describe(
      'Which vehicles lead the page, in the part `newest`: `newest`, `dearest`, or those with a tag of the stock ' +
        '(`tag:Executive`), best ranked first. The vehicle beside the headline is one of the dearest or tagged ones ' +
        'too, while there are any; with `newest` it is the best ranked. Without tagged ones the part is left out.',
    ),
  newestCount: count().default(8).describe('Number of vehicles in the part `newest`.'),
  makesCount: count().default(20).describe('Makes shown.'),
  bodiesCount: count().default(8).describe('Body types shown.'),
  about: optionalText().describe('A paragraph about the dealer.'),
});

const groupFigures = part(
  'The group’s own figures. A null is counted, so it is always right; a figure you ' +
    'give must be right, as every page shows it.',
  {
    locations: optionalText().describe(
      'Number of locations, for example 50+. Locations with one name at one address count as one.',
    ),
    brands: optionalText().describe('Number of brands, for instance 40+: those of the brands page.'),
    years: optionalText().describe('Years in the trade, for instance 30+; null counts them from `since`.'),
    since: z
      .int()
      .min(1800)
      .max(2200)
      .nullable()
      .default(null)
      .describe('The year the group started; null leaves it out.'),
  },
);

export const pages = part('Static pages and links to them.', {
  groupFigures,
  standard: z
    .array(z.enum(STANDARD_PAGES))
    .default(['privacy-policy', 'terms-and-conditions', 'cookie-policy', 'faqs'])
    .describe('Pages that come with the platform. The site’s own page at the same address replaces one.'),
  blogPath: z
    .string()
    .regex(/^\/[a-z0-9-]+$/, 'must be a path such as /blog')
    .default('/blog')
    .describe('Address of the posts.'),
  blogHeading: text().default('News and advice').describe('Heading of the posts.'),
  postsPerPage: count().min(1, 'must be 1 or more').default(9).describe('Posts per page.'),
  privacyLink: link().default('/privacy-policy').describe('The privacy policy.'),
  termsLink: link().default('/terms-and-conditions').describe('The terms.'),
  contactLink: link().default('/contact').describe('The contact page.'),
  brandGroups: z
    .array(z.enum(BRAND_GROUPS))
    .default(['our_brands', 'car', 'motorcycle', 'truck'])
    .describe('Groups on the brands page, in this order; empty ones are left out.'),
});

export const policies = part('Figures in the policy texts.', {
  returnDays: count().default(14).describe('Days to return a used vehicle.'),
  returnKm: count().default(500).describe('Maximum number of kilometres driven by then.'),
  returnFuel: text().default('at least a quarter tank of fuel').describe('Fuel in the tank by then.'),
  protectionYears: count().default(3).describe('Years of mechanical protection (5 with some dealers).'),
  standardWarrantyYears: count().default(3).describe('Years of the standard warranty.'),
  manufacturerWarrantyYears: count()
    .nullable()
    .default(null)
    .describe('Years of the manufacturer’s warranty on new vehicles; null leaves it out.'),
  privacyAcknowledgeDays: count().default(7).describe('Days until an access request is acknowledged.'),
  privacyAccessDays: count().default(30).describe('Days until access is given.'),
  complaintDays: count().default(30).describe('Days until a complaint is resolved (14 with some dealers).'),
});

export const extras = part('Features only some sites have.', {
  spinToWin: z.enum(['on', 'off']).default('off').describe('The spin-to-win game.'),
  onlinePayment: z.enum(['on', 'off']).default('off').describe('Paying online.'),
  instantPrice: z.enum(['on', 'off']).default('off').describe('The instant price page.'),
});
