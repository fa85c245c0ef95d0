import { z } from 'zod';
import type { FinanceLender, Hotspots } from '../../../domain/vehicle/car.ts';
import { formatPath } from '../../../settings/problem.ts';
import { NOTHING, quote, type Reading, toText } from '../reading.ts';

const amount = z.number().nullable().default(null);

const lender = z.object({
  interestRate: amount,
  comparisonRate: amount,
  paymentWeek: amount,
  paymentMonth: amount,
  paymentWeekByTerm: z.record(z.string(), z.number()).default({}),
  deposit: amount,
  termYears: amount,
  termMonths: amount,
  establishmentFees: amount,
  totalPayable: amount,
  balloon: z
    .number()
    .nullable()
    .default(0)
    .transform((given) => given ?? 0),
  disclaimer: z.string().nullable().default(null),
}) satisfies z.ZodType<FinanceLender>;

const PAYMENT_OF_TERM = /^paymentWeek\/term(\d+)$/;

/**
 * Providers write the weekly payment for N years as `paymentWeek/termN` (S3); here all terms are one object, by years.
 */
function gatherTerms(given: unknown): unknown {
  if (given === null || typeof given !== 'object' || Array.isArray(given)) return given;
  const terms = Object.entries(given).flatMap(([key, value]) => {
    const years = PAYMENT_OF_TERM.exec(key)?.[1];
    return years === undefined ? [] : [[years, value]];
  });
  return terms.length === 0 ? given : { ...given, paymentWeekByTerm: Object.fromEntries(terms) };
}

const lenders = z.record(z.string(), z.preprocess(gatherTerms, lender));

const points = z
  .array(
    z.object({
      description: z.string(),
      positions: z.array(z.object({ angle: z.number(), x: z.number(), y: z.number() })),
    }),
  )
  .default([]);
const hotspots = z.object({ exterior: points, interior: points }) satisfies z.ZodType<Hotspots>;

function unpack(raw: unknown): unknown {
  const text = toText(raw);
  if (text === null) return raw;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function readDocument<T>(raw: unknown, schema: z.ZodType<T>): Reading<T | null> {
  const document = unpack(raw);
  if (document === null || document === '') return NOTHING;
  const parsed = schema.safeParse(document);
  if (parsed.success) return { value: parsed.data };
  const issue = parsed.error.issues[0]!;
  const place = formatPath(issue.path);
  return { problem: `${quote(raw)} is invalid${place ? `: ${place}` : ''} (${issue.message})` };
}

/** Reads lenders' terms by provider, from an object or JSON text; missing values are null. */
export const readLenders = (raw: unknown): Reading<Record<string, FinanceLender> | null> => readDocument(raw, lenders);

/** From an object or JSON text. */
export const readHotspots = (raw: unknown): Reading<Hotspots | null> => readDocument(raw, hotspots);

/** The list in a cell of JSON text; anything else as it is. */
export function unpackList(raw: unknown): unknown {
  if (typeof raw !== 'string' || !raw.trimStart().startsWith('[')) return raw;
  const list = unpack(raw);
  return Array.isArray(list) ? list : raw;
}
