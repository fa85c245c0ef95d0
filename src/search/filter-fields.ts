import { COUNTED_KEYS, type CountedKey, RANGE_KEYS, type RangeKey } from './contract.ts';
import { LISTS, SPANS } from './facet-table.ts';

/** Lists that a filter expression treats as booleans. */
type FlagKey = {
  [Key in CountedKey]: (typeof LISTS)[Key] extends { kind: 'flag' } ? Key : never;
}[CountedKey];
const isFlag = (key: CountedKey): key is FlagKey => LISTS[key].kind === 'flag';
/** Lists that it treats as numbers, because they have a row for numbers too. */
type NumberList = CountedKey & RangeKey;
const isNumber = (key: CountedKey): key is NumberList => key in SPANS;

/** Fields with text values: the lists of the filter panel, and a car's slug and stock number. */
export type TextField = Exclude<CountedKey, FlagKey | NumberList> | 'slug' | 'stocknum';
/** Fields with numbers, each in its unit, and the car's id. */
export type NumberField = RangeKey | 'id';
export type FlagField = FlagKey | 'sold';
export type FilterField = TextField | NumberField | FlagField;

export const TEXT_FIELDS: readonly TextField[] = [
  ...COUNTED_KEYS.filter((key): key is Exclude<CountedKey, FlagKey | NumberList> => !isFlag(key) && !isNumber(key)),
  'slug',
  'stocknum',
];
export const NUMBER_FIELDS: readonly NumberField[] = [...RANGE_KEYS, 'id'];
export const FLAG_FIELDS: readonly FlagField[] = [...COUNTED_KEYS.filter(isFlag), 'sold'];

export type FieldRow =
  | { kind: 'text'; field: TextField }
  | { kind: 'number'; field: NumberField }
  | { kind: 'flag'; field: FlagField };

const ROWS: ReadonlyMap<string, FieldRow> = new Map<string, FieldRow>([
  ...TEXT_FIELDS.map((field) => [field, { kind: 'text', field }] as const),
  ...NUMBER_FIELDS.map((field) => [field, { kind: 'number', field }] as const),
  ...FLAG_FIELDS.map((field) => [field, { kind: 'flag', field }] as const),
]);

/** Every field that a filter expression may name. */
export const FIELD_NAMES: readonly string[] = [...ROWS.keys()];

/** Case-sensitive; undefined for an unknown name. */
export function findField(name: string): FieldRow | undefined {
  return ROWS.get(name);
}
