import { formatDate, toLocalDay } from '../text/format.ts';
import type { Car } from '../vehicle/car.ts';

/** A site's words for the day, `{date}` in place of it (the setting `card.tags.expected`), and the zone of its days. */
export interface ExpectedRules {
  expected: string;
  timeZone: string;
}

/**
 * When a vehicle on its way is expected, "Expected 12/03/2027" (S9's dates); null where no day is known, for any other
 * status, and once the day is past: a promise that was not kept says nothing. The day itself is still to come.
 */
export function describeExpectedDate(
  { status, sold, expected_date }: Pick<Car, 'status' | 'sold' | 'expected_date'>,
  { expected, timeZone }: ExpectedRules,
  now: Date,
): string | null {
  if (status !== 'coming_soon' || sold || expected_date === null) return null;
  if (expected_date < toLocalDay(now, timeZone)) return null;
  return expected.replace('{date}', formatDate(expected_date));
}
