import { expect, test } from 'vitest';
import { plainCar } from '../../../../tests/contracts/search/search-engine.ts';
import { hasBit } from '../../index-structures/bits.ts';
import { ColumnSet, listOtherColumns, NO_COLUMNS } from './column-set.ts';

test('a filter may come to have more values than fit in 16 bits: each is chosen and counted by itself', () => {
  const columns = new ColumnSet(listOtherColumns(NO_COLUMNS), 32);
  const badge = columns.terms.badge!;
  const carOf = (at: number) => plainCar(at, { badge: `Badge ${at}` });
  columns.write(1, carOf(5));
  const car = carOf(0);
  for (let at = 0; at < 66_000; at++) badge.write(2, { ...car, badge: `Badge ${at}` });
  columns.write(3, carOf(65_998));
  columns.grow(64);
  columns.write(40, carOf(65_999));
  const slots = Uint32Array.of(1, 2, 3, 40);
  const counts = columns.countTerms(slots, slots.length).badge!;
  for (const [at, chosen] of [
    [5, [1]],
    [65_998, [3]],
    [65_999, [2, 40]],
    [462, []],
  ] as const) {
    const bits = badge.select([`Badge ${at}`]);
    expect([...slots].filter((slot) => hasBit(bits, slot))).toEqual(chosen);
    const code = badge.dictionary.find(`Badge ${at}`)!;
    expect([counts[code], badge.count(slots, slots.length)[code]]).toEqual([chosen.length, chosen.length]);
  }
});
