import { z } from 'zod';

/** An idempotency key of a message: letters, digits and hyphens, like random ids. */
export const MESSAGE_KEY = /^[A-Za-z0-9-]{16,64}$/;

const car = z.string().min(1).max(300).describe('Slug of the vehicle.');
const key = z.string().regex(MESSAGE_KEY, 'must be 16 to 64 letters, digits and hyphens');
/** Longer than what is accepted, so that the error can name the limit. */
const box = (max: number) => z.string().max(max, `longer than ${max} characters`);

export const chatBodySchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('message'), car, key, text: box(20_000) }),
  z.strictObject({
    kind: z.literal('contact'),
    car,
    name: box(1_000),
    phone: box(1_000),
    email: box(1_000),
  }),
]);
export type ChatBody = z.output<typeof chatBodySchema>;
