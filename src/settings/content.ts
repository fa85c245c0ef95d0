import type { z } from 'zod';
import { findNearest } from '../domain/text/nearest.ts';
import { slugify } from '../domain/vehicle/slug.ts';
import { CONTENT_FILES, type ContentFile, type ContentOf, type SiteFile, siteFile } from './content/files.ts';
import { toPlainHours } from './content/places.ts';
import { checkReferences } from './content/references.ts';
import { checkStorable } from './content/storable.ts';
import { isPageFile, readPages, readPosts } from './content/written.ts';
import { findPreset, PRESET_NAMES } from './presets/presets.ts';
import type { Problem } from './problem.ts';
import { resolveSite } from './resolve-site.ts';
import type { SiteSettings } from './schema.ts';
import { listProblems } from './schema-problems.ts';

/** A location from its file, with slug and time zone filled in. */
export type LocationContent = ContentOf<'locations.json'>[number] & { slug: string; time_zone: string };

/** A checked site folder: complete settings, and content with the defaults filled in. */
export interface SiteFolder {
  group: SiteFile['group'];
  hosts: string[];
  preset: string | null;
  /** As in the file; stored in this form so that later defaults apply. */
  settingsGiven: Record<string, unknown>;
  settings: SiteSettings;
  dealerships: ContentOf<'dealerships.json'>;
  locations: LocationContent[];
  specialHours: Omit<ContentOf<'special-hours.json'>[number], 'hours'>[];
  reviews: ContentOf<'reviews.json'>;
  offers: ContentOf<'offers.json'>;
  promos: ContentOf<'promos.json'>;
  manufacturers: ContentOf<'manufacturers.json'>;
  models: ContentOf<'models.json'>;
  pages: ContentOf<'pages.json'>;
  posts: ContentOf<'posts.json'>;
  wheels: ContentOf<'spin-to-win.json'>;
}

export interface FileProblem extends Problem {
  file: string;
}

export type FolderCheck = { ok: true; site: SiteFolder } | { ok: false; problems: FileProblem[] };

const FILE_NAMES = ['site.json', ...Object.keys(CONTENT_FILES)];
const inFile = (file: string, problems: readonly Problem[]): FileProblem[] =>
  problems.map(({ path, reason, suggestion }) => ({ file, path, reason, suggestion }));

function listUnknownFiles(files: Record<string, unknown>): FileProblem[] {
  return Object.keys(files)
    .filter((file) => !FILE_NAMES.includes(file) && !isPageFile(file))
    .map((file) => {
      const near = findNearest(file, FILE_NAMES);
      const suggestion = near ? `Did you mean ${near}?` : `A site folder has ${FILE_NAMES.join(', ')}.`;
      return { file, path: '', reason: 'is not a file of a site folder', suggestion };
    });
}

function readPart<S extends z.ZodType>(
  file: string,
  schema: S,
  value: unknown,
  problems: FileProblem[],
): z.output<S> | undefined {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  problems.push(...inFile(file, listProblems(parsed.error, schema, value)));
  return undefined;
}

/**
 * The settings of `site.json` merged over its preset; undefined where there are problems, which are added to
 * `problems`.
 */
function readSettings(site: SiteFile, problems: FileProblem[]): SiteSettings | undefined {
  const preset = site.preset === null ? undefined : findPreset(site.preset);
  if (site.preset !== null && !preset) {
    const near = findNearest(site.preset, PRESET_NAMES);
    const suggestion = near ? `Did you mean "${near}"?` : `It can be ${PRESET_NAMES.join(', ')}.`;
    problems.push({ file: 'site.json', path: 'preset', reason: `there is no preset "${site.preset}"`, suggestion });
  }
  const resolved = resolveSite(site);
  if (resolved.ok) return resolved.settings;
  const below = resolved.problems.map((problem) => ({ ...problem, path: `settings.${problem.path}` }));
  problems.push(...inFile('site.json', below));
  return undefined;
}

/**
 * Checks a site's folder: its files by name (`site.json`, `locations.json` …), each as parsed JSON, and pages and posts
 * as Markdown (`pages/about-us.md`; the platform's own as `standard-pages/…`). Returns the site with all defaults
 * filled in, or every problem in any file, references between files included. Pure.
 */
export function checkSiteFolder(files: Record<string, unknown>): FolderCheck {
  const problems = [...listUnknownFiles(files), ...checkStorable(files)];
  const site = readPart('site.json', siteFile, files['site.json'], problems);
  const settings = site && readSettings(site, problems);
  const content = <F extends ContentFile>(file: F): ContentOf<F> =>
    (readPart(file, CONTENT_FILES[file], files[file] ?? [], problems) ?? []) as ContentOf<F>;
  const timeZone = settings?.locations.timeZone ?? 'Australia/Brisbane';
  const parts = {
    dealerships: content('dealerships.json'),
    locations: content('locations.json').map((location) => ({
      ...location,
      slug: location.slug ?? slugify(location.name),
      time_zone: location.time_zone ?? timeZone,
    })),
    specialHours: content('special-hours.json').map(toPlainHours),
    reviews: content('reviews.json'),
    offers: content('offers.json'),
    promos: content('promos.json'),
    manufacturers: content('manufacturers.json'),
    models: content('models.json'),
    pages: settings ? readPages(files, content('pages.json'), settings, problems) : [],
    posts: settings ? readPosts(files, content('posts.json'), settings, problems) : [],
    wheels: content('spin-to-win.json'),
  };
  if (!site || !settings || problems.length > 0) return { ok: false, problems };
  const folder: SiteFolder = {
    group: site.group,
    hosts: site.hosts,
    preset: site.preset,
    settingsGiven: site.settings,
    settings,
    ...parts,
  };
  const broken = checkReferences(folder);
  return broken.length > 0 ? { ok: false, problems: broken } : { ok: true, site: folder };
}
