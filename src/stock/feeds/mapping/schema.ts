import { z } from 'zod';
import { getErrorMessage } from '../../../domain/text/error-message.ts';
import { listKeysOf } from '../../../domain/text/look-up.ts';
import type { FeedField } from '../fields.ts';
import { DATE_ORDERS } from '../normalise/numbers/dates.ts';
import { UNIT_NAMES } from './units.ts';

const column = z.string().min(1).describe('Name of a column, or of a JSON key, with dots into objects.');
const pattern = z
  .string()
  .min(1)
  .refine(isPattern, {
    error: (issue) => `is not a regular expression: ${whyNoPattern(String(issue.input))}`,
  });

function isPattern(text: string): boolean {
  return whyNoPattern(text) === undefined;
}

function whyNoPattern(text: string): string | undefined {
  try {
    new RegExp(text, 'u');
    return undefined;
  } catch (error) {
    return getErrorMessage(error);
  }
}

const condition = z
  .strictObject({ column, is: z.array(z.string()).optional(), match: pattern.optional() })
  .refine((when) => (when.is === undefined) !== (when.match === undefined), {
    error: 'needs either "is" or "match"',
  })
  .describe(
    'The source is used only if this column has one of these texts (any letter case), or matches this ' +
      'expression; if there are several, all of them.',
  );

const asList = (given: unknown): unknown => (Array.isArray(given) ? given : [given]);

const origins = {
  column: column.optional(),
  columns: z.array(column).min(1).optional().describe('Several columns, joined as one list.'),
  template: z.string().min(1).optional().describe('Text with columns in braces: "{Year} {Make}".'),
  value: z.union([z.string(), z.number(), z.boolean()]).optional().describe('The same for every vehicle.'),
  digest: z
    .strictObject({ columns: z.array(column).min(1), prefix: z.string().default('') })
    .optional()
    .describe('A short code made from these columns; identical rows are numbered in file order.'),
};

const ORIGIN_NAMES = listKeysOf(origins);

/** Where a field's value comes from, and how it is converted. */
const detailedSource = z
  .strictObject({
    ...origins,
    when: z.preprocess(asList, z.array(condition)).optional(),
    match: pattern
      .optional()
      .describe('Takes what the named group "value" matches, or the whole match; no match means no value.'),
    remove: pattern.optional().describe('Removes every match from the text.'),
    values: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
      .optional()
      .describe('Replacements for texts, in any letter case.'),
    otherwise: z
      .enum(['keep', 'empty', 'refuse'])
      .default('keep')
      .describe('What happens to a text that is not in "values".'),
    unit: z.enum(UNIT_NAMES).optional().describe('Unit of the column’s numbers, if not the field’s own.'),
  })
  .refine((given) => ORIGIN_NAMES.filter((name) => given[name] !== undefined).length === 1, {
    error: `needs exactly one of ${ORIGIN_NAMES.join(', ')}`,
  });
export type Source = z.output<typeof detailedSource>;

const asSource = (given: unknown): unknown => (typeof given === 'string' ? { column: given } : given);
const asSources = (given: unknown): unknown => (Array.isArray(given) ? given.map(asSource) : [asSource(given)]);

/** One source, or several of which the first with a value is used; plain text is a column's name. */
const sources = z.preprocess(asSources, z.array(detailedSource).min(1));

/** A mapping file: how the rows of any CSV or JSON become vehicles. */
export const mappingSchema = z.strictObject({
  $schema: z.string().optional(),
  name: z.string().regex(/^[a-z0-9-]+$/, { error: 'must be small letters, digits and hyphens' }),
  description: z.string().optional(),
  extends: z.string().optional().describe('Name of a built-in format to use for fields this mapping leaves out.'),
  kind: z
    .enum(['table', 'json', 'ndjson'])
    .optional()
    .describe(
      'A table is CSV or TSV; ndjson is one JSON object a line. Default: that of the format extended, else table.',
    ),
  delimiter: z
    .string()
    .length(1)
    .optional()
    .describe('Default: comma, semicolon, tab or bar, whichever the header has most of.'),
  dateOrder: z
    .enum(DATE_ORDERS)
    .optional()
    .describe(
      'Order of day, month and year in numeric dates. Default: dmy. A four-digit year ' +
        'first is always year, month, day.',
    ),
  lastLineEnd: z
    .enum(['required', 'optional'])
    .optional()
    .describe('Whether a table whose last row has no line end was cut short. Default: required, so it was.'),
  list: z.string().optional().describe('JSON key that holds the vehicles.'),
  empty: z.array(z.string()).default([]).describe('Texts that mean empty, besides the usual ones.'),
  fields: z.record(z.string(), sources),
});

export interface MappingInput extends Omit<z.input<typeof mappingSchema>, 'fields'> {
  fields: Partial<Record<FeedField, SourceInput | SourceInput[]>>;
}
type SourceInput = string | z.input<typeof detailedSource>;

/** A validated mapping; every field has its list of sources. */
export interface Mapping extends Omit<z.output<typeof mappingSchema>, 'fields'> {
  fields: Partial<Record<FeedField, Source[]>>;
}
