import { loadavg } from 'node:os';
import type { Served } from './serve.ts';

export type Figures = Record<string, number>;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

/** A column of a table: the figure's name and its digits after the point. */
export type Column = readonly [name: string, digits: number];

/**
 * Measures every server in turn, round after round; the rounds below zero are a warm-up. Returns the median of each
 * figure for each server.
 */
export async function inTurns(
  servers: readonly Served[],
  { rounds, warmUp = 0 }: { rounds: number; warmUp?: number },
  measure: (server: Served) => Promise<Figures>,
): Promise<Figures[]> {
  const samples = servers.map((): Figures[] => []);
  for (let round = -warmUp; round < rounds; round++)
    for (const [place, server] of servers.entries()) {
      const taken = await measure(server);
      if (round >= 0) samples[place]?.push(taken);
    }
  return samples.map(mediansOf);
}

function mediansOf(samples: readonly Figures[]): Figures {
  const names = Object.keys(samples[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(samples.map((taken) => taken[name] ?? NaN))]));
}

const WIDE = 34;
const cell = (text: string, [name]: Column) => text.padStart(Math.max(name.length, 7) + 2);

/** What never came is infinite; a figure that is missing, or the ratio of two zeros, is left out. */
function format(figure = NaN, digits: number): string {
  if (Number.isNaN(figure)) return '';
  return Number.isFinite(figure) ? figure.toFixed(digits) : 'never';
}

/** Prints a table's title, what it was measured under, and its heading. */
export function printHeading(title: string, columns: readonly Column[]): void {
  console.log(`\n${title} (load ${loadavg()[0]?.toFixed(1)}):`);
  console.log(' '.repeat(WIDE) + columns.map((column) => cell(column[0], column)).join(''));
}

/** Prints the figures of each server and, where there are two, the ratio of the first to the second. */
export function printRows(
  label: string,
  servers: readonly Served[],
  figures: readonly Figures[],
  columns: readonly Column[],
): void {
  const line = (name: string, texts: string[]) => console.log(`${label}, ${name}`.padEnd(WIDE) + texts.join(''));
  for (const [place, { name }] of servers.entries())
    line(
      name,
      columns.map((column) => cell(format(figures[place]?.[column[0]], column[1]), column)),
    );
  const [ours, theirs] = figures;
  if (!ours || !theirs) return;
  line(
    'ratio',
    columns.map((column) => cell(format((ours[column[0]] ?? NaN) / (theirs[column[0]] ?? NaN), 2), column)),
  );
}
