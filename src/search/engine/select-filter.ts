import type { FilterExpression } from '../filter-expression.ts';
import type { NumberField, TextField } from '../filter-fields.ts';
import { type Bits, intersectInto, makeBits, setBit, subtractBits, uniteInto } from '../index-structures/bits.ts';
import type { Columns } from './columns/columns.ts';
import { selectNumbers } from './columns/number-column.ts';
import type { SlotTable } from './slot-table.ts';

export interface Filterable {
  columns: Columns;
  slots: SlotTable;
  soldIds(): Iterable<number>;
  slotsOfStockNumber(stocknum: string): readonly number[];
}

type Condition<K extends FilterExpression['kind']> = Extract<FilterExpression, { kind: K }>;

/**
 * The slots of `within` that match the expression (B17). A car without a number matches no comparison of it, and every
 * negated one.
 */
export function selectFilter(expression: FilterExpression, within: Bits, index: Filterable): Bits {
  const select = (part: FilterExpression): Bits => selectFilter(part, within, index);
  switch (expression.kind) {
    case 'and':
      return combine(expression.parts.map(select), intersectInto);
    case 'or':
      return combine(expression.parts.map(select), uniteInto);
    case 'not':
      return subtractBits(within, select(expression.part));
    default:
      return inside(within, selectCondition(expression, index));
  }
}

function combine(parts: Bits[], into: (target: Bits, other: Bits) => void): Bits {
  return parts.reduce((target, other) => {
    into(target, other);
    return target;
  });
}

function inside(within: Bits, bits: Bits): Bits {
  intersectInto(bits, within);
  return bits;
}

function selectCondition(condition: Condition<'text' | 'flag' | 'number' | 'between'>, index: Filterable): Bits {
  switch (condition.kind) {
    case 'text':
      return selectText(condition.field, condition.value, index);
    case 'flag':
      return selectFlag(condition, index);
    case 'number':
      return selectComparison(condition, numbersOf(condition.field, index));
    case 'between':
      return selectNumbers(numbersOf(condition.field, index), condition);
  }
}

function selectText(field: TextField, value: string, index: Filterable): Bits {
  if (field === 'slug') return bitsOf([index.slots.findBySlug(value.toLowerCase())], index);
  if (field === 'stocknum') return bitsOf(index.slotsOfStockNumber(value), index);
  const column = index.columns.terms[field];
  return column.select(column.dictionary.findInAnyCase(value));
}

function selectFlag({ field, value }: Condition<'flag'>, index: Filterable): Bits {
  if (field !== 'sold') return index.columns.terms[field].select([String(value)]);
  const sold = bitsOf(
    Array.from(index.soldIds(), (id) => index.slots.find(id)),
    index,
  );
  return value ? sold : subtractBits(everySlot(index), sold);
}

function selectComparison({ comparison, value }: Condition<'number'>, numbers: Float64Array): Bits {
  switch (comparison) {
    case '=':
      return selectNumbers(numbers, { min: value, max: value });
    case '<=':
      return selectNumbers(numbers, { min: null, max: value });
    case '>=':
      return selectNumbers(numbers, { min: value, max: null });
    case '<':
      return selectNumbers(numbers, { min: null, max: -nextAbove(-value) });
    case '>':
      return selectNumbers(numbers, { min: nextAbove(value), max: null });
  }
}

/** The next larger double, which turns an excluded end into an included one. */
function nextAbove(number: number): number {
  const view = new DataView(new ArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
  // Turns -0 into 0, whose bits differ.
  view.setFloat64(0, number + 0);
  view.setBigInt64(0, view.getBigInt64(0) + (number >= 0 ? 1n : -1n));
  return view.getFloat64(0);
}

const numbersOf = (field: NumberField, { columns, slots }: Filterable): Float64Array =>
  field === 'id' ? slots.ids : columns.numbers[field].numbers;

function bitsOf(slots: readonly (number | undefined)[], index: Filterable): Bits {
  const bits = makeBits(index.slots.capacity);
  for (const slot of slots) if (slot !== undefined) setBit(bits, slot);
  return bits;
}

const everySlot = ({ slots }: Filterable): Bits => makeBits(slots.capacity).fill(0xffffffff);
