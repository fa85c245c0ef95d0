import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const ASSETS = join(ROOT, 'build', 'client', 'assets');

const SCRIPTS = new Map(
  readdirSync(ASSETS)
    .filter((asset) => asset.endsWith('.js'))
    .map((asset) => [asset, readFileSync(join(ASSETS, asset), 'utf8')] as const),
);

/** Words that survive minification of a package, and a file of it that has them. */
const MARKS = [
  { name: 'drizzle-orm', mark: 'drizzle:', file: 'entity.js' },
  { name: 'zod', mark: 'ZodError', file: 'v4/classic/errors.js' },
  { name: 'pg', mark: 'SCRAM-SHA-256', file: 'lib/crypto/sasl.js' },
];

test.each(MARKS)('no file for browsers holds any of $name', ({ name, mark, file }) => {
  expect(readFileSync(join(ROOT, 'node_modules', name, file), 'utf8')).toContain(mark);
  expect(SCRIPTS.size).toBeGreaterThan(10);
  expect([...SCRIPTS].filter(([, text]) => text.includes(mark)).map(([script]) => script)).toEqual([]);
});
