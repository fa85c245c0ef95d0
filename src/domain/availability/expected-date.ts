import { formatDate, toLocalDay } from '../text/format.ts';
import type { Car } from '../vehicle/car.ts';

/** The site's text for the day, with `{date}` in it (the setting `card.tags.expected`), and the site's time zone. */
export interface ExpectedRules {
  expected: string;
  timeZone: string;
}

/**
 * When a coming-soon vehicle is expected, "Expected 12/03/2027" (S9's dates); null where no day is known, for any other
 * status, and once the day is past: a promise that was not met is not shown. The day itself still counts.
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
