import { z } from 'zod';
import { describeIssues } from '../describe-issues.ts';
import { type RegisteredVehicle, RegoFailure } from './contract.ts';

const words = () => z.string().trim().min(1).max(120);
const optional = () =>
  words()
    .nullish()
    .transform((text) => text ?? null);

/** A service's response; unknown fields are ignored, and missing ones are null. */
const Answer = z.object({
  vehicle: z
    .object({
      make: words(),
      model: words(),
      year: z
        .int()
        .min(1900)
        .max(2200)
        .nullish()
        .transform((year) => year ?? null),
      badge: optional(),
      series: optional(),
      body: optional(),
      fuel: optional(),
      transmission: optional(),
      drive: optional(),
      engine_litres: z
        .number()
        .positive()
        .max(30)
        .nullish()
        .transform((litres) => litres ?? null),
      seats: z
        .int()
        .min(1)
        .max(90)
        .nullish()
        .transform((seats) => seats ?? null),
      colour: optional(),
      item_type: optional(),
    })
    .nullable(),
});

/**
 * Reads a service's response; undefined when it does not know the registration. Throws a `RegoFailure` that names each
 * unusable field, and why.
 */
export function readRegistered(json: unknown): RegisteredVehicle | undefined {
  const read = Answer.safeParse(json);
  if (!read.success) throw new RegoFailure(`The response is invalid: ${describeIssues(read.error)}`);
  if (!read.data.vehicle) return undefined;
  const { transmission: trans, ...vehicle } = read.data.vehicle;
  return { ...vehicle, trans };
}
