import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { LOOKS } from './src/settings/looks.ts';

/** Forms, and what they are made of; what opens them is none. */
const FORMS = String.raw`kernel[\\/]forms[\\/](?!visit[\\/]|parts[\\/]own-details)|features[\\/](?:test-drive[\\/](?!bookings)|leads[\\/]enquiry[\\/](?!parts[\\/]vehicle-form-overlay|contact-form|written))|kernel[\\/]addresses[\\/](?:test-drive|enquiry)\.|templates[\\/]parts[\\/]forms[\\/]`;
/** What many pages share, but by far not all: each of it is a file of its own, or that of the pages that have it. */
const OF_SOME = [
  String.raw`domain[\\/](?:price[\\/](?:below-market|price\.)|chat[\\/]conversation|contact[\\/]contact-details|finance|vehicle[\\/]fuel|requests[\\/]redact-secrets|bookings[\\/]wall-clock)`,
  String.raw`features[\\/](?:vehicle[\\/](?!print[\\/])|search[\\/])`,
  String.raw`kernel[\\/](?:(?:stock|cards|vehicle)[\\/]|addresses[\\/]vehicle)`,
  String.raw`kernel[\\/]http[\\/]parts[\\/]`,
  String.raw`ui[\\/](?:carousel[\\/]carousel|hydration[\\/]bfcache-restore)`,
  String.raw`templates[\\/]parts[\\/](?:navigation[\\/](?:breadcrumb|page-head)|reviews|cards[\\/](?:carousel|card-article|card-media)|home[\\/]|content[\\/]written|search[\\/]show-me|finance[\\/]budget)`,
].join('|');
/** A look's own: never in a file of several looks. */
const OF_A_LOOK = String.raw`templates[\\/](?!parts[\\/])`;

/**
 * How a visitor's scripts are cut into files: the framework is one, forms are one, what a page of the looks and at least
 * three other pages or parts share is another. Such a page counts once for each look that arranges it, so the threshold
 * grows with the looks: another look moves nothing into that file.
 */
const files = [
  { name: 'framework', test: /node_modules[\\/](?!maplibre-gl)|preload-helper/, priority: 3 },
  {
    name: 'shared',
    test: new RegExp(String.raw`[\\/]src[\\/](?!${FORMS}|${OF_SOME}|${OF_A_LOOK})`),
    minShareCount: LOOKS.length + 3,
    priority: 2,
  },
  // What a vehicle's page has in common with what comes later for it, and with its print.
  {
    name: 'vehicle',
    test: /[\\/]parts[\\/]vehicle[\\/](?:similar[\\/]similar-head|comments|details|gallery[\\/]gallery-thumbnails)\.tsx|estimate-text\.tsx|viewer[\\/]parts[\\/]on-sight\.ts/,
    priority: 1,
  },
  { name: 'forms', test: new RegExp(String.raw`[\\/]src[\\/](?:${FORMS})`), minShareCount: 3, priority: 1 },
];

export default defineConfig({
  plugins: [reactRouter()],
  // Lists of what each part that comes later will ask for in turn would be 2 KB of every page: it asks when it has come.
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
          },
        },
      },
    },
    // The server bundle is the request handler (src/app/server.ts), not the bare list of routes.
    ssr: { build: { rolldownOptions: { input: './src/app/server.ts' } } },
  },
});
