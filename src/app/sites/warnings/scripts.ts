import { findRemoved } from '../../../features/pages/written/removed-html.ts';
import type { FileProblem } from '../../../settings/content.ts';
import { type FoundText, isMarkdown } from './texts.ts';

/** Content of pages and posts that is removed before anybody sees it: scripts, frames, forms, styles. */
export function warnOfScripts(texts: readonly FoundText[]): FileProblem[] {
  return texts.filter(isMarkdown).flatMap(({ file, path, text }) =>
    findRemoved(text).map((what) => ({
      file,
      path,
      reason: `${what} is removed from the page`,
      suggestion: 'Texts can have links, lists, tables and pictures; use settings and blocks for the rest.',
    })),
  );
}
