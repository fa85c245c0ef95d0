import type { FilterExpression } from '../filter-expression.ts';
import { isBareWord } from './tokens.ts';

/** The inverse of `parseFilter`. */
export function printFilter(expression: FilterExpression): string {
  switch (expression.kind) {
    case 'or':
      return expression.parts.map((part) => printPart(part, ['or'])).join(' OR ');
    case 'and':
      return expression.parts.map((part) => printPart(part, ['or', 'and'])).join(' AND ');
    case 'not':
      return `NOT ${printPart(expression.part, ['or', 'and'])}`;
    case 'text':
      return `${expression.field}:${printText(expression.value)}`;
    case 'flag':
      return `${expression.field}:${expression.value}`;
    case 'number':
      return printComparison(expression);
    case 'between':
      return `${expression.field}:${expression.min} TO ${expression.max}`;
  }
}

function printComparison({ field, comparison, value }: Extract<FilterExpression, { kind: 'number' }>): string {
  return comparison === '=' ? `${field}:${value}` : `${field} ${comparison} ${value}`;
}

const printPart = (part: FilterExpression, inParentheses: FilterExpression['kind'][]): string =>
  inParentheses.includes(part.kind) ? `(${printFilter(part)})` : printFilter(part);

const printText = (value: string): string => (isBareWord(value) ? value : `"${value.replace(/["\\]/g, '\\$&')}"`);
