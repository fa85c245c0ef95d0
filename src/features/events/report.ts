import type { EventCount } from '../../db/queries/visitors/events.ts';
import { formatThousands } from '../../domain/text/format.ts';
import { EVENTS } from '../../kernel/events/events.ts';

export interface ReportRow {
  id: number;
  name: string;
  count: number;
  days: Record<string, number>;
}

/**
 * Every event with its counts, including those that never happened, and those stored under an id that has no row any
 * more.
 */
export function buildReportRows(counts: readonly EventCount[]): ReportRow[] {
  const names = new Map<number, string>(Object.entries(EVENTS).map(([name, { id }]) => [id, name]));
  const ids = [...new Set([...names.keys(), ...counts.map(({ event_id }) => event_id)])];
  return ids
    .toSorted((a, b) => a - b)
    .map((id) => {
      const own = counts.filter(({ event_id }) => event_id === id);
      return {
        id,
        name: names.get(id) ?? 'unknown',
        count: own.reduce((sum, { count }) => sum + count, 0),
        days: Object.fromEntries(own.map(({ day, count }) => [day, count])),
      };
    });
}

export interface ReportScope {
  site: string;
  from: string;
  to: string;
}

export function formatReport(rows: readonly ReportRow[], { site, from, to }: ReportScope): string {
  const days = [...new Set(rows.flatMap(({ days }) => Object.keys(days)))].toSorted();
  const figure = (count: number) => formatThousands(count).padStart(9);
  const line = ({ id, name, count }: ReportRow) => `${String(id).padStart(4)}  ${name.padEnd(22)}${figure(count)}`;
  const happened = (row: ReportRow, day: string) =>
    row.days[day] ? [`    ${row.name} ${formatThousands(row.days[day])}`] : [];
  const perDay = days.flatMap((day) => [`  ${day}`, ...rows.flatMap((row) => happened(row, day))]);
  return [
    `Events of ${site}, ${from} to ${to}`,
    '',
    ...rows.map(line),
    '',
    ...(perDay.length > 0 ? ['By day', ...perDay] : ['No events on these days.']),
    '',
  ].join('\n');
}
