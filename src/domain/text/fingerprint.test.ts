import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeFingerprint } from './fingerprint.ts';

test('a text has always the same short name, and another one has another', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(computeFingerprint(one)).toMatch(/^[0-9a-z]{2,14}$/);
      expect(computeFingerprint(one) === computeFingerprint(other)).toBe(one === other);
    }),
  );
});
