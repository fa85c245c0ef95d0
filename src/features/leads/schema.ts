import { z } from 'zod';

/** Names a sending: letters, digits and hyphens, as random ids have them. */
export const SENDING_KEY = /^[A-Za-z0-9-]{16,64}$/;
/** A path of the site with its query, nothing that could lead elsewhere. */
export const PAGE_PATH = /^\/(?!\/)[!-~]*$/;
const PAGE_CHARACTERS = 2_000;

/** The body of POST /api/leads. Boxes may hold more than is taken, so that the answer can say how much may be in them. */
export const sentSchema = z.strictObject({
  form: z.string().max(60),
  key: z.string().regex(SENDING_KEY, 'must be 16 to 64 letters, digits and hyphens'),
  page: z.string().max(PAGE_CHARACTERS).regex(PAGE_PATH, 'must be a path of the site'),
  fields: z.record(z.string().max(60), z.string().max(20_000, 'longer than 20,000 characters')),
});
