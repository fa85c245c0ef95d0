import { COUNTED_KEYS, type CountedKey, RANGE_KEYS, type RangeKey } from './contract.ts';
import { LISTS, SPANS } from './facet-table.ts';

/** Lists of values that a filter expression reads as flags. */
type FlagKey = {
  [Key in CountedKey]: (typeof LISTS)[Key] extends { kind: 'flag' } ? Key : never;
}[CountedKey];
const isFlag = (key: CountedKey): key is FlagKey => LISTS[key].kind === 'flag';
/** Those that it reads as numbers, since they are that too. */
type NumberList = CountedKey & RangeKey;
const isNumber = (key: CountedKey): key is NumberList => key in SPANS;

/** Fields with text values: the lists of the filter panel, and what tells one car from all others. */
export type TextField = Exclude<CountedKey, FlagKey | NumberList> | 'slug' | 'stocknum';
/** Fields with numbers, each in its unit, and the car's id. */
export type NumberField = RangeKey | 'id';
/** Fields that are true or false. */
export type FlagField = FlagKey | 'sold';
export type FilterField = TextField | NumberField | FlagField;

export const TEXT_FIELDS: readonly TextField[] = [
  ...COUNTED_KEYS.filter(
    (key): key is Exclude<CountedKey, FlagKey | NumberList> => !isFlag(key) && !isNumber(key),
  ),
  'slug',
  'stocknum',
];
export const NUMBER_FIELDS: readonly NumberField[] = [...RANGE_KEYS, 'id'];
export const FLAG_FIELDS: readonly FlagField[] = [...COUNTED_KEYS.filter(isFlag), 'sold'];

/** A field of the filter expression with the kind of its values. */
export type FieldRow =
  | { kind: 'text'; field: TextField }
  | { kind: 'number'; field: NumberField }
  | { kind: 'flag'; field: FlagField };

const ROWS: ReadonlyMap<string, FieldRow> = new Map<string, FieldRow>([
  ...TEXT_FIELDS.map((field) => [field, { kind: 'text', field }] as const),
  ...NUMBER_FIELDS.map((field) => [field, { kind: 'number', field }] as const),
  ...FLAG_FIELDS.map((field) => [field, { kind: 'flag', field }] as const),
]);

/** Every field that a filter expression may name, by its name. */
export const FIELD_NAMES: readonly string[] = [...ROWS.keys()];

/** The field of a name, in exactly its letters; undefined when there is none. */
export function findField(name: string): FieldRow | undefined {
  return ROWS.get(name);
}
