import { z } from 'zod';
import { SHOWN_LOCATIONS } from '../domain/places/location-block.ts';
import { slug, text } from './kinds.ts';

/** Which locations a block shows (H5, G2); blocks on written pages use the same fields. */
export const locationBlock = {
  show: z
    .union([z.enum(SHOWN_LOCATIONS), z.strictObject({ location: slug() })])
    .default('all')
    .describe('A kind of locations, or one by its slug.'),
  manufacturer: text().nullable().default(null).describe('Only locations of this manufacturer.'),
  subtype: text().nullable().default(null).describe('Only locations of this subtype.'),
  include: z.array(slug()).default([]).describe('Only these locations, by slug.'),
  exclude: z.array(slug()).default([]).describe('Not these locations, by slug.'),
};
