import { z } from 'zod';

const line = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'has a control character');
const dollars = () => z.number().min(0).max(9_999_999);
const ANSWERS_AT_MOST = 40;

/** The body of POST /api/miscellaneous (S7): the result of a valuation (S3: valuation data), and its type. */
export const miscellaneousSchema = z
  .strictObject({
    column_name: z.literal('valuation'),
    id: z.int().min(1).optional(),
    lead_id: z.int().min(1).max(2_147_483_647).nullable().optional(),
    rego: z
      .string()
      .regex(/^[A-Za-z0-9]{1,9}$/, 'must be letters and digits only')
      .nullable()
      .optional(),
    regoState: z.enum(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']).nullable().optional(),
    adjustmentAnswers: z
      .record(line(60).min(1), z.union([line(200), z.number(), z.boolean()]))
      .refine((answers) => Object.keys(answers).length <= ANSWERS_AT_MOST, `more than ${ANSWERS_AT_MOST}`)
      .optional(),
    form_completed: z.boolean().optional(),
    offer_accepted: z.boolean().optional(),
    vehicle: line(200).optional(),
    offer_price: dollars().nullable().optional(),
    from: dollars().optional(),
    to: dollars().optional(),
  })
  .refine((body) => Object.keys(body).length > 1, 'must say something of a valuation');

export type ReportedValuation = Omit<z.output<typeof miscellaneousSchema>, 'column_name'>;
