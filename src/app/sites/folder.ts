import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import {
  checkSiteFolder,
  type FileProblem,
  type FolderCheck,
  type SiteFolder,
} from '../../settings/content.ts';

/** A site's folder as it lies on disk: its name is the site's slug. */
export interface ReadFolder {
  slug: string;
  check: FolderCheck;
}

/** The pages that come with the platform. */
const STANDARD_PAGES_DIR = join(import.meta.dirname, '..', '..', '..', 'standard-pages');

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Reads and checks every folder below `sitesDir`, by name, each by itself and all beside each other. Throws when `sitesDir` cannot be
 * read.
 */
export async function readSiteFolders(sitesDir: string): Promise<ReadFolder[]> {
  const entries = await readdir(sitesDir, { withFileTypes: true }).catch((error: Error) => {
    throw new Error(`The folder of sites cannot be read (SITES_DIR): ${error.message}`);
  });
  const slugs = entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name);
  const standard = await readMarkdown(STANDARD_PAGES_DIR, 'standard-pages');
  const folders = await Promise.all(
    slugs
      .sort()
      .map(async (slug) => ({ slug, check: await readSiteFolder(join(sitesDir, slug), slug, standard) })),
  );
  return refuseClashes(folders);
}

async function readSiteFolder(
  path: string,
  slug: string,
  standard: Record<string, string>,
): Promise<FolderCheck> {
  const problems: FileProblem[] = [];
  if (!SLUG.test(slug))
    problems.push({
      file: '',
      path: '',
      reason: `"${slug}" cannot be a site's name`,
      suggestion: 'Use lower-case letters, digits and single hyphens.',
    });
  const files: Record<string, unknown> = {
    ...standard,
    ...(await readMarkdown(join(path, 'pages'), 'pages')),
    ...(await readMarkdown(join(path, 'posts'), 'posts')),
  };
  for (const name of await readdir(path)) {
    if (!name.endsWith('.json')) continue;
    try {
      files[name] = JSON.parse(await readFile(join(path, name), 'utf8'));
    } catch (error) {
      problems.push({
        file: name,
        path: '',
        reason: `is not JSON: ${(error as Error).message}`,
        suggestion: null,
      });
    }
  }
  return problems.length > 0 ? { ok: false, problems } : checkSiteFolder(files);
}

/** The Markdown files below a folder, each as text, by their path with the folder's name before it; none where there is no such folder. */
async function readMarkdown(dir: string, name: string): Promise<Record<string, string>> {
  const found = await readdir(dir, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const pages = found.filter((file) => file.endsWith('.md')).sort();
  return Object.fromEntries(
    await Promise.all(
      pages.map(async (file) => [
        `${name}/${file.split(sep).join('/')}`,
        await readFile(join(dir, file), 'utf8'),
      ]),
    ),
  );
}

/** A host answers with one site, and a place of a group is described once: of two folders that claim it, the later one is refused. */
export function refuseClashes(folders: readonly ReadFolder[]): ReadFolder[] {
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
              suggestion: 'One of the two must let go of it.',
            },
          ]
        : [];
    });
    if (problems.length > 0) return { slug: folder.slug, check: { ok: false, problems } };
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
  return [`sites/${slug}${file && `/${file}`}${path && `: ${path}`}: ${reason}.`, suggestion]
    .filter(Boolean)
    .join(' ');
}
