import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

interface ManifestEntry {
  file: string;
  imports?: string[];
}

// This file is part of build/server/index.js when it reads this.
const manifestPath = join(import.meta.dirname, '..', 'client', '.vite', 'manifest.json');
const manifest: Record<string, ManifestEntry> =
  import.meta.env.PROD && existsSync(manifestPath) ? JSON.parse(readFileSync(manifestPath, 'utf8')) : {};

/** Which page of a look a route shows: its file in the look's folder, or among the parts where looks share it. */
const PAGES = {
  '/': 'home-page',
  'search/*': 'search-page',
  'special-offers': 'search-page',
  'cars/:slug': 'vehicle-page',
  compare: 'compare-page',
  saved: 'saved-page',
  chat: 'chat-page',
  print: 'print-page',
  'dealer-locator': 'locator-page',
  'contact-us/:slug': 'location-page',
  'our-location/:slug': 'location-page',
  'locations/:slug': 'location-page',
} as const;

/** A page that a look has a script of its own for. */
export type TemplatePage = (typeof PAGES)[keyof typeof PAGES];

/** Where the pages stand that looks share, by their names. */
const SHARED_PAGES = new Map(
  Object.keys(manifest)
    .filter((key) => key.startsWith('src/templates/parts/'))
    .map((key) => [basename(key, '.tsx'), key]),
);

/** Which of a look's pages the route (its pattern) shows; undefined for one that is in the look itself. */
export function findTemplatePage(pattern: string): TemplatePage | undefined {
  return (PAGES as Partial<Record<string, TemplatePage>>)[pattern];
}

/**
 * Addresses of the scripts that a look's code is made of and of those of the page that the route (its pattern) shows,
 * so that they are fetched beside the application's and not after it. Empty in development, where nothing is bundled.
 */
export function listTemplateScripts(name: string, pattern: string): string[] {
  const found = new Set<string>();
  const visit = (key: string) => {
    const entry = manifest[key];
    if (!entry || found.has(entry.file)) return;
    found.add(entry.file);
    entry.imports?.forEach(visit);
  };
  visit(`src/templates/${name}/template.tsx`);
  const page = findTemplatePage(pattern);
  for (const key of page ? [`src/templates/${name}/${page}.tsx`, SHARED_PAGES.get(page) ?? ''] : [])
    visit(key);
  return [...found].map((file) => `/${file}`);
}
