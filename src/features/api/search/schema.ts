import { z } from 'zod';
import { EXACT_KEYS, RANGE_KEYS, TERM_KEYS } from '../../../search/contract.ts';
import { hitSchema } from '../hit.ts';

export const facetItemSchema = z.strictObject({
  label: z.string().describe('To show to people.'),
  value: z.string().describe('To use in the parameter.'),
  count: z.int().min(0),
});

export const spanSchema = z.strictObject({ min: z.number().nullable(), max: z.number().nullable() });

/** A shape that has the same schema for every key. */
export const buildShape = <K extends string, V>(keys: readonly K[], value: V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<K, V>;

const exactKeys = new Intl.ListFormat('en-AU').format(EXACT_KEYS);

/** The response of GET /api/search (B5). */
export const searchAnswerSchema = z.strictObject({
  hits: z.array(hitSchema),
  count: z.int().min(0).describe('Matching vehicles, on all pages.'),
  facets: z
    .strictObject(buildShape(TERM_KEYS, z.array(facetItemSchema)))
    .describe(
      `The values of every filter, counted under all filters but that one; of ${exactKeys} those that ` +
        'were asked for alone.',
    ),
  ranges: z
    .strictObject(buildShape(RANGE_KEYS, spanSchema))
    .describe('Lowest and highest of every number under all filters but that one; null without any.'),
  page: z.int().min(1),
  pages: z.int().min(0),
  limit: z.int().min(1).describe('Vehicles per page.'),
  ms: z.number().min(0).describe('Milliseconds the search took.'),
  dropped_words: z
    .array(z.string())
    .describe('Words of the query left out because nothing matches them together with the others.'),
});
export type SearchAnswer = z.output<typeof searchAnswerSchema>;
