import type { z } from 'zod';
import { getDefinition } from '../schema-walk.ts';

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  int: 'whole number',
  boolean: 'true or false',
};

/** The kind of value that a schema takes, in a few words: `text`, `"a" or "b"`, `list of { name, price }`. */
export function describeKind(schema: z.ZodType): string {
  const def = getDefinition(schema);
  if (def.innerType) return `${describeKind(def.innerType)}${def.type === 'nullable' ? ' or null' : ''}`;
  if (def.entries)
    return Object.values(def.entries)
      .map((value) => `\`${value}\``)
      .join(', ');
  if (def.values) return def.values.map((value) => `\`${String(value)}\``).join(', ');
  if (def.options) return def.options.map(describeKind).join(' or ');
  if (def.element) return listOf(describeKind(def.element));
  if (def.shape) return `{ ${Object.entries(def.shape).map(fieldOf).join(', ')} }`;
  if (def.valueType) return `object of ${describeKind(def.valueType)}`;
  return KINDS[def.type] ?? def.type;
}

const listOf = (kind: string): string =>
  kind.includes('`') && !kind.startsWith('{') ? `list of any of ${kind}` : `list of ${kind}`;

/** A literal is shown with its value, so that alternatives can be told apart; anything else by its key. */
function fieldOf([key, schema]: [string, z.ZodType]): string {
  const { type, values } = getDefinition(schema);
  return type === 'literal' && values ? `${key}: "${String(values[0])}"` : key;
}
