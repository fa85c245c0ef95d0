import { z } from 'zod';
import { BRAND_GROUPS } from '../../domain/showroom/manufacturers.ts';
import { CAR_TYPES } from '../../domain/vehicle/car.ts';
import { amount, colour, link, optionalLink, optionalText, slug, text } from '../kinds.ts';
import { inOrderError, isInOrder, running } from './pages.ts';

export const offerContent = z
  .strictObject({
    slug: slug().describe('Its name, unique on the site.'),
    heading: text().describe('Heading.'),
    text: optionalText().describe('What’s on offer.'),
    includes: z.array(text()).max(6).default([]).describe('What is included, up to six short lines.'),
    figure: optionalText().describe('The big figure, for instance $2,000 or 2.9%.'),
    figureNote: optionalText().describe('Text beside the figure.'),
    label: text().default('See the offer').describe('Link text.'),
    href: link().describe('Where the link goes.'),
    terms: optionalText().describe('Conditions, in small print.'),
    image: optionalLink().describe('A picture.'),
    ...running,
  })
  .refine(isInOrder, inOrderError);

const point = z.strictObject({
  figure: text().describe('The figure, for example 4 min.'),
  text: text().describe('What it means.'),
});

/** Only a promo can have a position of its own. */
const placedByKind = ({ kind, position }: { kind: string; position: number | null }): boolean =>
  kind === 'promo' || position === null;

/**
 * A promo among search results; the fields start, expiry, position, display and strictDisplay are the specification's
 * (S3).
 */
export const promoContent = z
  .strictObject({
    slug: slug().describe('Its name, unique on the site.'),
    kind: z
      .enum(['promo', 'campaign'])
      .default('promo')
      .describe('A promo has its own position; campaign cards use the campaign positions in the settings.'),
    heading: text().describe('Heading.'),
    text: optionalText().describe('Text.'),
    points: z.array(point).max(4).default([]).describe('Up to four lines, each with a figure.'),
    label: text().describe('Button text.'),
    href: link().describe('Where the link goes.'),
    terms: optionalText().describe('Conditions, in small print.'),
    image: optionalLink().describe('A picture, in the ratio 3:2.'),
    position: z
      .int()
      .min(1)
      .nullable()
      .default(null)
      .describe('Position in the list, counted across all pages; null means fifth. A campaign card has none.'),
    display: z.array(z.enum(CAR_TYPES)).default([]).describe('Car types whose lists show it; empty means all.'),
    strictDisplay: z
      .boolean()
      .default(false)
      .describe(
        'Whether to show it only in lists of exactly those car types that are long enough for its position. ' +
          'It is then never shifted.',
      ),
    ...running,
  })
  .refine(isInOrder, inOrderError)
  .refine(placedByKind, {
    error: 'campaign cards use search.promos.campaignPositions; remove its position',
    path: ['position'],
  });

export const manufacturerContent = z.strictObject({
  name: text().describe('Its name, as in the stock.'),
  slug: slug().describe('Its name in addresses.'),
  logo: z.strictObject({ url: link() }).nullable().default(null).describe('Its logo; null shows its initials.'),
  group: z.enum(BRAND_GROUPS).default('car').describe('Its group on the brands page.'),
  description: optionalText().describe('A sentence about it.'),
});

const variant = z.strictObject({
  name: text().describe('Its name.'),
  full_name: optionalText().describe('Its name with make and model.'),
  series: optionalText().describe('Series.'),
  features: z.array(text()).default([]).describe('Features; simple HTML is allowed.'),
  image: z.strictObject({ url: link() }).nullable().default(null).describe('A picture.'),
  dap_min_price: amount().nullable().default(null).describe('Lowest drive-away price.'),
  dap_max_price: amount().nullable().default(null).describe('Highest drive-away price.'),
});

const modelColour = z.strictObject({
  name: text().describe('The manufacturer’s name for the colour.'),
  photo_url: optionalLink().describe('The model in this colour.'),
  hexCode: colour().nullable().default(null).describe('The colour’s hex code.'),
  oem_id: z
    .enum(['wagon', 'sedan', 'hatch', 'dual_cab', 'extra_cab', 'single_cab', '2_door', '4_door'])
    .nullable()
    .default(null)
    .describe('Body style.'),
  model_variant_name: optionalText().describe('The variant it comes on; null means all.'),
});

export const modelContent = z.strictObject({
  manufacturer_slug: slug().describe('Manufacturer.'),
  name: text().describe('Its name.'),
  slug: slug()
    .refine((word) => word !== 'order-now', { error: 'is the address of the quote form' })
    .describe('Its name in addresses.'),
  status: z.enum(['available', 'coming_soon']).default('available').describe('Whether it is available.'),
  short_description: optionalText().describe('A sentence about it.'),
  image: z.strictObject({ url: link() }).nullable().default(null).describe('A picture.'),
  cloudfront_new_image_url: optionalLink().describe('A cut-out picture.'),
  manufacturer_body: optionalText().describe('Body type.'),
  model_variants: z.array(variant).default([]).describe('Its variants.'),
  colours: z.array(modelColour).default([]).describe('Its colours.'),
});
