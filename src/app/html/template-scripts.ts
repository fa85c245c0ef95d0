import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { lookUp } from '../../domain/text/look-up.ts';

interface ManifestEntry {
  file: string;
  imports?: string[];
}

// Bundled, this file is part of build/server/index.js, or of one of its parts in build/server/assets.
const manifestPath = ['..', '../..']
  .map((up) => join(import.meta.dirname, up, 'client', '.vite', 'manifest.json'))
  .find(existsSync);
const manifest: Record<string, ManifestEntry> =
  import.meta.env.PROD && manifestPath ? JSON.parse(readFileSync(manifestPath, 'utf8')) : {};

const ENTRY = 'src/app/entry.client.tsx';

/** The address of the script that starts a page's islands. */
export const findEntryScript = (): string => `/${manifest[ENTRY]?.file ?? ENTRY}`;

/** Which page of a look a route shows: its file in the look's folder, or in `parts` where looks share it. */
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

/** A page with a script of its own in a look. */
export type TemplatePage = (typeof PAGES)[keyof typeof PAGES];

/** The paths of the pages that looks share, by name. */
const SHARED_PAGES = new Map(
  Object.keys(manifest)
    .filter((key) => key.startsWith('src/templates/parts/'))
    .map((key) => [basename(key, '.tsx'), key]),
);

/** The look's page for a route (its pattern); undefined for one that is in the look itself. */
export function findTemplatePage(pattern: string): TemplatePage | undefined {
  return lookUp(PAGES, pattern);
}

/**
 * Addresses of the scripts of a look and of the page that the route (its pattern) shows, so that they load in parallel
 * with the application's. Empty in development, where nothing is bundled.
 */
export function listTemplateScripts(name: string, pattern: string): readonly string[] {
  const key = `${name} ${pattern}`;
  const scripts = listed.get(key) ?? findScripts(name, pattern);
  listed.set(key, scripts);
  return scripts;
}

/** By look and route; there are only so many of both. */
const listed = new Map<string, readonly string[]>();

function findScripts(name: string, pattern: string): string[] {
  const found = new Set<string>();
  const visit = (key: string) => {
    const entry = manifest[key];
    if (!entry || found.has(entry.file)) return;
    found.add(entry.file);
    entry.imports?.forEach(visit);
  };
  visit(`src/templates/${name}/template.tsx`);
  const page = findTemplatePage(pattern);
  for (const key of page ? [`src/templates/${name}/${page}.tsx`, SHARED_PAGES.get(page) ?? ''] : []) visit(key);
  return [...found].map((file) => `/${file}`);
}
