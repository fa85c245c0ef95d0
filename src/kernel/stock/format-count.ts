import { formatThousands } from '../../domain/text/format.ts';
import type { VehicleWords } from './vehicle-words.ts';

function fillPlaceholders(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder);
}
function pickNoun(count: number, words: Pick<VehicleWords, 'one' | 'many'>): string {
  return count === 1 ? words.one : words.many;
}
/** "214 cars", "1 motorcycle". */
export function formatVehicleCount(count: number, words: Pick<VehicleWords, 'one' | 'many'>): string {
  return `${formatThousands(count)} ${pickNoun(count, words)}`;
}
/** The button that leads to results: "Show Me 214 cars", in the site's words (B9). */
export function formatShowMe(
  count: number,
  { showMe }: { showMe: string },
  words: Pick<VehicleWords, 'one' | 'many'>,
): string {
  return fillPlaceholders(showMe, { count: formatThousands(count), vehicles: pickNoun(count, words) });
}
