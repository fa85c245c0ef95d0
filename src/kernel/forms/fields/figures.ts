import { parseFigure } from '../../../domain/finance/calculator-input.ts';
import { formatDollars, formatThousands } from '../../../domain/text/format.ts';
import { kept, type Read } from '../reading/read.ts';
import type { Field, FieldKind, FormMessages } from './schema.ts';

interface FigureRow {
  /** Where the site or form says nothing else. */
  bounds: { min: number; max: number };
  /** A figure as it is said: "$20,000", "75,000 kms". */
  say(figure: number): string;
}

/** Boxes that hold an amount of something (G11). */
export const FIGURES: Partial<Record<FieldKind, FigureRow>> & Record<'dollars' | 'distance', FigureRow> = {
  dollars: { bounds: { min: 0, max: 9_999_999 }, say: formatDollars },
  distance: { bounds: { min: 0, max: 2_000_000 }, say: (kms) => `${formatThousands(kms)} kms` },
};

/** Dollars, with or without their sign and commas; cents are dropped. */
export function readDollars(text: string, field: Field, messages: FormMessages): Read {
  const dollars = /\d/.test(text) && !/\p{L}/u.test(text) ? parseFigure(text) : null;
  if (dollars === null) return { problem: `${field.label} must be in dollars, such as 20,000.` };
  return within(dollars, field, FIGURES.dollars, messages);
}

/** Kilometres, with or without "kms" and commas; tenths are dropped. */
export function readDistance(text: string, field: Field, messages: FormMessages): Read {
  const plain = text.replace(/\s*(kms?|kilomet(re|er)s?)\.?$/i, '');
  const kms = /\d/.test(plain) && !/\p{L}/u.test(plain) ? parseFigure(plain) : null;
  if (kms === null) return { problem: `${field.label} must be in kilometres, such as 75,000.` };
  return within(kms, field, FIGURES.distance, messages);
}

const SAY_NUMBER: Record<NonNullable<Field['figure']> | 'number', FigureRow['say']> = {
  number: formatThousands,
  year: String,
  dollars: formatDollars,
};

/** A number; of a box with a step, one that the step reaches from its least. */
export function readNumber(text: string, field: Field, messages: FormMessages): Read {
  const plain = text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(plain)) return { problem: `${field.label} must be a number.` };
  const figure = Number(plain);
  const say = SAY_NUMBER[field.figure ?? 'number'];
  const held = within(figure, field, { bounds: { min: -1e9, max: 1e9 }, say }, messages);
  const { min = 0, step } = field.bounds ?? {};
  if ('problem' in held || !step || isWhole((figure - min) / step)) return held;
  if (field.figure === 'dollars')
    return { problem: `${field.label} must be in dollars and whole cents, such as 1250.50.` };
  if (step === 1) return { problem: `${field.label} must be a whole number.` };
  return { problem: `${field.label} must be ${say(min)}, or that and a multiple of ${say(step)}.` };
}

const isWhole = (steps: number) => Math.abs(steps - Math.round(steps)) < 1e-9;

function within(figure: number, { label, bounds }: Field, row: FigureRow, messages: FormMessages): Read {
  const { min, max } = bounds ?? row.bounds;
  const words = messages.bounds.replace('{min}', row.say(min)).replace('{max}', row.say(max));
  return kept(figure >= min && figure <= max, figure, `${label}: ${words}.`);
}

/** A figure as a box shows it, with commas between thousands: "20000" is "20,000" (G11). What is no figure stays as it was written. */
export function withThousands(typed: string): string {
  const plain = typed.replace(/[\s$,]|kms?$/gi, '');
  return /^\d{1,12}$/.test(plain) ? formatThousands(Number(plain)) : typed;
}
