/** Something about one row that the dealer should know: why it was refused, or what of it was left out or changed. */
export interface RowProblem {
  severity: 'refused' | 'warning';
  /** Line of the file where the row begins. */
  line: number;
  stocknum: string | null;
  field: string;
  /** The value as in the file, shortened. */
  value: string | null;
  reason: string;
}

const MAX_VALUE = 100;

export function formatRawValue(raw: unknown): string | null {
  if (raw === null || raw === undefined) return null;
  const text = typeof raw === 'string' ? raw : (JSON.stringify(raw) ?? String(raw));
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MAX_VALUE ? `${line.slice(0, MAX_VALUE - 1)}…` : line;
}
