import { z } from 'zod';
import { IMAGE_QUALITY } from '../../../domain/media/image-address.ts';
import { count, link, onOff, optionalLink, optionalText, ownPath, part, text, webAddress } from '../../kinds.ts';

export const analytics = part('Events and analytics.', {
  events: onOff('on').describe('Whether events are sent and kept.'),
  dataLayer: onOff('off').describe('Whether events also go to the page’s dataLayer.'),
  tagManagerId: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must be a container such as GTM-ABC123')
    .nullable()
    .default(null)
    .describe('Tag manager, loaded only if the visitor agrees.'),
  tagManagerUrl: z
    .union([webAddress(), ownPath()])
    .nullable()
    .default(null)
    .describe(
      'Script of the tag manager, if you serve it yourself: an http(s) address, or a path of ' +
        'the site such as /tags/gtm.js; null uses Google’s.',
    ),
  tagManagerSources: z
    .array(webAddress())
    .default([])
    .describe(
      'Further origins that the container loads from, which pages may then contact; Google Analytics needs ' +
        'https://www.google-analytics.com.',
    ),
  consentText: text().default('We’d like to measure how this site is used.').describe('The question to the visitor.'),
  consentYes: text().default('That’s fine').describe('Accept button.'),
  consentNo: text().default('No, thanks').describe('Decline button.'),
  consentAgain: text().default('Cookie settings').describe('Link at the bottom of every page that asks again.'),
  retentionDays: count().default(400).describe('Days that events are kept.'),
});

export const seo = part('Search engines and social networks.', {
  indexing: z.enum(['allowed', 'forbidden']).default('allowed').describe('Whether search engines may list the site.'),
  titleSuffix: optionalText().describe('Text after a page’s title; null uses the name.'),
  description: optionalText().describe('Description of the home page.'),
  socialImage: optionalLink().describe('Picture for shared links.'),
  googleVerification: optionalText().describe('Google’s site verification code.'),
  redirects: z
    .record(z.string().startsWith('/', 'must be a path'), link())
    .default({})
    .describe('Old addresses of the site, and where they redirect to.'),
  bingVerification: optionalText().describe('Bing’s site verification code.'),
});

const quality = () => z.int().min(IMAGE_QUALITY.least).max(IMAGE_QUALITY.most);

/**
 * A name of the public internet, exactly as a browser writes an origin: no IP address, path or password, and no
 * trailing dot.
 */
const pictureOrigin = () =>
  z
    .string()
    .refine(
      (text) =>
        URL.canParse(text) &&
        new URL(text).origin === text &&
        /^https:\/\/([a-z0-9-]+\.)+[a-z][a-z0-9-]+(:\d+)?$/.test(text),
      'must be an https origin such as https://images.example.com, with nothing after it',
    );

export const images = part('How pictures are delivered.', {
  quality: quality().default(IMAGE_QUALITY.least).describe('Quality of cards and thumbnails.'),
  largeQuality: quality().default(IMAGE_QUALITY.most).describe('Quality of large pictures.'),
  sources: z
    .array(pictureOrigin())
    .default([])
    .describe(
      'Origins of other servers whose pictures are resized, written like https://images.example.com. ' +
        'Pictures from anywhere else are shown as they are.',
    ),
  newPerMinute: z
    .int('must be a whole number')
    .min(1, 'must be 1 or more')
    .default(600)
    .describe('Pictures one IP address may have resized per minute; those already resized don’t count.'),
  placeholder: z
    .enum(['drawing', 'image'])
    .default('drawing')
    .describe('What a vehicle without pictures shows: a drawing of its body, or one picture.'),
  placeholderImage: link().nullable().default(null).describe('That one picture.'),
});
