import { loadShippedTable } from '../../../integrations/geocoding/postal-table.ts';
import type { FileProblem } from '../../../settings/content.ts';
import type { ReadFolder } from '../folder.ts';
import { warnOfLinks } from './links.ts';
import { warnOfMakes } from './makes.ts';
import { warnOfAbn, warnOfPlaces } from './places.ts';
import { warnOfScripts } from './scripts.ts';
import { listTexts } from './texts.ts';

/** The context of the checks, besides the folder itself. */
export interface WarningContext {
  /** Makes that the group has in stock. */
  makesInStock: readonly string[];
}

/**
 * Likely mistakes in a valid folder: nothing that keeps it from being applied, but something that its dealer did not
 * mean. Empty for a folder that is refused: its problems come first.
 */
export async function findWarnings(
  { check, files }: ReadFolder,
  { makesInStock }: WarningContext,
): Promise<FileProblem[]> {
  if (!check.ok) return [];
  const { site } = check;
  const texts = listTexts(files);
  return [
    ...warnOfAbn(site),
    ...warnOfPlaces(site, await loadShippedTable()),
    ...warnOfMakes(site, makesInStock),
    ...warnOfLinks(site, texts),
    ...warnOfScripts(texts),
  ];
}
