import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bits, countBits, makeBits, setBit } from '../../index-structures/bits.ts';
import { pickTopSlots } from '../top-slots.ts';
import { NumberColumn } from './number-column.ts';

const CAPACITY = 160;
const anySlot = fc.nat(CAPACITY - 1);
const anyNumber = fc.option(fc.oneof(fc.integer({ min: -5, max: 5 }), fc.double({ noNaN: true, min: -9, max: 9 })));
const anyWrites = fc.array(fc.tuple(anySlot, anyNumber), { maxLength: 400, size: 'max' });
const anySet = fc.uniqueArray(anySlot, { maxLength: CAPACITY, size: 'max' });

function bitsOf(slots: readonly number[]): Bits {
  const bits = makeBits(CAPACITY);
  for (const slot of slots) setBit(bits, slot);
  return bits;
}

/** Columns that were written, copied and grown, with the numbers that they should have. */
function columnOf(writes: readonly (readonly [number, number | null])[]) {
  const numbers = new Array<number | null>(CAPACITY).fill(null);
  let column = new NumberColumn(64);
  writes.forEach(([slot, number], at) => {
    if (at === 5) column.grow(CAPACITY);
    if (at === 20) column = column.copy();
    const place = at < 5 ? slot % 64 : slot;
    column.write(place, number);
    numbers[place] = number;
  });
  if (writes.length <= 5) column.grow(CAPACITY);
  return { column, numbers };
}

test('[B5] the extent of any set is that of its numbers, after any changes', () => {
  fc.assert(
    fc.property(anyWrites, anySet, (writes, slots) => {
      const { column, numbers } = columnOf(writes);
      const present = slots.flatMap((slot) => numbers[slot] ?? []);
      const expected =
        present.length === 0 ? { min: null, max: null } : { min: Math.min(...present), max: Math.max(...present) };
      const { min, max } = column.extent(bitsOf(slots));
      // 0 and -0 are the same number to everyone else.
      expect({ min: min === null ? null : min + 0, max: max === null ? null : max + 0 }).toEqual({
        min: expected.min === null ? null : expected.min + 0,
        max: expected.max === null ? null : expected.max + 0,
      });
    }),
  );
});

test('[B6] the best slots of any set are the first of all when sorted, whatever the number, rank and id', () => {
  const anyOrder = fc.record({ isFalling: fc.boolean(), hasBlocks: fc.boolean(), limit: fc.nat(30) });
  fc.assert(
    fc.property(
      anyWrites,
      anyWrites,
      anySet,
      anyOrder,
      (writes, rankWrites, slots, { isFalling, hasBlocks, limit }) => {
        const { column, numbers } = columnOf(writes);
        const ranks = columnOf(rankWrites);
        const ids = Float64Array.from({ length: CAPACITY }, (_, slot) => (slot * 7) % CAPACITY);
        const blocks = hasBlocks ? column.blocks : null;
        const order = { numbers: column.numbers, blocks, isFalling, ranks: ranks.column.numbers, ids };
        const keyOf = (slot: number) => {
          const number = numbers[slot] ?? null;
          return number === null ? Infinity : isFalling ? -number : number;
        };
        const compare = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);
        const rankOf = (slot: number) => ranks.numbers[slot] ?? -Infinity;
        const sorted = slots.toSorted(
          (a, b) => compare(keyOf(a), keyOf(b)) || compare(rankOf(b), rankOf(a)) || compare(ids[a]!, ids[b]!),
        );
        const set = bitsOf(slots);
        expect([...pickTopSlots(set, countBits(set), limit, order)]).toEqual(sorted.slice(0, limit));
      },
    ),
  );
});
