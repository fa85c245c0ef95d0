import { expect, test } from 'vitest';
import { visitedSchema } from '../../leads/schema.ts';
import { withPage } from './session-visit.ts';

const visit = (pages: string[]) =>
  pages.reduce(withPage, {
    visited_pages: [] as string[],
    linked_query_params: {} as Record<string, string>,
  });

test('[G5] a visit has each path once, in the order of the last look at it, and the query with which it began', () => {
  expect(visit(['/?utm_source=mail&gclid=x', '/search/used-cars?page=2', '/', '/trade-in?gclid=y'])).toEqual({
    visited_pages: ['/search/used-cars', '/', '/trade-in'],
    linked_query_params: { utm_source: 'mail', gclid: 'x' },
  });
});

test('[G5] a long visit is cut to what a lead takes', () => {
  const long = visit(Array.from({ length: 80 }, (_, n) => `/cars/${n}-${'x'.repeat(400)}`));
  expect(long.visited_pages).toHaveLength(30);
  expect(visitedSchema.safeParse(long).success).toBe(true);
});

test.each(['/?a=%00b%0a&=x&%0d=1', '/?emoji=😀'.padEnd(310, '😀'), '/?__proto__=x&constructor=y', '/%00?q=%ff%fe'])(
  '[G5] what an address has in it is never in the way of an enquiry: %j',
  (page) => {
    expect(visitedSchema.safeParse(visit([page])).error).toBeUndefined();
  },
);
