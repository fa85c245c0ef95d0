import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatTimeAgo, summariseReviews } from './reviews.ts';

test('[H6] a group’s average weighs each place by its reviews, and falls back on the ratings at hand', () => {
  const places = [
    { average_rating: 5, review_count: 1 },
    { average_rating: 4, review_count: 3 },
    { average_rating: null, review_count: 9 },
  ];
  expect(summariseReviews(places, [1])).toEqual({ average_rating: 4.25, count: 4 });
  expect(summariseReviews([{ average_rating: null, review_count: 0 }], [5, 4])).toEqual({
    average_rating: 4.5,
    count: 2,
  });
  expect(summariseReviews([{ average_rating: 4.9, review_count: 0 }], [])).toBeNull();
  expect(summariseReviews([], [])).toBeNull();
});

test('[H6] an average is never outside of what it was made from', () => {
  const place = fc.record({
    average_rating: fc.double({ min: 1, max: 5, noNaN: true }),
    review_count: fc.nat(500),
  });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 60 }), (places) => {
      const rated = places.filter(({ review_count }) => review_count > 0).map((each) => each.average_rating);
      const found = summariseReviews(places, []);
      if (rated.length === 0) return found === null;
      return (
        found !== null &&
        found.average_rating >= Math.min(...rated) - 1e-9 &&
        found.average_rating <= Math.max(...rated) + 1e-9
      );
    }),
  );
});

test.each([
  ['2026-11-21', 'today'],
  ['2026-11-22', 'today'],
  ['2026-11-20', 'yesterday'],
  ['2026-11-16', '5 days ago'],
  ['2026-11-14', '1 week ago'],
  ['2026-10-31', '3 weeks ago'],
  ['2026-10-21', '1 month ago'],
  ['2026-01-21', '10 months ago'],
  ['2025-11-21', '1 year ago'],
  ['2024-11-20', '2 years ago'],
])('[H6] a review of %s is of %s, on 21/11/2026', (day, words) => {
  expect(formatTimeAgo(day, '2026-11-21')).toBe(words);
});
