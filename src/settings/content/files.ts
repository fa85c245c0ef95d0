import { z } from 'zod';
import { slug, text } from '../kinds.ts';
import { settingsSchema } from '../schema.ts';
import { pageContent, postContent } from './pages.ts';
import { dealershipContent, locationContent, reviewContent, specialHoursContent } from './places.ts';
import { manufacturerContent, modelContent, offerContent, promoContent } from './showroom.ts';
import { wheelContent } from './wheel.ts';

const HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/** `site.json`: the site's identity, its hosts, and its settings. */
export const siteFile = z.strictObject({
  $schema: z.string().optional().describe('Address of the JSON Schema, for editors.'),
  group: z
    .strictObject({
      slug: slug().describe('The group’s name in commands.'),
      name: text().describe('Name of the group.'),
    })
    .describe(
      'The dealer group that owns dealerships, locations, stock and leads; sites with the same group share them.',
    ),
  hosts: z
    .array(z.string().regex(HOST, 'must be a host in lower case without port, such as www.example.com.au'))
    .default([])
    .describe('Hosts of the site; the first is its main address. <slug>.localhost always works for development.'),
  preset: z.string().nullable().default(null).describe('Settings to start from; null starts from the defaults.'),
  settings: z.record(z.string(), z.unknown()).describe('What differs from the preset and the defaults.'),
});

/** `site.json` for the JSON Schema of editors: the settings in full. */
export const siteFileForEditors = siteFile.extend({ settings: settingsSchema });

/** Every other file of a site folder, with the schema of its list. */
export const CONTENT_FILES = {
  'dealerships.json': z.array(dealershipContent),
  'locations.json': z.array(locationContent),
  'special-hours.json': z.array(specialHoursContent),
  'reviews.json': z.array(reviewContent),
  'offers.json': z.array(offerContent),
  'promos.json': z.array(promoContent),
  'manufacturers.json': z.array(manufacturerContent),
  'models.json': z.array(modelContent),
  'pages.json': z.array(pageContent),
  'posts.json': z.array(postContent),
  'spin-to-win.json': z.array(wheelContent),
} as const;

export type ContentFile = keyof typeof CONTENT_FILES;
/** The content of a file, checked and completed with defaults. */
export type ContentOf<F extends ContentFile> = z.output<(typeof CONTENT_FILES)[F]>;
export type SiteFile = z.output<typeof siteFile>;
