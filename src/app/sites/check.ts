import type { Database } from '../../db/open.ts';
import { type Applied, type ApplyLog, type ApplyOptions, rehearseSiteFolders } from './apply.ts';
import { formatProblem } from './folder.ts';
import { findMissingPictures } from './warnings/pictures.ts';

/**
 * What `npm run sites -- check` says: a rehearsal that also refuses a folder whose pictures do not exist. `apply` only
 * warns of them, so that a server goes on with its settings while pictures are still being copied. Without a media
 * folder nobody can tell, and they are warnings here too.
 */
export async function checkSiteFolders(
  database: Database,
  { SITES_DIR, MEDIA_DIR }: { SITES_DIR: string; MEDIA_DIR?: string | undefined },
  log: ApplyLog,
  options: Pick<ApplyOptions, 'only'> = {},
): Promise<Applied> {
  const { applied, changed, refused, checked } = await rehearseSiteFolders(database, SITES_DIR, log, options);
  if (!MEDIA_DIR) return { applied, changed, refused, checked };
  const without = checked.flatMap((folder) => {
    const missing = findMissingPictures(folder, MEDIA_DIR);
    for (const problem of missing) log.error(formatProblem(folder.slug, problem));
    return missing.length > 0 ? [folder.slug] : [];
  });
  const isComplete = (slug: string) => !without.includes(slug);
  return {
    applied: applied.filter(isComplete),
    changed: changed.filter(isComplete),
    refused: [...new Set([...refused, ...without])].sort(),
    checked,
  };
}
