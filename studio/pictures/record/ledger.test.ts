import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Ledger, NOTHING_DRAWN, withWhatHolds } from './ledger.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-ledger-'));
afterAll(() => rmSync(folder, { recursive: true }));
writeFileSync(join(folder, 'there.avif'), '');

const drawn = { source: 's1', mesh: 'm1', look: 'l1' };
const ledger: Ledger = {
  drawn,
  files: { 'there.avif': '11111111', 'lost.avif': '22222222' },
  spots: { 'there.avif': [{ x: 1, y: 2, seen: true }] },
};
const holds = (now: Ledger['drawn']) => withWhatHolds(ledger, now, () => folder);

test('of what was drawn the files that lie in their folder hold, with their spots', () => {
  expect(holds(drawn)).toEqual({ drawn, files: { 'there.avif': '11111111' }, spots: ledger.spots });
});

test('other modules that build the same mesh keep the pictures, but not the spots that they name', () => {
  const now = { ...drawn, source: 's2' };
  expect(holds(now)).toEqual({ drawn: now, files: { 'there.avif': '11111111' }, spots: {} });
});

test.each([{ mesh: 'm2' }, { look: 'l2' }])('nothing holds when there is another %o', (change) => {
  const now = { ...drawn, ...change };
  expect(holds(now)).toEqual({ ...NOTHING_DRAWN, drawn: now });
});
