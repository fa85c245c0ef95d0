import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Difference } from './compare.ts';

/** Lines shown of one difference; the files have all of it. */
const MOST_LINES = 40;
/** Characters shown of a line, around its difference. */
const AROUND = 100;
const NAMED = 5;
const MOST_GROUPS = 25;

/**
 * Writes both texts of all differences into a folder, and returns a report: differences that repeat at many addresses
 * once, with the addresses.
 */
export function showDifferences(differences: readonly Difference[], folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  const shown = differences.map((difference, at) => ({
    key: difference.key,
    text: show(difference, join(folder, String(at + 1).padStart(4, '0'))),
  }));
  const groups = Map.groupBy(shown, ({ text }) => text);
  const described = [...groups].map(([text, all]) => `${headOf(all.map(({ key }) => key))}\n${text}`);
  const more = described.length > MOST_GROUPS ? [`… and ${described.length - MOST_GROUPS} more, in ${folder}`] : [];
  return [...described.slice(0, MOST_GROUPS), ...more].join('\n\n');
}

function headOf(keys: readonly string[]): string {
  const more = keys.length > NAMED ? [`and ${keys.length - NAMED} more`] : [];
  return [...keys.slice(0, NAMED), ...more].map((line) => `== ${line}`).join('\n');
}

function show({ before, after }: Difference, folder: string): string {
  if (before === undefined) return 'Only the later record has it.';
  if (after === undefined) return 'Only the earlier record has it.';
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'before'), inLines(before));
  writeFileSync(join(folder, 'after'), inLines(after));
  const requested = ['diff', '--no-index', '--no-color', '--unified=1', 'before', 'after'];
  const { stdout } = spawnSync('git', requested, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 30 });
  return shorten(stdout.split('\n').filter((line) => /^[-+ ]/.test(line) && !/^(---|\+\+\+) /.test(line)));
}

/** Elements and style rules on lines of their own; a line break that the text itself has is marked. */
export const inLines = (text: string): string =>
  `${text.replaceAll('\n', '↵\n').replace(/(?<=>)(?=<)|(?<=})(?=[^}↵])/g, '\n')}\n`;

function shorten(lines: readonly string[]): string {
  const pairs = lines.map((line, at) => around(line, otherOf(lines, at)));
  const more = pairs.length > MOST_LINES ? [`… ${pairs.length - MOST_LINES} lines more`] : [];
  return [...pairs.slice(0, MOST_LINES), ...more].join('\n');
}

/** The counterpart of a changed line, where one line became one other. */
function otherOf(lines: readonly string[], at: number): string {
  const line = lines[at] ?? '';
  return (line.startsWith('-') ? lines[at + 1] : line.startsWith('+') ? lines[at - 1] : undefined) ?? '';
}

function around(line: string, other: string): string {
  if (line.length <= 2 * AROUND) return line;
  let at = 1;
  while (at < line.length && line[at] === other[at]) at += 1;
  const from = at === line.length || at < AROUND ? 1 : at - AROUND;
  const to = from + 2 * AROUND;
  return `${line.slice(0, 1)}${from > 1 ? '…' : ''}${line.slice(from, to)}${to < line.length ? '…' : ''}`;
}
