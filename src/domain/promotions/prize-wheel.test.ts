import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawPrize, hasFullOdds, type Prize } from './prize-wheel.ts';

const WHEEL: { prizes: Prize[]; fallback: string } = {
  fallback: 'thanks',
  prizes: [
    { key: 'service', name: 'A service', percent: 0.5, stock: 3 },
    { key: 'mats', name: 'Floor mats', percent: 9.5, stock: 500 },
    { key: 'voucher', name: '$50 voucher', percent: 30, stock: null },
    { key: 'thanks', name: 'A coffee on us', percent: 60, stock: null },
  ],
};

/** Seeded random integers: the Park–Miller generator. */
function seeded(seed: number) {
  let state = seed;
  return (bound: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * bound);
  };
}

test.each([1, 20_261_121])('[G10] over many turns prizes come as often as the odds say, with seed %i', (seed) => {
  const turns = 200_000;
  const chance = seeded(seed);
  const times = new Map<string, number>();
  for (let turn = 0; turn < turns; turn++) {
    const { key } = drawPrize(WHEEL, () => 0, chance);
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  // Chi-squared test with three degrees of freedom; only one seed in ten thousand would exceed 21.1 by chance.
  const misfit = WHEEL.prizes.reduce((sum, { key, percent }) => {
    const expected = (turns * percent) / 100;
    return sum + ((times.get(key) ?? 0) - expected) ** 2 / expected;
  }, 0);
  expect(misfit).toBeLessThan(21.1);
});

test('[G10] each hundredth of a percent is of one prize, and every prize has its own', () => {
  const times = new Map<string, number>();
  for (let at = 0; at < 10_000; at++) {
    const { key } = drawPrize(
      WHEEL,
      () => 0,
      () => at,
    );
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  expect(Object.fromEntries(times)).toEqual({ service: 50, mats: 950, voucher: 3_000, thanks: 6_000 });
});

describe('[G10] a prize that is gone', () => {
  test('gives its turns to the fallback, and to no other prize', () => {
    const won = (key: string) => (key === 'service' ? 3 : 0);
    expect(drawPrize(WHEEL, won, () => 0).key).toBe('thanks');
    expect(drawPrize(WHEEL, won, () => 50).key).toBe('mats');
  });

  test('is never given more often than there are of it, whatever chance does', () => {
    const stock = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(stock, fc.array(fc.nat(9_999), { maxLength: 60 }), (stocks, chances) => {
        const share = Math.floor(100 / (stocks.length + 1));
        const prizes: Prize[] = stocks.map((left, at) => ({
          key: `${at}`,
          name: '',
          percent: share,
          stock: left,
        }));
        prizes.push({ key: 'rest', name: '', percent: 100 - share * stocks.length, stock: null });
        expect(hasFullOdds(prizes)).toBe(true);
        const won = new Map<string, number>();
        for (const at of chances) {
          const { key } = drawPrize(
            { prizes, fallback: 'rest' },
            (one) => won.get(one) ?? 0,
            () => at,
          );
          won.set(key, (won.get(key) ?? 0) + 1);
        }
        for (const [at, left] of stocks.entries()) expect(won.get(`${at}`) ?? 0).toBeLessThanOrEqual(left);
      }),
    );
  });
});

test('[G10] odds are whole at a hundred percent, to the hundredth', () => {
  expect(hasFullOdds(WHEEL.prizes)).toBe(true);
  expect(hasFullOdds([{ percent: 33.33 }, { percent: 33.33 }, { percent: 33.34 }])).toBe(true);
  expect(hasFullOdds([{ percent: 33.3 }, { percent: 33.3 }, { percent: 33.3 }])).toBe(false);
});
