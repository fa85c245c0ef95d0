import { readPageFile } from '../../../settings/content/page-files.ts';
import { formatPath } from '../../../settings/problem.ts';

/** A text of a site folder: its file, its path there, and its key. */
export interface FoundText {
  file: string;
  path: string;
  key: string;
  text: string;
}

/**
 * Every text in a site folder's own files, in their order; in a Markdown file those of its front matter, its texts and
 * its blocks.
 */
export function listTexts(files: Readonly<Record<string, unknown>>): FoundText[] {
  return Object.entries(files).flatMap(([file, value]) =>
    textsIn(file, typeof value === 'string' ? readPageFile(value).document : value, []),
  );
}

function textsIn(file: string, value: unknown, path: PropertyKey[]): FoundText[] {
  const key = String(path.findLast((step) => typeof step === 'string') ?? '');
  if (typeof value === 'string') return [{ file, path: formatPath(path), key, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, at) => textsIn(file, item, [...path, at]));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => textsIn(file, item, [...path, name]));
}

/** Keys whose texts are Markdown. */
const MARKDOWN_KEYS = ['body', 'answer'];

export const isMarkdown = ({ key }: FoundText): boolean => MARKDOWN_KEYS.includes(key);
