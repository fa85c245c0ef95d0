import { readFile } from 'node:fs/promises';
import { findNearest } from '../../../domain/text/nearest.ts';
import { formatPath } from '../../../settings/problem.ts';
import { FEED_FIELD_NAMES, type FeedField, isFeedField } from '../fields.ts';
import { type Mapping, mappingSchema } from './schema.ts';

/** A mapping that cannot be used; the message names every fault with its place. */
class MappingError extends Error {
  override name = 'MappingError';
}

/** Checks a mapping document. Throws a MappingError that lists path and reason of all that is wrong. */
export function parseMapping(document: unknown, source = 'mapping'): Mapping {
  const parsed = mappingSchema.safeParse(document);
  const issues = parsed.error?.issues ?? [];
  const faults = issues.map((issue) => `${formatPath(issue.path) || 'the document'}: ${issue.message}`);
  faults.push(...listUnknownFields(document));
  if (faults.length > 0)
    throw new MappingError(`${source} cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  return parsed.data as Mapping;
}

/** The schema takes any name, so that the fault can tell which one was meant. */
function listUnknownFields(document: unknown): string[] {
  const { fields } = (document ?? {}) as { fields?: unknown };
  if (fields === null || typeof fields !== 'object' || Array.isArray(fields)) return [];
  return Object.keys(fields)
    .filter((name) => !isFeedField(name))
    .map(unknownField);
}

function unknownField(name: string): string {
  const near = findNearest(name, FEED_FIELD_NAMES);
  return `fields.${name}: is not a field of a vehicle${near ? `; did you mean ${near}?` : ''}`;
}

/** Loads a mapping file. Throws a MappingError when it cannot be read or used. */
export async function loadMapping(path: string): Promise<Mapping> {
  let document: unknown;
  try {
    document = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new MappingError(`The mapping file ${path} cannot be read: ${(error as Error).message}`);
  }
  return parseMapping(document, `The mapping file ${path}`);
}

/** A mapping with what it leaves out taken from the format that it extends. */
export function extendMapping(mapping: Mapping, base: Mapping): Mapping {
  return {
    ...base,
    ...Object.fromEntries(Object.entries(mapping).filter(([, value]) => value !== undefined)),
    empty: [...base.empty, ...mapping.empty],
    fields: { ...base.fields, ...mapping.fields } as Partial<Record<FeedField, Mapping['fields'][FeedField]>>,
  } as Mapping;
}
