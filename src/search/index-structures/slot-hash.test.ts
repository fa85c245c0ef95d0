import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashNumber, SlotHash } from './slot-hash.ts';

// Few hashes, close together, so that slots are moved further on and back.
const anyHash = fc.constantFrom(0, 1, 2, 3, 14, 15, 16, 31, 0xffff_ffff);
const anyStep = fc.record({ slot: fc.nat(60), hash: anyHash, isCopied: fc.boolean() });

test('slots are found by their hashes, after any of them were added and removed, in copies too', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 200 }), (steps) => {
      let slots = new SlotHash();
      const hashes = new Map<number, number>();
      for (const { slot, hash, isCopied } of steps) {
        const known = hashes.get(slot);
        if (isCopied) {
          const former = slots;
          slots = slots.copy();
          former.add(hash, 99);
        }
        if (known === undefined) slots.add(hash, slot);
        else slots.delete(known, slot);
        if (known === undefined) hashes.set(slot, hash);
        else hashes.delete(slot);
      }
      for (const hash of new Set(steps.map((step) => step.hash))) {
        const expected = [...hashes].filter(([, each]) => each === hash).map(([slot]) => slot);
        expect(slots.findAll(hash, () => true).sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b));
        for (const slot of expected) expect(slots.find(hash, (each) => each === slot)).toBe(slot);
      }
    }),
  );
});

test('ids one after the other have hashes far apart, also beyond 32 bits', () => {
  for (const first of [1, 2 ** 31, 2 ** 40]) {
    const places = Array.from({ length: 1024 }, (_, at) => hashNumber(first + at) % 2048);
    expect(new Set(places).size).toBeGreaterThan(700);
  }
});
