import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What decides how folders are checked, and how stock is read and indexed. */
const PARTS = ['domain', 'search', 'settings', 'stock', 'db', 'app/sites'];

/**
 * A digest of the code that derived data depends on, of its packages and of Node.js: data of another version is derived
 * anew.
 */
export function readCodeVersion(root: string): string {
  const digest = createHash('sha256').update(process.version);
  const lockFile = join(root, 'package-lock.json');
  if (existsSync(lockFile)) digest.update(readFileSync(lockFile));
  for (const part of PARTS) {
    const folder = join(root, 'src', part);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    for (const file of files.sort()) digest.update(`${part}/${file}\n`).update(readFileSync(join(folder, file)));
  }
  return digest.digest('base64url');
}
