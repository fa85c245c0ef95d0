import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sourceDigest } from './digests.ts';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-digests-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'parts'));
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
write('car.ts', "import { wheel } from './parts/wheel.ts';\n");
write('parts/wheel.ts', "import type { Tyre } from './tyre.ts';\n");
write('parts/tyre.ts', 'export type Tyre = 1;\n');
write('other.ts', '');

test('a digest of modules leaves out the one that counts by itself', () => {
  const before = sourceDigest(['car.ts'], folder, 'parts/tyre.ts');
  write('parts/tyre.ts', 'export type Tyre = 0;\n');
  expect(sourceDigest(['car.ts'], folder, 'parts/tyre.ts')).toBe(before);
});

test('a digest of modules changes with what they import, however far away, and with nothing else', () => {
  const before = sourceDigest(['car.ts'], folder);
  write('other.ts', 'export {};\n');
  expect(sourceDigest(['car.ts'], folder)).toBe(before);
  write('parts/tyre.ts', 'export type Tyre = 2;\n');
  expect(sourceDigest(['car.ts'], folder)).not.toBe(before);
});
