import { formatThousands } from '../../../domain/text/format.ts';
import type { ImportReport, ProblemCount } from './report.ts';

const HEADLINES: Record<ImportReport['outcome'], string> = {
  imported: 'Imported.',
  unchanged: 'Nothing has changed.',
  tried: 'Dry run: nothing was changed. This is what would happen.',
  stopped: 'Nothing was imported.',
};
const SHOWN_ROWS = 20;
const SHOWN_KINDS = 20;

/** 0 when every row was accepted, 1 when nothing was imported, 2 when some rows were refused. */
export function getExitCode({ outcome, refused }: Pick<ImportReport, 'outcome' | 'refused'>): 0 | 1 | 2 {
  if (outcome === 'stopped') return 1;
  return refused > 0 ? 2 : 0;
}

export function formatReport(report: ImportReport): string {
  const parts = [
    [HEADLINES[report.outcome], report.reason].filter(Boolean).join(' '),
    `${report.site} · feed ${report.feed}${report.format ? ` · format ${report.format}` : ''}${encodingOf(report)}`,
    formatNumbers(report),
    report.warnings.map((warning) => `Note: ${warning}.`).join('\n'),
    formatProblems(report),
    formatSummary(report.summary),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const encodingOf = ({ encoding }: ImportReport): string =>
  encoding && encoding !== 'utf-8' ? ` · read as ${encoding}` : '';

function formatNumbers(report: ImportReport): string {
  const { outcome, rows, accepted, refused, unlisted } = report;
  const read: [string, number][] = [
    ['rows read', rows],
    ['accepted', accepted],
    ['refused', refused],
    ['not listed (status)', unlisted],
  ];
  const done: [string, number][] = [
    ['added', report.added],
    ['changed', report.changed],
    ['of these relisted', report.returned],
    ['price changes', report.priceChanges],
    ['unchanged', report.unchanged],
    ['missing, marked as sold', report.gone],
  ];
  const lines = (outcome === 'stopped' ? read : [...read, ...done]).filter(([, count], at) => at < 3 || count > 0);
  return lines.map(([label, count]) => `  ${label.padEnd(22)}${formatThousands(count).padStart(9)}`).join('\n');
}

function formatProblems({ problems, refused }: ImportReport): string {
  const rows = problems.filter(({ severity }) => severity === 'refused').slice(0, SHOWN_ROWS);
  if (rows.length === 0) return '';
  const cells = rows.map(({ line, stocknum, field, value, reason }) => [
    String(line),
    stocknum ?? '',
    field,
    shorten(value ?? ''),
    reason,
  ]);
  const rest =
    refused > rows.length ? `\n… and ${refused - rows.length} more rows; --report <file> writes them all.` : '';
  return `Refused rows\n${formatTable(['line', 'stock no.', 'field', 'value', 'reason'], cells)}${rest}`;
}

const shorten = (text: string): string => (text.length > 24 ? `${text.slice(0, 23)}…` : text);

function formatTable(head: string[], rows: string[][]): string {
  const widths = head.map((label, at) => Math.max(label.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const format = (row: string[]) =>
    `  ${row.map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd(widths[at] ?? 0))).join('  ')}`;
  return [head, ...rows].map(format).join('\n');
}

function formatSummary(summary: readonly ProblemCount[]): string {
  const warnings = summary.filter(({ severity }) => severity === 'warning');
  if (warnings.length === 0) return '';
  const rows = warnings.slice(0, SHOWN_KINDS).map(({ count, field, reason }) => [String(count), field, reason]);
  const rest = warnings.length > SHOWN_KINDS ? `\n… and ${warnings.length - SHOWN_KINDS} more kinds.` : '';
  return `Warnings\n${formatTable(['rows', 'field', 'what'], rows)}${rest}`;
}
