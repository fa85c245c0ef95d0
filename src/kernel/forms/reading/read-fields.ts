import type { FieldResult } from '../fields/field-result.ts';
import { FIELD_KINDS, isCheckbox } from '../fields/kinds.ts';
import type { Chosen, Field, FieldProblem, FieldValue, FormMessages, Typed } from '../fields/schema.ts';

/** The parsed values; with the problems of invalid boxes, in their order. */
export interface ParsedFields {
  values: Record<string, FieldValue>;
  problems: FieldProblem[];
}

/** Pure, so that the page and the server give the same result. */
export function parseFields(
  fields: readonly Field[],
  typed: Typed,
  messages: FormMessages,
  chosen: Chosen = {},
): ParsedFields {
  const values: ParsedFields['values'] = {};
  const problems: FieldProblem[] = [];
  for (const field of fields) {
    const read = parseField(field, typed, messages, chosen);
    if ('problem' in read) problems.push({ name: field.name, text: read.problem });
    else values[field.name] = read.value;
  }
  return { values, problems };
}

function parseField(field: Field, typed: Typed, messages: FormMessages, chosen: Chosen): FieldResult {
  const kind = FIELD_KINDS[field.kind];
  const file = chosen[field.name];
  const text = kind.clean(getFieldText(field, typed, file?.name) ?? '');
  if (text !== '') return kind.parse(text, field, messages, file);
  if (field.required) return { problem: kind.missing(field, messages) };
  return { value: isCheckbox(field.kind) ? false : null };
}

function getFieldText({ kind, name, value }: Field, typed: Typed, fileName: string | undefined) {
  if (kind === 'hidden' || kind === 'place') return value;
  return kind === 'file' ? fileName : typed[name];
}
