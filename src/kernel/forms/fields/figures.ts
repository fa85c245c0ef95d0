import { parseFigure } from '../../../domain/finance/calculator-input.ts';
import { formatDollars, formatThousands } from '../../../domain/text/format.ts';
import { type FieldResult, toFieldResult } from './field-result.ts';
import type { Field, FieldKind, FormMessages } from './schema.ts';

interface FigureRow {
  /** The default where neither site nor form sets any. */
  bounds: { min: number; max: number };
  /** A figure with its unit: "$20,000", "75,000 kms". */
  format(figure: number): string;
}

/** Kinds of boxes for an amount (G11). */
export const FIGURES: Partial<Record<FieldKind, FigureRow>> & Record<'dollars' | 'distance', FigureRow> = {
  dollars: { bounds: { min: 0, max: 9_999_999 }, format: formatDollars },
  distance: { bounds: { min: 0, max: 2_000_000 }, format: (kms) => `${formatThousands(kms)} kms` },
};

/** Dollars, with or without their sign and commas; cents are dropped. */
export function parseDollars(text: string, field: Field, messages: FormMessages): FieldResult {
  const dollars = /\d/.test(text) && !/\p{L}/u.test(text) ? parseFigure(text) : null;
  if (dollars === null) return { problem: `${field.label}: please enter dollars, such as 20,000.` };
  return checkBounds(dollars, field, FIGURES.dollars, messages);
}

/** Kilometres, with or without "kms" and commas; tenths are dropped. */
export function parseDistance(text: string, field: Field, messages: FormMessages): FieldResult {
  const plain = text.replace(/\s*(kms?|kilomet(re|er)s?)\.?$/i, '');
  const kms = /\d/.test(plain) && !/\p{L}/u.test(plain) ? parseFigure(plain) : null;
  if (kms === null) return { problem: `${field.label}: please enter kilometres, such as 75,000.` };
  return checkBounds(kms, field, FIGURES.distance, messages);
}

const NUMBER_FORMATS: Record<NonNullable<Field['figure']> | 'number', FigureRow['format']> = {
  number: formatThousands,
  year: String,
  dollars: formatDollars,
};

/** A number; of a box with a step, a multiple of the step from its minimum. */
export function parseNumber(text: string, field: Field, messages: FormMessages): FieldResult {
  const plain = text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(plain)) return { problem: `${field.label}: please enter a number.` };
  const figure = Number(plain);
  const say = NUMBER_FORMATS[field.figure ?? 'number'];
  const held = checkBounds(figure, field, { bounds: { min: -1e9, max: 1e9 }, format: say }, messages);
  const { min = 0, step } = field.bounds ?? {};
  if ('problem' in held || !step || isWhole((figure - min) / step)) return held;
  if (field.figure === 'dollars')
    return { problem: `${field.label}: please enter dollars and cents, such as 1250.50.` };
  if (step === 1) return { problem: `${field.label}: please enter a whole number.` };
  return { problem: `${field.label}: please enter ${say(min)} or more, in steps of ${say(step)}.` };
}

const isWhole = (steps: number) => Math.abs(steps - Math.round(steps)) < 1e-9;

function checkBounds(figure: number, { label, bounds }: Field, row: FigureRow, messages: FormMessages): FieldResult {
  const { min, max } = bounds ?? row.bounds;
  const words = messages.bounds.replace('{min}', row.format(min)).replace('{max}', row.format(max));
  return toFieldResult(figure >= min && figure <= max, figure, `${label}: ${words}.`);
}

/**
 * The text of a box with thousands separators: "20000" becomes "20,000" (G11). Text that is no figure stays as typed.
 */
export function withThousands(typed: string): string {
  const plain = typed.replace(/[\s$,]|kms?$/gi, '');
  return /^\d{1,12}$/.test(plain) ? formatThousands(Number(plain)) : typed;
}
