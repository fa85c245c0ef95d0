/** European notation, dots between thousands and cents after a comma: 25.990 or 25.990,50. */
const DOT_THOUSANDS = /^[1-9]\d{0,2}(\.\d{3})+(,\d{1,2})?$/;
const NUMBER = /^(?:\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.\d+)?$|^\.\d+$/;

/**
 * An amount as written: "25,990", "25990.50", "25.990", "25.9k". `note` when it had to be guessed; undefined when it is
 * not a number.
 */
export function parseAmount(text: string): { number: number; note?: true } | undefined {
  const thousands = /k$/i.test(text);
  const digits = text.replace(/\s?k$/i, '');
  const dotted = parseDotThousands(digits);
  if (dotted !== undefined) return { number: dotted, note: true };
  if (!NUMBER.test(digits)) return undefined;
  const number = Number(digits.replace(/[, ]/g, ''));
  return thousands ? { number: number * 1000, note: true } : { number };
}

/** The number in text with dots between thousands: "45.000" → 45000; undefined for other text. */
export function parseDotThousands(text: string): number | undefined {
  return DOT_THOUSANDS.test(text) ? Number(text.replaceAll('.', '').replace(',', '.')) : undefined;
}
