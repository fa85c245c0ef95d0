import { z } from 'zod';
import { LOCATION_TYPES } from '../../domain/places/location.ts';
import { count, link, optionalLink, optionalText, slug, text } from '../kinds.ts';
import { locationBlock } from '../location-block.ts';

export const markdown = () =>
  z.string().trim().min(1, 'must not be empty').max(60_000, 'is longer than 60000 characters');

const heading = () => optionalText().describe('Heading; null uses the block’s default, if it has one.');
/** A link, or the placeholder of one: {{contactLink}}. */
const pageLink = () =>
  z.union([link(), z.string().regex(/^\{\{\s*\w+Link\s*\}\}$/)], {
    error:
      'must be a path such as /finance, an anchor such as #map, an http(s), mailto or tel address, or a ' +
      'placeholder such as {{contactLink}}',
  });
const optionalPageLink = () => pageLink().nullable().default(null);

const picture = { image: optionalLink().describe('A picture.') };

const tile = z.strictObject({
  heading: text().describe('Heading.'),
  text: optionalText().describe('A sentence or two.'),
  label: optionalText().describe('Link text; null makes the heading the link.'),
  href: optionalPageLink().describe('Where the link goes; null for no link.'),
  ...picture,
});

export const searchPath = () =>
  z.string().regex(/^\/(search\/|special-offers)\S*$/, 'must be the address of a search, such as /search/used-cars');

/** The blocks that a page consists of (H9). */
const pageBlock = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('hero'),
      heading: optionalText().describe('Heading; null uses the page’s title.'),
      text: optionalText().describe('Text under it.'),
      search: z.enum(['shown', 'hidden']).default('hidden').describe('Whether there is a search box.'),
      label: optionalText().describe('Button text.'),
      href: optionalPageLink().describe('Where the button goes.'),
      ...picture,
    })
    .describe('Goes first, full width, in place of the page’s heading.'),
  z
    .strictObject({ kind: z.literal('text'), heading: heading(), body: markdown().describe('Markdown.') })
    .describe('Text.'),
  z
    .strictObject({
      kind: z.literal('faq'),
      heading: heading(),
      items: z
        .array(
          z.strictObject({
            question: text().describe('The question.'),
            answer: markdown().describe('The answer, in Markdown.'),
          }),
        )
        .min(1, 'must not be empty')
        .describe('Questions, in this order.'),
    })
    .describe('Questions that open to show their answers.'),
  z
    .strictObject({
      kind: z.literal('figures'),
      heading: heading(),
      items: z
        .array(z.strictObject({ value: text().describe('The figure.'), label: text().describe('What it counts.') }))
        .default([])
        .describe('Figures; if empty, the group’s numbers.'),
    })
    .describe('Large figures in a row.'),
  z
    .strictObject({
      kind: z.literal('tiles'),
      heading: heading(),
      items: z.array(tile).min(1, 'must not be empty').describe('Tiles, in this order.'),
    })
    .describe('Tiles, each with a picture, text and a link.'),
  z.strictObject({ kind: z.literal('offers'), heading: heading() }).describe('The site’s current offers.'),
  z
    .strictObject({
      kind: z.literal('vehicles'),
      heading: heading(),
      from: searchPath().describe('The search whose results are shown.'),
      limit: count().default(8).describe('Maximum number shown.'),
    })
    .describe('Vehicles of the stock.'),
  z
    .strictObject({
      kind: z.literal('brands'),
      heading: heading(),
      limit: count().default(24).describe('Maximum number shown.'),
    })
    .describe('Makes in stock, with counts.'),
  z
    .strictObject({
      kind: z.literal('locations'),
      heading: heading(),
      type: z
        .enum(LOCATION_TYPES)
        .nullable()
        .default(null)
        .describe('Only this type; null for locations that sell vehicles.'),
      ...locationBlock,
      limit: count().default(6).describe('Maximum number shown.'),
    })
    .describe('Locations, and whether they are open now.'),
  z
    .strictObject({
      kind: z.literal('reviews'),
      heading: heading(),
      location: slug().nullable().default(null).describe('Slug of the location; null for all.'),
      limit: count().nullable().default(null).describe('Maximum number; null uses reviews.limit.'),
    })
    .describe('The average rating and the latest reviews.'),
  z
    .strictObject({
      kind: z.literal('posts'),
      heading: heading(),
      limit: count().default(3).describe('Maximum number shown.'),
    })
    .describe('The latest posts.'),
  z
    .strictObject({
      kind: z.literal('form'),
      heading: text().describe('Heading.'),
      text: optionalText().describe('A sentence or two.'),
      label: text().describe('Button text.'),
      href: pageLink().describe('The form’s address, or its anchor on this page: #form-section.'),
    })
    .describe('A link to a form.'),
  z
    .strictObject({ kind: z.literal('subscription'), heading: heading() })
    .describe(
      'How a subscription works and what its price covers, from the settings `subscription`. ' +
        'Only shown where `wording.offering` is subscription.',
    ),
]);
export type PageBlock = z.output<typeof pageBlock>;

/** The blocks of a page; a hero is only allowed as the first. */
export const pageBlocks = () =>
  z
    .array(pageBlock)
    .default([])
    .superRefine((blocks, context) => {
      for (const [at, block] of blocks.entries())
        if (block.kind === 'hero' && at > 0)
          context.addIssue({
            code: 'custom',
            path: [at, 'kind'],
            message: 'a hero must be the first block of its page',
          });
    });
