import fc from 'fast-check';
import type { BenchCar } from '../../../bench/search/vehicles.ts';
import { RANGE_ROWS, TERM_ROWS } from '../../../src/search/facets.ts';
import type { FilterExpression } from '../../../src/search/filter-expression.ts';
import {
  FLAG_FIELDS,
  NUMBER_FIELDS,
  type NumberField,
  TEXT_FIELDS,
  type TextField,
} from '../../../src/search/filter-fields.ts';

/** The values that an arbitrary condition compares with. */
interface ValuesOf {
  text(field: TextField): fc.Arbitrary<string>;
  number(field: NumberField): fc.Arbitrary<number>;
}

const anyComparison = fc.constantFrom('=', '<', '<=', '>', '>=');

function anyCondition(values: ValuesOf): fc.Arbitrary<FilterExpression> {
  const text = fc
    .constantFrom(...TEXT_FIELDS)
    .chain((field) => values.text(field).map((value) => ({ kind: 'text' as const, field, value })));
  const flag = fc.record({
    kind: fc.constant('flag' as const),
    field: fc.constantFrom(...FLAG_FIELDS),
    value: fc.boolean(),
  });
  const anyField = fc.constantFrom(...NUMBER_FIELDS);
  const number = anyField.chain((field) =>
    fc
      .tuple(anyComparison, values.number(field))
      .map(([comparison, value]) => ({ kind: 'number' as const, field, comparison, value })),
  );
  const between = anyField.chain((field) =>
    fc.tuple(values.number(field), values.number(field)).map(([one, other]) => ({
      kind: 'between' as const,
      field,
      min: Math.min(one, other),
      max: Math.max(one, other),
    })),
  );
  return fc.oneof(text, text, number, number, between, flag);
}

/** Any filter expression over these values, up to some levels deep. */
export function anyFilter(values: ValuesOf): fc.Arbitrary<FilterExpression> {
  const { any } = fc.letrec<{ any: FilterExpression; parts: FilterExpression[] }>((tie) => ({
    any: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'filter' },
      anyCondition(values),
      fc.record({ kind: fc.constant('not' as const), part: tie('any') }),
      fc.record({ kind: fc.constantFrom('and' as const, 'or' as const), parts: tie('parts') }),
    ),
    parts: fc.array(tie('any'), { minLength: 2, maxLength: 4, depthIdentifier: 'filter' }),
  }));
  return any;
}

/** Values of any sort, the strangest too. */
export const ANY_VALUES: ValuesOf = {
  text: () => fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constantFrom('AND', 'to', '', "'", '"\\')),
  number: () => fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })).map((number) => number + 0),
};

/** Values that cars of the stock have, in any letter case; now and then one that none has. */
export function valuesOfStock(stock: readonly BenchCar[]): ValuesOf {
  const pick = <V>(of: (car: BenchCar) => V[], otherwise: V) =>
    fc.nat(9_999).map((pointer) => {
      const car = stock[pointer % (stock.length + 1)];
      const values = car ? of(car) : [];
      return values[pointer % (values.length || 1)] ?? otherwise;
    });
  return {
    text: (field) =>
      fc
        .tuple(
          pick((car) => textsOf(car, field), 'No such value'),
          fc.constantFrom('as it is', 'upper', 'lower'),
        )
        .map(([value, letters]) =>
          letters === 'upper' ? value.toUpperCase() : letters === 'lower' ? value.toLowerCase() : value,
        ),
    number: (field) => pick((car) => [numberOf(car, field) ?? 0], 3),
  };
}

/** The values of a car's text field. */
export function textsOf(car: BenchCar, field: TextField): string[] {
  if (field === 'slug' || field === 'stocknum') return [car[field]];
  return [TERM_ROWS[field].of(car)].flat().filter((value): value is string => Boolean(value));
}

/** The value of a car's number field; null for none. */
export function numberOf(car: BenchCar, field: NumberField): number | null {
  return field === 'id' ? car.id : RANGE_ROWS[field].of(car);
}
