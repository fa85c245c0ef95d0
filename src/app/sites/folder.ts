import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkSiteFolder, type FileProblem, type FolderCheck } from '../../settings/content.ts';

/** A site's folder as it lies on disk: its name is the site's slug. */
export interface ReadFolder {
  slug: string;
  check: FolderCheck;
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Reads and checks every folder below `sitesDir`, by name. Throws when `sitesDir` cannot be read. */
export async function readSiteFolders(sitesDir: string): Promise<ReadFolder[]> {
  const entries = await readdir(sitesDir, { withFileTypes: true }).catch((error: Error) => {
    throw new Error(`The folder of sites cannot be read (SITES_DIR): ${error.message}`);
  });
  const slugs = entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name);
  return Promise.all(
    slugs.sort().map(async (slug) => ({ slug, check: await readSiteFolder(join(sitesDir, slug), slug) })),
  );
}

async function readSiteFolder(path: string, slug: string): Promise<FolderCheck> {
  const problems: FileProblem[] = [];
  if (!SLUG.test(slug))
    problems.push({
      file: '',
      path: '',
      reason: `"${slug}" cannot be a site's name`,
      suggestion: 'Use lower-case letters, digits and single hyphens.',
    });
  const files: Record<string, unknown> = {};
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

/** A problem as one line for a person: file, path, reason, suggestion. */
export function formatProblem(slug: string, { file, path, reason, suggestion }: FileProblem): string {
  return [`sites/${slug}${file && `/${file}`}${path && `: ${path}`}: ${reason}.`, suggestion]
    .filter(Boolean)
    .join(' ');
}
