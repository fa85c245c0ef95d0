import { formatThousands } from '../domain/text/format.ts';

/** How figures in a unit are written and spoken. */
interface UnitRow {
  /** A figure with its unit, as on a chip. */
  write(figure: number): string;
  /** The label beside an input box; the shopper types the figure alone. */
  beside: { before: string } | { after: string };
  /**
   * What shoppers say for the unit after a figure: patterns with their factor to the unit; absent for units with number
   * rules of their own.
   */
  spoken?: readonly { pattern: string; times: number }[];
}

const counted = (one: string, many: string) => (figure: number) =>
  `${formatThousands(figure)} ${figure === 1 ? one : many}`;

const UNITS = {
  dollars: { write: (figure) => `$${formatThousands(figure)}`, beside: { before: '$' } },
  'dollars-a-week': { write: (figure) => `$${formatThousands(figure)} a week`, beside: { before: '$' } },
  kilometres: { write: (figure) => `${formatThousands(figure)} km`, beside: { after: 'km' } },
  year: { write: String, beside: { after: '' } },
  seats: { write: counted('seat', 'seats'), beside: { after: 'seats' } },
  doors: {
    write: counted('door', 'doors'),
    beside: { after: 'doors' },
    spoken: [{ pattern: 'doors?|drs?', times: 1 }],
  },
  kilograms: {
    write: (figure) => `${formatThousands(figure)} kg`,
    beside: { after: 'kg' },
    spoken: [
      { pattern: 'kgs?|kilos?|kilograms?', times: 1 },
      { pattern: 'tonnes?|tons?|t', times: 1000 },
    ],
  },
} as const satisfies Readonly<Record<string, UnitRow>>;

export type Unit = keyof typeof UNITS;
/** Units that phrases name after a figure. */
export type SpokenUnit = { [Name in Unit]: (typeof UNITS)[Name] extends { spoken: unknown } ? Name : never }[Unit];
/** Units of what is counted: a figure in them is an integer, and has no multiples. */
export type CountUnit = Extract<Unit, 'seats' | 'doors'>;

/** Patterns of everything that shoppers say for a unit. */
export function listSpokenUnits(): string[] {
  return Object.values<UnitRow>(UNITS).flatMap(({ spoken = [] }) => spoken.map(({ pattern }) => pattern));
}

/** A unit's row, typed with its optional fields. */
export function findUnit(unit: Unit): UnitRow {
  return UNITS[unit];
}
