import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { getErrorMessage } from '../../domain/text/error-message.ts';
import { checkSiteFolder, type FileProblem, type FolderCheck, type SiteFolder } from '../../settings/content.ts';
import { readText } from './read-text.ts';

/** A site's folder on disk: its name is the site's slug. */
export interface ReadFolder {
  slug: string;
  check: FolderCheck;
  /** The content of its own files, by name: parsed JSON, and Markdown as text. */
  files: Record<string, unknown>;
}

/** Files by name, and the problems of those that could not be decoded or parsed. */
interface ReadFiles<Content = string> {
  files: Record<string, Content>;
  problems: FileProblem[];
}

/** The pages that come with the platform. */
const STANDARD_PAGES_DIR = join(import.meta.dirname, '..', '..', '..', 'standard-pages');

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Reads and checks every folder below `sitesDir`, in parallel, ordered by name. Throws when `sitesDir` cannot be read.
 */
export async function readSiteFolders(sitesDir: string): Promise<ReadFolder[]> {
  const entries = await readdir(sitesDir, { withFileTypes: true }).catch((error: Error) => {
    throw new Error(`The sites folder can’t be read (SITES_DIR): ${error.message}`);
  });
  const slugs = entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name);
  const standard = await readMarkdown(STANDARD_PAGES_DIR, 'standard-pages');
  const folders = await Promise.all(
    slugs.sort().map((slug) => readSiteFolder(join(sitesDir, slug), slug, standard.files)),
  );
  return refuseClashes(folders);
}

async function readSiteFolder(path: string, slug: string, standard: Record<string, unknown>): Promise<ReadFolder> {
  const [own, pages, posts] = await Promise.all([
    readJsonFiles(path),
    readMarkdown(join(path, 'pages'), 'pages'),
    readMarkdown(join(path, 'posts'), 'posts'),
  ]);
  const files = { ...own.files, ...pages.files, ...posts.files };
  const problems = [...wrongSlug(slug), ...own.problems, ...pages.problems, ...posts.problems];
  const check: FolderCheck = problems.length > 0 ? { ok: false, problems } : checkSiteFolder({ ...standard, ...files });
  return { slug, check, files };
}

function wrongSlug(slug: string): FileProblem[] {
  if (SLUG.test(slug)) return [];
  const suggestion = 'Use lower-case letters, digits and single hyphens.';
  return [{ file: '', path: '', reason: `"${slug}" can’t be a site name`, suggestion }];
}

async function readJsonFiles(path: string): Promise<ReadFiles<unknown>> {
  const names = (await readdir(path)).filter((name) => name.endsWith('.json')).sort();
  const read = await readAll(path, names);
  const files: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(read.files))
    try {
      files[name] = JSON.parse(text);
    } catch (error) {
      const reason = `is not JSON: ${getErrorMessage(error)}`;
      read.problems.push({ file: name, path: '', reason, suggestion: null });
    }
  return { files, problems: read.problems };
}

/**
 * The Markdown files below a folder, as text, by their path including the folder's name; none where there is no such
 * folder.
 */
async function readMarkdown(dir: string, name: string): Promise<ReadFiles> {
  const found = await readdir(dir, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const pages = found.filter((file) => file.endsWith('.md')).map((file) => file.split(sep).join('/'));
  return readAll(dir, pages.sort(), `${name}/`);
}

async function readAll(dir: string, names: readonly string[], prefix = ''): Promise<ReadFiles> {
  const texts = await Promise.all(names.map((name) => readText(join(dir, name))));
  const files: Record<string, string> = {};
  const problems: FileProblem[] = [];
  for (const [at, text] of texts.entries()) {
    const file = `${prefix}${names[at]}`;
    if (text.ok) files[file] = text.text;
    else problems.push({ file, path: '', reason: text.reason, suggestion: text.suggestion });
  }
  return { files, problems };
}

/**
 * A host belongs to one site, and a place of a group is described once: of two folders that claim it, the later one is
 * refused.
 */
function refuseClashes(folders: readonly ReadFolder[]): ReadFolder[] {
  const claimed = new Map<string, string>();
  return folders.map((folder) => {
    if (!folder.check.ok) return folder;
    const claims = claimsOf(folder.check.site);
    const problems = claims.flatMap(({ key, file, path, what }) => {
      const other = claimed.get(key);
      return other
        ? [
            {
              file,
              path,
              reason: `${what} already belongs to sites/${other}`,
              suggestion: 'Remove it from one of them.',
            },
          ]
        : [];
    });
    if (problems.length > 0) return { ...folder, check: { ok: false, problems } };
    for (const { key } of claims) claimed.set(key, folder.slug);
    return folder;
  });
}

function claimsOf({ group, hosts, dealerships, locations }: SiteFolder) {
  const place = (file: string, what: string) => (item: { slug: string }, n: number) => ({
    key: `${what} ${group.slug}/${item.slug}`,
    file,
    path: `[${n}].slug`,
    what: `${what} "${item.slug}"`,
  });
  return [
    ...hosts.map((host, n) => ({
      key: `host ${host}`,
      file: 'site.json',
      path: `hosts[${n}]`,
      what: `host "${host}"`,
    })),
    ...dealerships.map(place('dealerships.json', 'dealership')),
    ...locations.map(place('locations.json', 'location')),
  ];
}

/** A problem as one line for a person: file, path, reason, suggestion. */
export function formatProblem(slug: string, { file, path, reason, suggestion }: FileProblem): string {
  return [`sites/${slug}${file && `/${file}`}${path && `: ${path}`}: ${reason}.`, suggestion].filter(Boolean).join(' ');
}
