import { formatThousands } from '../../../domain/text/format.ts';

const NUMBER = /\d[\d,]*/;

/**
 * A label whose number is part of the way (0 to 1) from that of another label (B9). On the way it goes no higher than
 * `cap`; at the end it is the label itself. A label without a number is not animated.
 */
export function interpolateLabel(from: string, to: string, part: number, cap: number): string {
  const [start, end] = [parseNumber(from), parseNumber(to)];
  if (part >= 1 || start === undefined || end === undefined) return to;
  const reached = Math.min(cap, Math.round(start + (end - start) * part));
  return to.replace(NUMBER, formatThousands(reached));
}

function parseNumber(label: string): number | undefined {
  const digits = NUMBER.exec(label)?.[0].replaceAll(',', '');
  return digits === undefined ? undefined : Number(digits);
}
