import { clamp, isAtBound, parseFigure, roundToStep } from '../../../domain/finance/calculator-input.ts';
import { formatDollars, formatThousands } from '../../../domain/text/format.ts';
import { formatYears } from '../estimate/basis.ts';
import type { CalculatorField, CalculatorInputs, CalculatorModel, FigureName } from './model.ts';

/** Longest text of a figure; what remains of a longer one is invalid. */
const LONGEST = 20;

type Readable = Pick<CalculatorModel, 'fields' | 'frequencies' | 'first'>;

/**
 * The calculator's inputs in a query or form (`?amount=42,990&term=5&frequency=monthly`): figures clamped to their
 * bounds, and the initial value in place of a missing or invalid one. `asked`: the figures that it names.
 */
export function parseInputs(
  params: URLSearchParams,
  { fields, frequencies, first }: Readable,
): { inputs: CalculatorInputs; asked: FigureName[] } {
  const named = fields.flatMap((field) => {
    const text = params.get(field.name);
    const figure = text === null || text.length > LONGEST ? null : parseFigure(text, field.decimals);
    return figure === null ? [] : [{ name: field.name, figure: toAllowedFigure(figure, field) }];
  });
  const frequency = frequencies.find(({ name }) => name === params.get('frequency'))?.name;
  const figures = Object.fromEntries(named.map(({ name, figure }) => [name, figure]));
  return {
    inputs: { ...first, ...figures, ...(frequency && { frequency }) },
    asked: named.map(({ name }) => name),
  };
}

/**
 * A figure as the calculator accepts it: within bounds (S5), a term on one of its steps, money to the cent and percent
 * to two decimals.
 */
export function toAllowedFigure(figure: number, { bounds, unit, quick, only }: CalculatorField): number {
  if (only) return pickNearest(figure, quick);
  if (unit === 'years') return roundToStep(clamp(figure, bounds), bounds);
  return clamp(Math.round(figure * 100) / 100, bounds);
}

function pickNearest(figure: number, choices: readonly number[]): number {
  return choices.reduce((best, one) => (Math.abs(one - figure) < Math.abs(best - figure) ? one : best));
}

/** The step of a dragged dollar slider; its own step is finer than a finger. */
const ROUND_DOLLARS = 100;

/**
 * A slider's figure after a move: an arrow key goes one step, a drag lands on a round amount, and both ends can be
 * reached.
 */
export function toSliderFigure(from: number, to: number, { bounds, sliderMax, unit }: CalculatorField): number {
  const isStep = Math.abs(to - from) <= bounds.step;
  if (unit !== 'dollars' || isStep || to <= bounds.min || to >= sliderMax) return to;
  return clamp(Math.round(to / ROUND_DOLLARS) * ROUND_DOLLARS, bounds);
}

/**
 * What may stand in a box while somebody types: digits, commas between them, and a point where decimals are allowed
 * (S5).
 */
export function toTypableText(text: string, { decimals }: Pick<CalculatorField, 'decimals'>): string {
  // A pasted negative amount becomes 0, not its absolute value.
  if (/^\s*[-−–]/.test(text) && parseFigure(text, decimals) === 0) return '0';
  return text.replace(decimals === 'taken' ? /[^\d.,]/g : /\.\d*$|[^\d,]/g, '').slice(0, LONGEST);
}

/** A figure as its box shows it: "42,990", "9.49", "5". */
export function formatBoxFigure(figure: number): string {
  return formatThousands(figure);
}

/** A figure with its unit: "$42,990", "9.49%", "5 years". */
export function formatFigure(figure: number, { unit }: Pick<CalculatorField, 'unit'>): string {
  if (unit === 'dollars') return formatDollars(figure);
  return unit === 'percent' ? `${formatThousands(figure)}%` : formatYears(figure);
}

/** The help at or beyond a bound, "Cannot be less than $1,000 or more than $250,000" (S5); null within. */
export function formatBoundsHelp(figure: number, field: CalculatorField, text: string): string | null {
  if (field.only || !isAtBound(figure, field.bounds)) return null;
  const { min, max } = field.bounds;
  return text.replace('{min}', formatFigure(min, field)).replace('{max}', formatFigure(max, field));
}
