const NULL = '\\N';
const UNSAFE = /[\\\t\n\r]/g;
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const escaped = (text: string): string =>
  /[\\\t\n\r]/.test(text) ? text.replace(UNSAFE, (letter) => ESCAPES[letter] ?? letter) : text;

/** A list of texts as a PostgreSQL array literal. */
export function formatArrayLiteral(items: readonly string[]): string {
  return `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

/** One value in COPY's text format: lists of text as arrays, other objects as JSON. */
export function formatCopyValue(value: unknown, isDocument = false): string {
  if (value === null || value === undefined) return NULL;
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return escaped(value);
  if (!isDocument && Array.isArray(value)) return escaped(formatArrayLiteral(value));
  return escaped(formatDocument(value));
}

/** JSON without the characters that PostgreSQL cannot store (NUL, lone surrogates). */
export function formatDocument(value: unknown): string {
  const text = JSON.stringify(value);
  if (!/\\u(?:0000|d[89a-f])/i.test(text)) return text;
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'string') return storable(part);
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [storable(key), inner]));
  });
}

const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '');
