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

/** The address of the script that starts a page, and loads all others. */
export const findEntryScript = (): string => `/${manifest[ENTRY]?.file ?? ENTRY}`;

/** The parts that move in the first screens of a page that is not hydrated as a whole, by its route. */
const SEARCH = ['src/features/search/parts/start-search.ts'];
const MOVING_PARTS: Readonly<Record<string, readonly string[]>> = {
  '/': [],
  'search/*': SEARCH,
  'special-offers': SEARCH,
  'cars/:slug': [
    'src/templates/parts/vehicle/viewer/start-pictures.ts',
    'src/templates/parts/vehicle/behaviour/start-vehicle.ts',
  ],
};

/** What the islands of such a page need. */
const ISLANDS: Readonly<Record<string, readonly string[]>> = {
  'cars/:slug': ['src/app/hydration.tsx', 'src/templates/parts/vehicle/overlays.tsx'],
};

/** Which page a route hydrates as a whole: its file in the look's folder, or in `parts` where looks share it. */
const PAGES = {
  compare: 'compare-page',
  saved: 'saved-page',
  chat: 'chat-page',
  print: 'print-page',
  'dealer-locator': 'locator-page',
  'contact-us/:slug': 'location-page',
  'our-location/:slug': 'location-page',
  'locations/:slug': 'location-page',
} as const;

/** The paths of the pages that looks share, by name. */
const SHARED_PAGES = new Map(
  Object.keys(manifest)
    .filter((key) => key.startsWith('src/templates/parts/'))
    .map((key) => [basename(key, '.tsx'), key]),
);

/** Addresses of scripts. */
export interface PageScriptList {
  start: readonly string[];
  /** Needed only where the page has an island that does not wait to be in sight: not every vehicle's has. */
  islands: readonly string[];
}

/**
 * The scripts that the page of a route (its pattern) needs to start, so that they are fetched in parallel and while the
 * page is parsed. Empty in development, where nothing is bundled.
 */
export function listPageScripts(name: string, pattern: string): PageScriptList {
  const key = `${name} ${pattern}`;
  const scripts = listed.get(key) ?? findScripts(name, pattern);
  listed.set(key, scripts);
  return scripts;
}

/** By look and route; there are only so many of both. */
const listed = new Map<string, PageScriptList>();

function findScripts(name: string, pattern: string): PageScriptList {
  const found = new Set<string>();
  const visit = (key: string) => {
    const entry = manifest[key];
    if (!entry || found.has(entry.file)) return;
    found.add(entry.file);
    entry.imports?.forEach(visit);
  };
  const visitAll = (keys: readonly string[]) => {
    const before = found.size;
    keys.forEach(visit);
    return [...found].slice(before).map((file) => `/${file}`);
  };
  // The page has that of the entry already.
  found.add(manifest[ENTRY]?.file ?? '');
  const start = visitAll(lookUp(MOVING_PARTS, pattern) ?? listWholePage(name, pattern));
  return { start, islands: visitAll(lookUp(ISLANDS, pattern) ?? []) };
}

function listWholePage(name: string, pattern: string): string[] {
  const page = lookUp<string>(PAGES, pattern);
  const ofPage = page ? [`src/templates/${name}/${page}.tsx`, SHARED_PAGES.get(page) ?? ''] : [];
  return ['src/app/hydration.tsx', `src/templates/${name}/template.tsx`, ...ofPage];
}
