import { z } from 'zod';
import { count, link, onOff, optionalLink, optionalText, part, text } from '../kinds.ts';

export const analytics = part('Events and measuring.', {
  events: onOff('on').describe('Whether events are sent and kept.'),
  dataLayer: onOff('off').describe('Whether events also go to the page’s dataLayer.'),
  tagManagerId: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must be a container such as GTM-ABC123')
    .nullable()
    .default(null)
    .describe('Tag manager, loaded only when the visitor has agreed.'),
  consentText: text()
    .default('We would like to measure how this site is used.')
    .describe('What the visitor is asked.'),
  retentionDays: count().default(400).describe('Days that events are kept.'),
});

export const seo = part('Search engines and social networks.', {
  indexing: z
    .enum(['allowed', 'forbidden'])
    .default('allowed')
    .describe('Whether search engines may list the site.'),
  titleSuffix: optionalText().describe('What follows a page’s title; null takes the name.'),
  description: optionalText().describe('Description of the home page.'),
  socialImage: optionalLink().describe('Picture for shared links.'),
  googleVerification: optionalText().describe('Google’s site verification code.'),
  redirects: z
    .record(z.string().startsWith('/', 'must be a path'), link())
    .default({})
    .describe('Old addresses of the site and where they lead now.'),
  bingVerification: optionalText().describe('Bing’s site verification code.'),
});

export const images = part('Delivery of pictures.', {
  quality: z.int().min(40).max(100).default(75).describe('Quality of cards and thumbnails.'),
  largeQuality: z.int().min(40).max(100).default(80).describe('Quality of large pictures.'),
  sources: z
    .array(z.url({ protocol: /^https$/ }))
    .default([])
    .describe('Origins that pictures may be fetched from, each like https://images.example.com.'),
  placeholder: z
    .enum(['drawing', 'image'])
    .default('drawing')
    .describe('What a vehicle without pictures shows: a drawing of its body, or one picture.'),
  placeholderImage: link().nullable().default(null).describe('That picture.'),
});
