import { z } from 'zod';
import { link, notLongAgo, optionalLink, optionalText, slug, text } from '../kinds.ts';
import { markdown, pageBlocks, searchPath } from './blocks.ts';

/** A moment: a day, or a day with time and time zone. */
const moment = () =>
  z
    .union([z.iso.date(), z.iso.datetime({ offset: true })], {
      error: 'must be a date such as 2026-11-30, or a moment such as 2026-11-30T09:00:00+10:00',
    })
    .refine(notLongAgo.check, { error: notLongAgo.error });

export const running = {
  start: moment().nullable().default(null).describe('When it starts; null means it has already started.'),
  expiry: moment().nullable().default(null).describe('When it ends; null means never.'),
};
export const isInOrder = (item: { start: string | null; expiry: string | null }): boolean =>
  !item.start || !item.expiry || Date.parse(item.start) < Date.parse(item.expiry);
export const inOrderError = { error: 'expiry must be after start', path: ['expiry'] };

/** Path prefixes and paths of the platform's own routes: a page there would never be reached. */
const TAKEN = [
  /^(search|cars|used-car|api|img|media|assets|sitemap|payments)(\/|$)/,
  /^(special-offers|checkout-journey|online-payment|spin-to-win|print|compare|saved|chat)$/,
  /^(sign-in|brands|models|dealer-locator)$/,
];

const address = () =>
  z
    .string()
    .regex(
      /^[a-z0-9-]+(\/[a-z0-9-]+)*$/,
      'must be an address without its first slash, such as about-us or pages/eofy-sale',
    )
    .refine((path) => !TAKEN.some((pattern) => pattern.test(path)), 'is already used by a page that every site has');

const hasContent = ({ body, blocks }: { body: string | null; blocks: unknown[] }) => body !== null || blocks.length > 0;
const hasContentError = { error: 'a page needs a body or blocks', path: ['body'] };

/** A page of the site's own (H9). */
export const pageContent = z
  .strictObject({
    slug: address().describe('Its address without the first slash.'),
    title: text().describe('Title and heading.'),
    intro: optionalText().describe('Text under the heading.'),
    description: optionalText().describe('Description for search engines; null uses the intro.'),
    image: optionalLink().describe('Picture shown when the page is shared on social networks.'),
    body: markdown().nullable().default(null).describe('Its text, in Markdown; shown before the blocks.'),
    blocks: pageBlocks().describe('Its blocks, in order.'),
    indexing: z.enum(['allowed', 'forbidden']).default('allowed').describe('Whether search engines may list it.'),
    ...running,
  })
  .refine(hasContent, hasContentError)
  .refine(isInOrder, inOrderError);
export type PageContent = z.output<typeof pageContent>;

/** A post (G2: href, heading, image, date): with a text of its own, or a card that links elsewhere. */
export const postContent = z
  .strictObject({
    slug: slug().nullable().default(null).describe('Its name in addresses, if it has its own text.'),
    href: link().nullable().default(null).describe('Where the card links to, if the text is elsewhere.'),
    heading: text().describe('Heading.'),
    date: z.iso
      .date({ error: 'must be a date such as 2026-11-30' })
      .describe('Date of publication. It is hidden until then.'),
    author: optionalText().describe('Author.'),
    image: optionalLink().describe('A picture.'),
    text: optionalText().describe('A sentence or two for the card.'),
    stock: searchPath()
      .nullable()
      .default(null)
      .describe('Search address of the vehicles shown beside the post; null shows those of home.lead.'),
    body: markdown().nullable().default(null).describe('Its text, in Markdown; shown before the blocks.'),
    blocks: pageBlocks().describe('Further blocks, in order.'),
  })
  .refine(({ slug, href }) => (slug === null) !== (href === null), {
    error: 'a post needs a slug and its own text, or an href to its text',
    path: ['href'],
  })
  .refine((post) => post.slug === null || hasContent(post), {
    error: 'a post with a slug needs a body or blocks',
    path: ['body'],
  });
export type PostContent = z.output<typeof postContent>;

/** The platform's own pages, as Markdown in the folder `standard-pages`; a site has those that its settings name. */
export const STANDARD_PAGES = [
  'privacy-policy',
  'terms-and-conditions',
  'cookie-policy',
  'faqs',
  'about-us',
  'used-car-return',
  'warranty',
  'new-vehicle-warranty',
  'roadside-assist',
  'pages/capped-price-servicing',
  'fleet',
  'careers',
] as const;
