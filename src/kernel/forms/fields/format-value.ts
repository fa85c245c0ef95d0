import { formatDate } from '../../../domain/text/format.ts';
import { FIGURES } from './figures.ts';
import type { Field, FieldValue } from './schema.ts';

/**
 * A field's value in words for people: a choice by its label, money and kilometres as pages write them, days as
 * dd/MM/yyyy.
 */
export function formatFieldValue({ kind, options = [] }: Pick<Field, 'kind' | 'options'>, value: FieldValue): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return FIGURES[kind]?.format(value) ?? String(value);
  if (kind === 'date') return formatDate(value);
  return options.find((option) => option.value === value)?.label ?? value;
}
