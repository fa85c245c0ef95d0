import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { subsetFonts } from './scripts/fonts/subset-fonts.ts';
import { dropOverridden } from './scripts/overridden-styles.ts';
import { LOOKS } from './src/settings/looks.ts';

/** A regular expression's source that matches any of the paths, `/` being the separator of any system. */
function anyOf(...paths: string[]): string {
  return paths.join('|').replaceAll('/', String.raw`[\\/]`);
}

/** Forms, and what they are made of; what opens them is none. */
const FORMS = anyOf(
  'kernel/forms/(?!visit/|parts/own-details)',
  'features/test-drive/(?!bookings)',
  'features/leads/enquiry/(?!parts/vehicle-form-overlay|contact-form|written)',
  String.raw`kernel/addresses/(?:test-drive|enquiry)\.`,
  'templates/parts/forms/',
);
/** What the behaviours of many pages are made of: none of it needs React, so it is in no file that does. */
const BEHAVIOURS = anyOf(
  String.raw`ui/carousel/(?:carousel|items|global-keys)\.`,
  String.raw`ui/(?:get-part|history-entry|islands/(?:ask-for-islands|sent-html))\.`,
  'ui/(?:fill-before-use|is-restored|islands/fill-when-near)',
  'features/search/(?:parts/(?:count-form|run-label|fetch-count)|panel/running-count)',
  'features/places/parts/contact-overlay',
  'templates/parts/saved/show-recently-viewed',
  String.raw`kernel/forms/(?:saved-fields|parts/stores)\.`,
);
/** What many pages share, but by far not all: each of it is a file of its own, or that of the pages that have it. */
const OF_SOME = anyOf(
  String.raw`domain/price/(?:below-market|price\.)`,
  'domain/(?:chat/conversation|contact/contact-details|finance|vehicle/fuel)',
  'domain/(?:requests/redact-secrets|bookings/wall-clock)',
  'features/(?:vehicle/(?!print/)|search/)',
  'kernel/(?:(?:stock|cards|vehicle)/|addresses/vehicle)',
  'kernel/http/parts/',
  'ui/hydration/bfcache-restore',
  'templates/parts/(?:navigation/(?:breadcrumb|page-head)|reviews|cards/(?:carousel|card-media))',
  'templates/parts/(?:home/|content/written|finance/budget)',
);
/** A look's own: never in a file of several looks. */
const OF_A_LOOK = anyOf('templates/(?!parts/)');

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** The file of the modules that start a page's behaviours: they need no React, and stand in no other file. */
function findStart(id: string, graph: ModuleGraph): string | null {
  start ??= listImported(join(import.meta.dirname, 'src', 'app', 'entry.client.tsx'), graph);
  return start.has(id) ? 'start' : null;
}

let start: Set<string> | undefined;

/** Of the rules that the search's behaviour shares with pages of React the name of their file: it needs no React. */
function findRules(id: string, graph: ModuleGraph): string | null {
  rules ??= listImported(join(import.meta.dirname, 'src/features/search/parts/start-search.ts'), graph);
  return rules.has(id) && OF_RULES.test(id) ? 'rules' : null;
}

const OF_RULES = new RegExp(anyOf('src/(?:domain|search|kernel/stock)/'));
let rules: Set<string> | undefined;

function listImported(entry: string, graph: ModuleGraph): Set<string> {
  const found = new Set([entry]);
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** What many share is two files: a behaviour, which needs no React, must not load it with what it shares. */
function nameShared(id: string, graph: ModuleGraph): string {
  return [...listImported(id, graph)].some((each) => /node_modules/.test(each)) ? 'shared' : 'plain';
}

/**
 * How a visitor's scripts are cut into files: the framework is one, forms are one, what a page of the looks and at
 * least three other pages or parts share is another. Such a page counts once for each look that arranges it, so the
 * threshold grows with the looks: another look moves nothing into that file.
 */
const files = [
  { name: findStart, debugName: 'start', priority: 4 },
  // Pages without a search need them without its rules.
  { name: 'formats', test: new RegExp(anyOf('src/domain/text/(?:zone-)?formats?')), priority: 4 },
  { name: findRules, debugName: 'rules', priority: 3 },
  { name: 'framework', test: /node_modules[\\/](?!maplibre-gl)/, priority: 3 },
  { name: 'behaviours', test: new RegExp(BEHAVIOURS), priority: 3 },
  {
    name: nameShared,
    debugName: 'shared',
    test: new RegExp(String.raw`[\\/]src[\\/](?!${FORMS}|${OF_SOME}|${OF_A_LOOK})`),
    minShareCount: LOOKS.length + 3,
    priority: 2,
  },
  { name: 'forms', test: new RegExp(String.raw`[\\/]src[\\/](?:${FORMS})`), minShareCount: 3, priority: 1 },
];

/**
 * Browsers get islands (`src/app/entry.client.tsx`), no routes: the router's own files for browsers are left empty, so
 * that nothing only they use is bundled.
 */
const noRoutesForBrowsers: Plugin = {
  name: 'no-routes-for-browsers',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (_code, id) => (id.endsWith('?__react-router-build-client-route') ? 'export {};' : undefined),
};
/** A page names the file of icons hundreds of times, so its name is short; the same in browsers and on the server. */
const assetFileNames = ({ names }: { names: string[] }) =>
  names.includes('icons.svg') ? 'assets/i-[hash:7][extname]' : 'assets/[name]-[hash][extname]';

export default defineConfig({
  plugins: [subsetFonts(), reactRouter(), noRoutesForBrowsers],
  css: { postcss: { plugins: [dropOverridden] } },
  // Lists of what each deferred part will fetch in turn would be 2 KB of every page: it fetches when it has loaded.
  build: { target: 'es2022', manifest: true, modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: files },
            // Every page carries the names of many files: a letter less of each is a fifth of a kilobyte.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames,
          },
        },
      },
    },
    // The server bundle is the request handler (src/app/server.ts), not the bare list of routes.
    ssr: { build: { rolldownOptions: { input: './src/app/server.ts', output: { assetFileNames } } } },
  },
});
