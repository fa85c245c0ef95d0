import { expect, test } from 'vitest';
import { computeBelowMarket } from '../../src/domain/price/below-market.ts';
import { learnMarket } from '../../src/domain/valuation/market.ts';
import { toSubject } from '../../src/domain/valuation/subject.ts';
import { isShown } from '../../src/features/vehicle/price-comparison/gauge.ts';
import { DEMO_NOW as asOf, demoStock } from '../../tests/samples/demo-stock.ts';

/** The fields of a row that the valuation reads. */
const stock = demoStock('harbour').map(
  (row, at) => ({ ...row, id: at + 1 }) as unknown as Parameters<typeof toSubject>[0],
);
const requested = stock.flatMap((car) => {
  const price = car.offer_price ?? car.price ?? 0;
  return price > 0 ? [{ ...toSubject(car), id: car.id, price, daysAgo: 0, state: null }] : [];
});

test('[C6] [D13] at least nine of ten vehicles said to be below market are so by the price check too', async () => {
  const appraise = await learnMarket(requested, asOf.getUTCFullYear());
  const said = requested.flatMap((subject) => {
    const isBelow = computeBelowMarket(stock[subject.id - 1]!) !== null;
    const found = isBelow ? appraise(subject) : null;
    const answer = found && {
      fill: 0,
      listing_price: subject.price,
      market_range_min: found.low,
      market_range_max: found.high,
      confidence: found.confidence,
    };
    return answer && isShown(answer, 0.2) ? [found.market - subject.price] : [];
  });
  expect(said.length).toBeGreaterThan(40);
  expect(said.filter((under) => under > 0).length / said.length).toBeGreaterThan(0.9);
});
