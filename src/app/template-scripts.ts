import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestEntry {
  file: string;
  imports?: string[];
}

// This file is part of build/server/index.js when it reads this.
const manifestPath = join(import.meta.dirname, '..', 'client', '.vite', 'manifest.json');
const manifest: Record<string, ManifestEntry> =
  import.meta.env.PROD && existsSync(manifestPath) ? JSON.parse(readFileSync(manifestPath, 'utf8')) : {};

/**
 * Addresses of the scripts that a look's code is made of, so that a page can have them fetched beside its own and not after it.
 * Empty in development, where nothing is bundled.
 */
export function templateScripts(name: string): string[] {
  const found = new Set<string>();
  const visit = (key: string) => {
    const entry = manifest[key];
    if (!entry || found.has(entry.file)) return;
    found.add(entry.file);
    entry.imports?.forEach(visit);
  };
  visit(`src/templates/${name}/template.tsx`);
  return [...found].map((file) => `/${file}`);
}
