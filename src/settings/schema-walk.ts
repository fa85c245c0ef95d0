import type { z } from 'zod';
import { isRecord } from '../domain/text/look-up.ts';

/** Zod's internal definition of a schema, as far as it is read here. */
interface SchemaDefinition {
  type: string;
  innerType?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  valueType?: z.ZodType;
  options?: z.ZodType[];
  discriminator?: string;
  values?: unknown[];
  entries?: Record<string, string>;
  defaultValue?: unknown;
}

export function getDefinition(schema: z.ZodType): SchemaDefinition {
  return schema._zod.def;
}

/** The schema inside default, optional and nullable wrappers. */
function unwrapSchema(schema: z.ZodType): z.ZodType {
  const { innerType } = getDefinition(schema);
  return innerType ? unwrapSchema(innerType) : schema;
}

/** The keys of an object schema; empty for any other kind. */
export function listKeys(schema: z.ZodType): string[] {
  return Object.keys(getDefinition(unwrapSchema(schema)).shape ?? {});
}

/** What a document has at a key or index; undefined where it has no members. */
export function getMember(document: unknown, step: PropertyKey): unknown {
  return isRecord(document) ? document[step] : undefined;
}

function optionFor(def: SchemaDefinition, value: unknown): z.ZodType | undefined {
  const key = def.discriminator;
  const given = key && getMember(value, key);
  return def.options?.find((option) => {
    const shape = getDefinition(unwrapSchema(option)).shape;
    return key ? shape?.[key] && getDefinition(shape[key]).values?.includes(given) : shape !== undefined;
  });
}

function stepInto(schema: z.ZodType, step: PropertyKey, value: unknown): z.ZodType | undefined {
  const def = getDefinition(unwrapSchema(schema));
  if (def.options) {
    const option = optionFor(def, value);
    return option && stepInto(option, step, value);
  }
  return def.shape?.[String(step)] ?? def.element ?? def.valueType;
}

/**
 * The schema at a path of a document, choosing among alternatives by what the document has; undefined where the path is
 * unknown.
 */
export function findSchemaAt(
  schema: z.ZodType,
  path: readonly PropertyKey[],
  document: unknown,
): z.ZodType | undefined {
  let at: z.ZodType | undefined = schema;
  let value = document;
  for (const step of path) {
    at = at && stepInto(at, step, value);
    value = getMember(value, step);
  }
  if (!at) return undefined;
  const def = getDefinition(unwrapSchema(at));
  return def.options ? (optionFor(def, value) ?? at) : at;
}

export interface SchemaLeaf {
  path: string[];
  schema: z.ZodType;
}

/** Every single setting below an object schema, in the order of the schema; groups of settings are descended into. */
export function listLeaves(schema: z.ZodType, path: string[] = []): SchemaLeaf[] {
  const shape = getDefinition(schema).type === 'nullable' ? undefined : groupShape(schema);
  if (!shape) return [{ path, schema }];
  return Object.entries(shape).flatMap(([key, inner]) => listLeaves(inner, [...path, key]));
}

/**
 * The shape of a group of settings: an object, or one with a default for the whole; a nullable object is a single
 * setting.
 */
function groupShape(schema: z.ZodType): Record<string, z.ZodType> | undefined {
  const def = getDefinition(schema);
  if (def.type === 'prefault' && def.innerType) return groupShape(def.innerType);
  return def.shape;
}
