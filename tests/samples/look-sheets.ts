import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';

export interface Sheet {
  path: string;
  /** Its own rules, without what it imports. */
  text: string;
}

const IMPORT = /@import "([^"]+)";/g;

/**
 * A style sheet and all that it imports, in the order of the cascade, with paths from the root; sheets of packages are
 * left out.
 */
export function readSheets(path: string): Sheet[] {
  const whole = readFileSync(path, 'utf8');
  const names = [...whole.matchAll(IMPORT)].map(([, name = '']) => name).filter((name) => name.startsWith('.'));
  const text = whole.replaceAll(IMPORT, '');
  return [...names.flatMap((name) => readSheets(normalize(join(path, '..', name)))), { path, text }];
}
