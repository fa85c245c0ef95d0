import { readFile } from 'node:fs/promises';
import { getErrorMessage } from '../../../domain/text/error-message.ts';
import { isRecord } from '../../../domain/text/look-up.ts';
import { findNearest } from '../../../domain/text/nearest.ts';
import { formatPath } from '../../../settings/problem.ts';
import { FEED_FIELD_NAMES, isFeedField } from '../fields.ts';
import { type Mapping, mappingSchema } from './schema.ts';

/** A mapping that cannot be used; the message names every error with its place. */
export class MappingError extends Error {
  override name = 'MappingError';
}

/** Validates a mapping document. Throws a MappingError with the path and reason of every error. */
export function parseMapping(document: unknown, source = 'mapping'): Mapping {
  const parsed = mappingSchema.safeParse(document);
  const issues = parsed.error?.issues ?? [];
  const faults = issues.map((issue) => `${formatPath(issue.path) || 'the document'}: ${issue.message}`);
  faults.push(...listUnknownFields(document));
  if (!parsed.success || faults.length > 0)
    throw new MappingError(`${source} is invalid:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  return parsed.data;
}

/** The schema accepts any name, so that the error can suggest which one was meant. */
function listUnknownFields(document: unknown): string[] {
  const fields = isRecord(document) ? document.fields : undefined;
  if (!isRecord(fields) || Array.isArray(fields)) return [];
  return Object.keys(fields)
    .filter((name) => !isFeedField(name))
    .map(unknownField);
}

function unknownField(name: string): string {
  const near = findNearest(name, FEED_FIELD_NAMES);
  return `fields.${name}: is not a vehicle field${near ? `; did you mean ${near}?` : ''}`;
}

/** Throws a MappingError when the file cannot be read or used. */
export async function loadMapping(path: string): Promise<Mapping> {
  let document: unknown;
  try {
    document = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new MappingError(`The mapping file ${path} can’t be read: ${getErrorMessage(error)}`);
  }
  return parseMapping(document, `The mapping file ${path}`);
}

/** A mapping completed by the format that it extends. */
export function extendMapping(mapping: Mapping, base: Mapping): Mapping {
  return {
    ...base,
    ...mapping,
    empty: [...base.empty, ...mapping.empty],
    fields: { ...base.fields, ...mapping.fields },
  };
}
