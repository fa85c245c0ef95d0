import type { z } from 'zod';
import type { FileProblem } from '../content.ts';
import { listPlaceholderFaults } from '../placeholders.ts';
import { formatPath } from '../problem.ts';
import type { SiteSettings } from '../schema.ts';
import { listProblems } from '../schema-problems.ts';
import { readPageFile } from './page-files.ts';
import { type PageContent, type PostContent, pageContent, postContent } from './pages.ts';

/** A document with its source: its file, and its index in a file of several. */
export interface Written<T> {
  file: string;
  at: PropertyKey[];
  document: T;
}

const FOLDERS = { page: 'pages/', post: 'posts/', standard: 'standard-pages/' } as const;
type FolderKind = keyof typeof FOLDERS;

/** Whether a file name is that of a Markdown page or post: `pages/about-us.md`, `posts/a-post.md`. */
export const isPageFile = (file: string): boolean => /^(pages|posts|standard-pages)\/[^.]+\.md$/.test(file);

/**
 * The pages of a site folder: those in `pages.json`, in its own Markdown files, and the platform's own pages that the
 * settings name.
 */
export function readPages(
  files: Record<string, unknown>,
  listed: readonly PageContent[],
  settings: SiteSettings,
  problems: FileProblem[],
): PageContent[] {
  const own = [
    ...listed.map((document, at) => ({ file: 'pages.json', at: [at], document })),
    ...readFolder(files, 'page', pageContent, problems),
  ];
  const named = new Set(own.map(({ document }) => document.slug));
  const wanted = settings.pages.standard.filter((slug) => !named.has(slug));
  const standard = readFolder(files, 'standard', pageContent, problems).filter(({ document }) =>
    wanted.some((slug) => slug === document.slug),
  );
  return checked([...own, ...standard], ({ slug }) => slug, settings, problems);
}

/** The posts of a site folder: those in `posts.json` and in its own Markdown files. */
export function readPosts(
  files: Record<string, unknown>,
  listed: readonly PostContent[],
  settings: SiteSettings,
  problems: FileProblem[],
): PostContent[] {
  const own = [
    ...listed.map((document, at) => ({ file: 'posts.json', at: [at], document })),
    ...readFolder(files, 'post', postContent, problems),
  ];
  return checked(own, ({ slug, href }) => slug ?? href ?? '', settings, problems);
}

function readFolder<T>(
  files: Record<string, unknown>,
  kind: FolderKind,
  schema: z.ZodType<T>,
  problems: FileProblem[],
): Written<T>[] {
  const names = Object.keys(files).filter((file) => isPageFile(file) && file.startsWith(FOLDERS[kind]));
  return names.toSorted().flatMap((file) => {
    const read = readPageFile(String(files[file]));
    problems.push(...read.problems.map((problem) => ({ file, ...problem })));
    if (read.problems.length > 0) return [];
    const slug = file.slice(FOLDERS[kind].length, -'.md'.length);
    if (read.document.slug !== undefined)
      problems.push({ file, path: 'slug', reason: 'comes from the file name', suggestion: 'Remove it.' });
    const document = { ...read.document, slug };
    const parsed = schema.safeParse(document);
    if (parsed.success) return [{ file, at: [], document: parsed.data }];
    problems.push(...listProblems(parsed.error, schema, document).map((problem) => ({ file, ...problem })));
    return [];
  });
}

/** Reports duplicate names and faulty placeholders. */
function checked<T>(
  written: Written<T>[],
  nameOf: (document: T) => string,
  settings: SiteSettings,
  problems: FileProblem[],
): T[] {
  const first = new Map<string, string>();
  for (const { file, at, document } of written) {
    const name = nameOf(document);
    const place = [file, formatPath(at)].filter(Boolean).join(' ');
    const before = first.get(name);
    if (before !== undefined)
      problems.push({
        file,
        path: formatPath([...at, 'slug']),
        reason: `"${name}" is already at ${before}`,
        suggestion: 'Choose another.',
      });
    else first.set(name, place);
    for (const { path, text } of textsOf(document, at))
      problems.push(
        ...listPlaceholderFaults(text, settings).map((fault) => ({ file, path: formatPath(path), ...fault })),
      );
  }
  return written.map(({ document }) => document);
}

function textsOf(value: unknown, path: PropertyKey[]): { path: PropertyKey[]; text: string }[] {
  if (typeof value === 'string') return value.includes('{{') ? [{ path, text: value }] : [];
  if (Array.isArray(value)) return value.flatMap((item, at) => textsOf(item, [...path, at]));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, [...path, key]));
}
