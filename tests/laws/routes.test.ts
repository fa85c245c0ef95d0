import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import routes from '../../src/app/routes.ts';

/** Exports that the router removes from a route's module, or loads in the browser. */
const KNOWN = [
  'action',
  'clientAction',
  'clientLoader',
  'default',
  'ErrorBoundary',
  'handle',
  'headers',
  'HydrateFallback',
  'Layout',
  'links',
  'loader',
  'meta',
  'shouldRevalidate',
];

const DECLARED = /^export (?:default (?:async )?function|(?:async )?function|const|class) ?(\w+)/gm;
const LISTED = /^export \{([^}]*)\}/gm;

function exportsOf(text: string): string[] {
  const declared = [...text.matchAll(DECLARED)].map(([statement, name = '']) =>
    statement.startsWith('export default') ? 'default' : name,
  );
  const listed = [...text.matchAll(LISTED)].flatMap(([, names = '']) => names.split(',').map((one) => one.trim()));
  return [...declared, ...listed.filter(Boolean).map((one) => one.replace(/^.* as /, ''))];
}

/**
 * Any other export stays in the browser's file, and brings along what it needs: the database's tables, the settings'
 * schema.
 */
describe('a route module exports what the router asks for and nothing else: no server code for browsers', () => {
  const files = [...new Set(routes.map(({ file }) => file))];
  test.each(files)('%s', (file) => {
    const text = readFileSync(join(import.meta.dirname, '../../src/app', file), 'utf8');
    const named = exportsOf(text);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !KNOWN.includes(name))).toEqual([]);
    expect(text).not.toMatch(/^export \*/m);
  });
});
