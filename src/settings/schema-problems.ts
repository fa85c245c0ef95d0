import type { z } from 'zod';
import { findNearest } from '../domain/text/nearest.ts';
import { formatPath, type Problem } from './problem.ts';
import { findSchemaAt, getMember, listKeys, listLeaves } from './schema-walk.ts';

type Issue = z.core.$ZodIssue;

/** Suggests where an unknown key belongs, by the most similar name among its siblings, else anywhere in the schema. */
function suggestKey(schema: z.ZodType, issue: Issue, key: string, document: unknown): string | null {
  const place = findSchemaAt(schema, issue.path, document);
  const known = place ? listKeys(place) : [];
  const near = findNearest(key, known);
  if (near) return `Did you mean ${near}?`;
  const elsewhere = listLeaves(schema).find(({ path }) => path.at(-1) === key);
  if (elsewhere) return `It belongs at ${elsewhere.path.join('.')}.`;
  return known.length > 0 && known.length <= 40 ? `Allowed here: ${known.join(', ')}.` : null;
}

function unknownKeys(
  schema: z.ZodType,
  issue: Extract<Issue, { code: 'unrecognized_keys' }>,
  document: unknown,
): Problem[] {
  return issue.keys.map((key) => ({
    path: formatPath([...issue.path, key]),
    reason: 'is not allowed here',
    suggestion: suggestKey(schema, issue, key, document),
  }));
}

function suggestValue(given: unknown, values: readonly unknown[]): string {
  const words = values.map(String);
  const near = typeof given === 'string' ? findNearest(given, words) : undefined;
  return near ? `Did you mean "${near}"?` : `It can be ${words.map((word) => `"${word}"`).join(', ')}.`;
}

const NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with keys',
  record: 'an object with keys',
};

/** The given value as JSON, or a neutral text where it is nested too deeply to be serialised. */
function written(given: unknown): string {
  try {
    return JSON.stringify(given) ?? String(given);
  } catch {
    return 'what was given';
  }
}

function wrongType(issue: Extract<Issue, { code: 'invalid_type' }>, given: unknown): Problem {
  const wanted = NAMES[issue.expected] ?? issue.expected;
  const path = formatPath(issue.path);
  if (given === undefined) return { path, reason: 'is required', suggestion: `Give ${wanted}.` };
  const shown = written(given);
  const short = shown.length > 60 ? `${shown.slice(0, 57)}...` : shown;
  const custom = issue.message.startsWith('must ') ? issue.message : `must be ${wanted}`;
  return { path, reason: `${custom}, not ${short}`, suggestion: null };
}

function wrongChoice(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  given: unknown,
  schema: z.ZodType,
  document: unknown,
): Problem[] {
  const path = formatPath(issue.path);
  if (issue.discriminator) {
    const options = ('options' in issue ? (issue.options ?? []) : []).map(String);
    const reason = given === undefined ? 'is required' : `"${String(given)}" is not allowed`;
    return [{ path, reason, suggestion: suggestValue(given, options) }];
  }
  if (issue.message !== 'Invalid input') return [{ path, reason: issue.message, suggestion: null }];
  const branches = issue.errors.filter((errors) => errors.length > 0);
  const isObject = given !== null && typeof given === 'object';
  const fitting = branches.find((errors) =>
    errors.every((error) => error.path.length > 0 === isObject || error.code === 'invalid_value'),
  );
  return (fitting ?? branches[0] ?? []).flatMap((inner) =>
    listIssueProblems({ ...inner, path: [...issue.path, ...inner.path] }, schema, document),
  );
}

function listIssueProblems(issue: Issue, schema: z.ZodType, document: unknown): Problem[] {
  const given = issue.path.reduce(getMember, document);
  const path = formatPath(issue.path);
  if (issue.code === 'unrecognized_keys') return unknownKeys(schema, issue, document);
  if (issue.code === 'invalid_type') return [wrongType(issue, given)];
  if (issue.code === 'invalid_union') return wrongChoice(issue, given, schema, document);
  if (issue.code === 'invalid_value') {
    const reason = given === undefined ? 'is required' : `${JSON.stringify(given)} is not allowed`;
    return [{ path, reason, suggestion: suggestValue(given, issue.values) }];
  }
  return [{ path, reason: issue.message.replace(/\.$/, ''), suggestion: null }];
}

/**
 * The problems that a schema found in a document, each with its path, a reason and, where there is one, a suggestion.
 */
export function listProblems(error: z.ZodError, schema: z.ZodType, document: unknown): Problem[] {
  return error.issues.flatMap((issue) => listIssueProblems(issue, schema, document));
}
