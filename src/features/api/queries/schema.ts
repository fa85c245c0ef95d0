import { z } from 'zod';
import { SORT_KEYS } from '../../../search/contract.ts';
import { MAX_QUERY_LENGTH } from '../../../search/state.ts';
import { hitSchema } from '../hit.ts';
import { buildShape } from '../search/schema.ts';

/** The one index that a site has: the vehicles that it lists. */
export const INDEX = 'cars';

/** Text fields of a hit in which the words of a query are marked. */
export const HIGHLIGHTED_FIELDS = [
  'name',
  'make',
  'model',
  'badge',
  'series',
  'stocknum',
  'body',
  'simple_body',
  'simple_fuel',
  'simple_transmission',
  'drive',
  'colour',
  'city',
  'dealership_name',
] as const satisfies readonly (keyof z.output<typeof hitSchema>)[];

const MAX_OFFSET = 1_000_000;
const tag = (byDefault: string) =>
  z
    .string()
    .max(100, 'longer than 100 characters')
    .optional()
    .describe(`Put around matching words; ${byDefault} when only the other is given.`);

const defineQuerySchema = (maxLimit: number) => {
  const limit = z
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .max(maxLimit, `must be at most ${maxLimit}`);
  return z
    .strictObject({
      index: z.literal(INDEX).optional().describe('There is one index.'),
      query: z
        .string()
        .max(MAX_QUERY_LENGTH, `longer than ${MAX_QUERY_LENGTH} characters`)
        .default('')
        .describe('Words to search for.'),
      filter: z.string().default('').describe('A filter expression; empty means no filter.'),
      sortBy: z
        .enum(SORT_KEYS)
        .optional()
        .describe('The sort order. By default, relevance if there are words, otherwise the site’s own order.'),
      offset: z
        .int('must be a whole number')
        .min(0, 'must be 0 or more')
        .max(MAX_OFFSET, `must be at most ${MAX_OFFSET}`)
        .default(0)
        .describe('How many results to skip.'),
      limit: limit.optional().describe('Maximum number of vehicles; the site’s page size by default.'),
      hitsPerPage: limit.optional().describe('Another name of limit.'),
      highlightPreTag: tag('<em>'),
      highlightPostTag: tag('</em>'),
      facets: z
        .array(z.string())
        .max(0, 'this call returns no counts; use GET /api/search')
        .optional()
        .describe('Empty or left out.'),
    })
    .refine(({ limit, hitsPerPage }) => limit === undefined || hitsPerPage === undefined, {
      path: ['hitsPerPage'],
      message: 'is the same as limit; give only one of them',
    });
};

export interface QueryLimits {
  maxLimit: number;
  maxQueries: number;
}

/** The body of POST /api/search/queries (B17). */
export const defineQueriesSchema = ({ maxLimit, maxQueries }: QueryLimits) =>
  z.strictObject({
    queries: z
      .array(defineQuerySchema(maxLimit))
      .min(1, 'must hold at least one query')
      .max(maxQueries, `must hold at most ${maxQueries} queries`),
  });
export type Queries = z.output<ReturnType<typeof defineQueriesSchema>>;
export type Query = Queries['queries'][number];

export const foundHitSchema = hitSchema.extend({
  highlighted: z
    .strictObject(buildShape(HIGHLIGHTED_FIELDS, z.string()))
    .partial()
    .optional()
    .describe(
      'If tags were given: the text fields that are not empty, as HTML, with the matching words ' + 'between the tags.',
    ),
});

/** The response of POST /api/search/queries: one result for each query, in their order. */
export const queriesAnswerSchema = z.strictObject({
  results: z.array(
    z.strictObject({
      index: z.literal(INDEX),
      hits: z.array(foundHitSchema),
      count: z.int().min(0).describe('Total matching vehicles.'),
      offset: z.int().min(0),
      limit: z.int().min(0),
      ms: z.number().min(0),
    }),
  ),
});
export type QueriesAnswer = z.output<typeof queriesAnswerSchema>;
