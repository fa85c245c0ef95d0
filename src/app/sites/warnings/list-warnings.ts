import type { Database } from '../../../db/open.ts';
import { listMakesOfGroup } from '../../../db/queries/stock/cars.ts';
import type { FileProblem } from '../../../settings/content.ts';
import type { ReadFolder } from '../folder.ts';
import { findWarnings } from './find-warnings.ts';
import { findMissingPictures } from './pictures.ts';

/**
 * Likely mistakes in a valid folder, with the stock that its group has and the pictures in `mediaFolder` (null where
 * there is none). The features must be registered. Empty for a folder that is refused.
 */
export async function listWarnings(
  database: Pick<Database, 'asPlatform'>,
  folder: ReadFolder,
  mediaFolder: string | null,
): Promise<FileProblem[]> {
  if (!folder.check.ok) return [];
  const group = folder.check.site.group.slug;
  const makesInStock = await database.asPlatform((tx) => listMakesOfGroup(tx, group));
  return [...(await findWarnings(folder, { makesInStock })), ...findMissingPictures(folder, mediaFolder)];
}
