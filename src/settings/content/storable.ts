import type { FileProblem } from '../content.ts';
import { formatPath } from '../problem.ts';

/** Finds texts that the database cannot store: with a NUL character, or with a lone surrogate. */
export function checkStorable(files: Readonly<Record<string, unknown>>): FileProblem[] {
  return Object.entries(files).flatMap(([file, value]) => checkValue(file, value, []));
}

function checkValue(file: string, value: unknown, path: PropertyKey[]): FileProblem[] {
  if (typeof value === 'string') return checkText(file, value, path);
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => [
    ...checkText(file, key, path),
    ...checkValue(file, item, [...path, Array.isArray(value) ? Number(key) : key]),
  ]);
}

function checkText(file: string, text: string, path: PropertyKey[]): FileProblem[] {
  const what = text.includes('\0')
    ? 'the character NUL (\\u0000)'
    : text.isWellFormed()
      ? null
      : 'half a character (\\ud800 to \\udfff)';
  return what
    ? [
        {
          file,
          path: formatPath(path),
          reason: `has ${what}, which can’t be stored`,
          suggestion: 'Remove it.',
        },
      ]
    : [];
}
