import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { LookName } from '../../src/settings/looks.ts';
import { get } from '../http.ts';
import { LOOKS_ON_SITES } from './page-kinds/demo-sites.ts';

const CLIENT = join(import.meta.dirname, '..', '..', 'build', 'client');
const LIST = '/search/used-cars';

/** JavaScript that a page may load before any interaction: bytes of brotli (docs/decisions/browser-cost.md). */
export const ALLOWED = 130_000;

/** Tracking of a visit, on every page. */
const OF_EACH = ['src/kernel/events/send.ts', 'src/kernel/forms/visit/session-visit.ts'];
const OF_VEHICLES = [...OF_EACH, 'src/features/vehicle/views/parts/fetch-view.ts'];

/** Parts that load by themselves, beside what a page's HTML names: other parts load when they are needed. */
const BY_THEMSELVES = {
  home: [...OF_EACH, 'src/templates/parts/content/blocks.tsx'],
  search: OF_EACH,
  vehicle: [
    ...OF_VEHICLES,
    'src/templates/parts/vehicle/gallery/gallery-video.tsx',
    'src/templates/parts/vehicle/running-costs/running-costs-body.tsx',
    'src/features/vehicle/price-comparison/parts/load-gauge.ts',
  ],
  'vehicle with a 360 view': [...OF_VEHICLES, 'src/templates/parts/vehicle/viewer/viewer-spin.tsx'],
};

export type WeighedName = keyof typeof BY_THEMSELVES;

export interface WeighedPage {
  look: LookName;
  site: string;
  name: WeighedName;
}

const NAMES = Object.keys(BY_THEMSELVES) as WeighedName[];

/** None of their vehicles has a 360 view. */
const WITHOUT_SPIN = ['bluegum'];

export const PAGES: WeighedPage[] = LOOKS_ON_SITES.flatMap(({ look, site: { slug: site } }) =>
  NAMES.filter((name) => !name.includes('360') || !WITHOUT_SPIN.includes(site)).map((name) => ({
    look,
    site,
    name,
  })),
);

const known: Record<string, Promise<Partial<Record<WeighedName, string>>>> = {};

/** The path of a weighed page: home, the list, and the first vehicles of lists with and without a 360 view. */
export async function pathOf({ site, name }: Omit<WeighedPage, 'look'>): Promise<string> {
  known[site] ??= findPaths(site);
  const path = (await known[site])[name];
  if (path === undefined) throw new Error(`The first lists of ${site} have no ${name}.`);
  return path;
}

async function findPaths(site: string): Promise<Partial<Record<WeighedName, string>>> {
  const host = `${site}.localhost`;
  const paths: Partial<Record<WeighedName, string>> = { home: '/', search: LIST };
  for (let page = 1; page < 9; page++) {
    const { body } = await get(host, page === 1 ? LIST : `${LIST}?page=${page}`);
    for (const [, path = ''] of body.matchAll(/<h2[^>]*><a[^>]* href="(\/cars\/[^"]+)"/g)) {
      const html = (await get(host, path)).body;
      paths[html.includes('data-pane="spinner"') ? 'vehicle with a 360 view' : 'vehicle'] ??= path;
      if (PAGES.every((one) => one.site !== site || paths[one.name])) return paths;
    }
  }
  return paths;
}

const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite', 'manifest.json'), 'utf8')) as Record<
  string,
  { file: string }
>;

/** Scripts and their imports. */
function withImports(paths: Iterable<string>): Set<string> {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const text = readFileSync(join(CLIENT, path), 'utf8');
    for (const [, file] of text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) visit(`/assets/${file}`);
  };
  for (const path of paths) visit(path);
  return found;
}

/** The scripts that a page's HTML names, and their imports. */
export function namedScripts(html: string): Set<string> {
  // What the page loads: its inline route manifest names more, which is not requested.
  const named = /(?:href=|import (?:\* as \w+ from )?)["'](\/assets\/[\w.-]+\.js)["']/g;
  return withImports([...html.matchAll(named)].map(([, path = '']) => path));
}

/** The built file of a module of the project. */
export function fileOf(module: string): string {
  const built = manifest[module];
  if (!built) throw new Error(`${module} is in no file of its own.`);
  return `/${built.file}`;
}

/** The files of the parts that load by themselves on such a page. */
export const scriptsByThemselves = ({ name }: Pick<WeighedPage, 'name'>): Set<string> =>
  withImports(BY_THEMSELVES[name].map(fileOf));

/** The look of each file of a look's own code. */
export const LOOK_OF: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(manifest).flatMap(([source, { file }]) => {
    const look = /^src\/templates\/(?!parts\/)([^/]+)\/.*\.tsx$/.exec(source)?.[1];
    return look ? [[`/${file}`, look]] : [];
  }),
);

/** The size of scripts as sent, each counted once. */
export const bytesOf = (scripts: Iterable<string>): number =>
  [...new Set(scripts)].reduce((sum, path) => sum + statSync(`${join(CLIENT, path)}.br`).size, 0);
