import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FetchedFile } from '../../bench/browser/fetched.ts';
import type { LookName } from '../../src/settings/looks.ts';
import { get } from '../http.ts';
import { LOOKS_ON_SITES } from './page-kinds/demo-sites.ts';

const CLIENT = join(import.meta.dirname, '..', '..', 'build', 'client');
const LIST = '/search/used-cars';

/** What a kind of page may weigh in every look (docs/decisions/browser-cost.md). */
export interface Limits {
  /** In the first HTML. */
  elements: number;
  /** Before compression. */
  htmlBytes: number;
  /** Scripts in brotli that a browser fetches before any input. */
  scriptBytes: number;
  /** Style sheets in brotli. */
  styleSheetBytes: number;
}

export const LIMITS = {
  home: { elements: 900, htmlBytes: 90_000, scriptBytes: 80_000, styleSheetBytes: 14_000 },
  search: { elements: 1_300, htmlBytes: 130_000, scriptBytes: 90_000, styleSheetBytes: 14_000 },
  // With a 360 view, whose script and style sheet load as soon as it is in sight.
  vehicle: { elements: 1_100, htmlBytes: 110_000, scriptBytes: 90_000, styleSheetBytes: 15_500 },
} as const satisfies Record<string, Limits>;

export type WeighedName = keyof typeof LIMITS;

export interface WeighedPage {
  look: LookName;
  site: string;
  name: WeighedName;
}

const NAMES = Object.keys(LIMITS) as WeighedName[];

export const PAGES: WeighedPage[] = LOOKS_ON_SITES.flatMap(({ look, site: { slug: site } }) =>
  NAMES.map((name) => ({ look, site, name })),
);

/** The weights that are above their limits, with both; empty when there is none. */
export const describeExcess = (name: WeighedName, weights: Partial<Limits>): string =>
  Object.entries(weights)
    .map(([figure, weight]) => ({ figure, weight, limit: LIMITS[name][figure as keyof Limits] }))
    .filter(({ weight, limit }) => weight > limit)
    .map(({ figure, weight, limit }) => `${figure} ${weight} > ${limit}`)
    .join(', ');

const known: Record<string, Promise<string>> = {};

/** The path of a weighed page: home, the list, and its first vehicle, with a 360 view where the list has one. */
export async function pathOf({ site, name }: WeighedPage): Promise<string> {
  if (name === 'home') return '/';
  if (name === 'search') return LIST;
  known[site] ??= findVehicle(site);
  return known[site];
}

async function findVehicle(site: string): Promise<string> {
  const host = `${site}.localhost`;
  const { body } = await get(host, LIST);
  const paths = [...body.matchAll(/<h2[^>]*><a[^>]* href="(\/cars\/[^"]+)"/g)].map(([, path = '']) => path);
  for (const path of paths) if ((await get(host, path)).body.includes('data-pane="spinner"')) return path;
  if (!paths[0]) throw new Error(`${site} shows no vehicle at ${LIST}`);
  return paths[0];
}

const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite', 'manifest.json'), 'utf8')) as Record<
  string,
  { file: string }
>;

/** The look of each file that has the code of a single look. */
const LOOK_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(manifest).flatMap(([source, { file }]) => {
    const look = /^src\/templates\/(?!parts\/)([^/]+)\/.*\.tsx$/.exec(source)?.[1];
    return look ? [[`/${file}`, look]] : [];
  }),
);

/** The files that have code of other looks than that of the page. */
export const filesOfOtherLooks = (files: readonly FetchedFile[], look: LookName): string[] =>
  files.map(({ path }) => path).filter((path) => LOOK_OF[path] !== undefined && LOOK_OF[path] !== look);
