/** How figures of a unit are written and said. */
interface UnitRow {
  /** A figure with its unit, as a chip says it. */
  write(figure: number): string;
  /** What stands beside a box for a figure; the shopper types the figure alone. */
  beside: { before: string } | { after: string };
  /**
   * What shoppers say for it behind a figure, as patterns with how many of the unit each is; absent for units with
   * number rules of their own.
   */
  spoken?: readonly { pattern: string; times: number }[];
}

const grouped = (figure: number): string => figure.toLocaleString('en-AU');
const counted = (one: string, many: string) => (figure: number) =>
  `${grouped(figure)} ${figure === 1 ? one : many}`;

/** The units of facets with figures. */
const UNITS = {
  dollars: { write: (figure) => `$${grouped(figure)}`, beside: { before: '$' } },
  'dollars-a-week': { write: (figure) => `$${grouped(figure)} a week`, beside: { before: '$' } },
  kilometres: { write: (figure) => `${grouped(figure)} km`, beside: { after: 'km' } },
  year: { write: String, beside: { after: '' } },
  seats: { write: counted('seat', 'seats'), beside: { after: 'seats' } },
  doors: {
    write: counted('door', 'doors'),
    beside: { after: 'doors' },
    spoken: [{ pattern: 'doors?|drs?', times: 1 }],
  },
  kilograms: {
    write: (figure) => `${grouped(figure)} kg`,
    beside: { after: 'kg' },
    spoken: [
      { pattern: 'kgs?|kilos?|kilograms?', times: 1 },
      { pattern: 'tonnes?|tons?|t', times: 1000 },
    ],
  },
} as const satisfies Readonly<Record<string, UnitRow>>;

export type Unit = keyof typeof UNITS;

/** A unit's row, with what some units alone have. */
export function findUnit(unit: Unit): UnitRow {
  return UNITS[unit];
}
