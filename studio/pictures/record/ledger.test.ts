import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Ledger, NOTHING_DRAWN, withWhatHolds } from './ledger.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-ledger-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const name of ['there.avif', 'red.avif']) writeFileSync(join(folder, name), '');

const drawn = { source: 's1', mesh: 'm1', look: 'l1', paints: { White: 'w1', Red: 'r1' } };
const ledger: Ledger = {
  drawn,
  files: { 'there.avif': '11111111', 'lost.avif': '22222222' },
  spots: { 'there.avif': [{ x: 1, y: 2, seen: true }] },
};
const paintOf = (path: string) => (path === 'red.avif' ? 'Red' : 'White');
const holds = (now: Ledger['drawn'], kept = ledger) => withWhatHolds(kept, now, () => folder, paintOf);

test('of what was drawn the files that lie in their folder hold, with their spots', () => {
  expect(holds(drawn)).toEqual({ drawn, files: { 'there.avif': '11111111' }, spots: ledger.spots });
});

test('other modules that build the same mesh keep the pictures, but not the spots that they name', () => {
  const now = { ...drawn, source: 's2' };
  expect(holds(now)).toEqual({ drawn: now, files: { 'there.avif': '11111111' }, spots: {} });
});

test('a paint that changes has its own pictures drawn again, and no others', () => {
  const both = { ...ledger, files: { 'there.avif': '11111111', 'red.avif': '33333333' } };
  const now = { ...drawn, paints: { White: 'w2', Red: 'r1' } };
  expect(holds(now, both).files).toEqual({ 'red.avif': '33333333' });
  expect(holds(drawn, both).files).toEqual(both.files);
});

test.each([{ mesh: 'm2' }, { look: 'l2' }])('nothing holds when there is another %o', (change) => {
  const now = { ...drawn, ...change };
  expect(holds(now)).toEqual({ ...NOTHING_DRAWN, drawn: now });
});
