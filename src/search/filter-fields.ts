import { COUNTED_KEYS, type CountedKey, RANGE_KEYS, type RangeKey } from './contract.ts';

/** Lists of values that a filter expression reads as numbers or flags instead. */
type NotText = 'year' | 'seats' | 'certified' | 'offer';
const NOT_TEXT: readonly CountedKey[] = ['year', 'seats', 'certified', 'offer'] satisfies NotText[];

/** Fields with text values: the lists of the filter panel, and what tells one car from all others. */
export type TextField = Exclude<CountedKey, NotText> | 'slug' | 'stocknum';
/** Fields with numbers: dollars, kilometres, years, seats, and the car's id. */
export type NumberField = RangeKey | 'id';
/** Fields that are true or false. */
export type FlagField = 'certified' | 'offer' | 'sold';
export type FilterField = TextField | NumberField | FlagField;

export const TEXT_FIELDS: readonly TextField[] = [
  ...COUNTED_KEYS.filter((key): key is Exclude<CountedKey, NotText> => !NOT_TEXT.includes(key)),
  'slug',
  'stocknum',
];
export const NUMBER_FIELDS: readonly NumberField[] = [...RANGE_KEYS, 'id'];
export const FLAG_FIELDS: readonly FlagField[] = ['certified', 'offer', 'sold'];

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
