import type { VehicleWords } from './vehicle-words.ts';

export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => values[name] ?? placeholder);
}
export function vehiclesOf(count: number, words: Pick<VehicleWords, 'one' | 'many'>): string {
  return count === 1 ? words.one : words.many;
}
/** "214 cars", "1 motorcycle". */
export function countOf(count: number, words: Pick<VehicleWords, 'one' | 'many'>): string {
  return `${count.toLocaleString('en-AU')} ${vehiclesOf(count, words)}`;
}
/** What the button that leads to results says: "Show Me 214 cars", in the site's words (B9). */
export function showMeLabel(
  count: number,
  { showMe }: { showMe: string },
  words: Pick<VehicleWords, 'one' | 'many'>,
): string {
  return fill(showMe, { count: count.toLocaleString('en-AU'), vehicles: vehiclesOf(count, words) });
}
