/** The bounds of one control of the calculator, and the step of its slider. */
export interface Bounds {
  min: number;
  max: number;
  step: number;
}

/**
 * Parses what was typed into a money or percent box: all but digits is removed, a decimal point counts only where
 * decimals are allowed, and a negative number is 0 (S5). "$32,500" is 32500, "-5" is 0; "" and "abc" are null, as if
 * nothing had been typed.
 */
export function parseFigure(typed: string, decimals: 'none' | 'taken' = 'none'): number | null {
  const text = typed.trim();
  // Cents are dropped, so that their digits do not become dollars: "$32,500.00" is 32500.
  const kept = decimals === 'taken' ? text : text.replace(/\.\d*$/, '');
  const digits = kept.replace(decimals === 'taken' ? /[^\d.]/g : /\D/g, '');
  const figure = digits === '' ? Number.NaN : Number(firstPointOnly(digits));
  if (Number.isNaN(figure)) return null;
  return /^[-−–]/.test(text) ? 0 : figure;
}

function firstPointOnly(digits: string): string {
  const [whole, ...rest] = digits.split('.');
  return rest.length === 0 ? digits : `${whole}.${rest.join('')}`;
}

/** A value at or below the minimum becomes the minimum, one above the maximum the maximum (S5). */
export function clamp(figure: number, { min, max }: Pick<Bounds, 'min' | 'max'>): number {
  if (figure <= min) return min;
  return Math.min(figure, max);
}

/** Whether the help text is shown: the typed figure is at or beyond a bound (S5). */
export function isAtBound(figure: number, { min, max }: Pick<Bounds, 'min' | 'max'>): boolean {
  return figure <= min || figure >= max;
}

/**
 * A figure on the nearest step above the minimum, within bounds, for sliders and arrow keys. Steps such as 0.1 leave no
 * floating-point noise.
 */
export function roundToStep(figure: number, { min, max, step }: Bounds): number {
  const steps = Math.round((figure - min) / step);
  return clamp(Number((min + steps * step).toFixed(6)), { min, max });
}

/**
 * Upper end of the amount slider in dollars (S5, S9): 100000, or 1.05 times the price of more expensive vehicles where
 * the site says so.
 */
export function computeAmountSliderMax(
  price: number | null,
  rule: { amountSliderMax: number; amountSliderAbove: 'fixed' | 'price_plus_5_percent' },
): number {
  const follows = rule.amountSliderAbove === 'price_plus_5_percent' && price !== null;
  return follows && price > rule.amountSliderMax ? Math.round(price * 1.05) : rule.amountSliderMax;
}
