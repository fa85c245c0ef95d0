import { z } from 'zod';
import { VISITED } from '../forms/visit/visited.ts';

/** An idempotency key: letters, digits and hyphens, as in random ids. */
export const SENDING_KEY = /^[A-Za-z0-9-]{16,64}$/;
/** A path of the site with its query, nothing that could lead elsewhere. */
export const PAGE_PATH = /^\/(?!\/)[!-~]*$/;
const PAGE_CHARACTERS = 2_000;

const VISITED_TEXT = z
  .string()
  .max(VISITED.characters)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'has a control character');

/** The visit as the browser remembers it (G5). */
export const visitedSchema = z.strictObject({
  visited_pages: z.array(VISITED_TEXT.startsWith('/', 'must be a path of the site')).max(VISITED.pages),
  linked_query_params: z
    .record(VISITED_TEXT.min(1), VISITED_TEXT)
    .refine((params) => Object.keys(params).length <= VISITED.params, `more than ${VISITED.params}`),
});

/** The body of POST /api/leads. Boxes may hold more than is accepted, so that the response can name the limit. */
export const sentSchema = z.strictObject({
  form: z.string().max(60),
  key: z.string().regex(SENDING_KEY, 'must be 16 to 64 letters, digits and hyphens'),
  page: z.string().max(PAGE_CHARACTERS).regex(PAGE_PATH, 'must be a path of the site'),
  fields: z.record(z.string().max(60), z.string().max(20_000, 'longer than 20,000 characters')),
  check: z.string().max(4_000).optional(),
  visited: visitedSchema.optional(),
});

/** The body of POST /api/leads/steps (S7: generic lead sender): all input so far, or what is new. */
export const stepSchema = sentSchema.extend({ isLastStep: z.boolean() });
