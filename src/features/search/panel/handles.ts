import type { SliderRule } from '../../../kernel/stock/sliders.ts';
import type { Range } from '../../../search/contract.ts';

export type Side = 'min' | 'max';

/**
 * The positions of a slider's handles for a choice: within its ends, an open side at its end, the lower value on the
 * left.
 */
export function computeHandles({ low, high }: SliderRule, { min, max }: Range): { min: number; max: number } {
  const inside = (amount: number) => Math.min(high, Math.max(low, amount));
  const [lower, upper] = [inside(min ?? low), inside(max ?? high)];
  return { min: Math.min(lower, upper), max: Math.max(lower, upper) };
}

/**
 * Where a handle that is moved to `value` ends up (B8, G5): on a step, within the slider, and at least the slider's gap
 * away from the other handle. `null` at its own end, which leaves that side open.
 */
export function computeMovedHandle(
  { low, high, step, minGap }: SliderRule,
  side: Side,
  value: number,
  handles: { min: number; max: number },
): number | null {
  if (side === 'min') {
    const farthest = low + Math.floor((handles.max - minGap - low) / step) * step;
    const at = Math.max(low, Math.min(value, farthest));
    return at === low ? null : at;
  }
  const nearest = low + Math.ceil((handles.min + minGap - low) / step) * step;
  const at = Math.min(high, Math.max(value, nearest));
  return at === high ? null : at;
}

/** How many steps the keys for a page move a handle. */
const PAGE_STEPS = 10;

/**
 * The amount to which a key moves a handle on a scale that is not even, where the browser's own step would be another
 * amount at each place: one step by an arrow, ten by the keys for a page. Undefined for other keys.
 */
export function findKeyedAmount(key: string, { low, high, step }: SliderRule, amount: number): number | undefined {
  const onStep = low + Math.round((amount - low) / step) * step;
  const by = KEYS[key];
  if (by === undefined) return undefined;
  return Math.min(high, Math.max(low, onStep + by * step));
}

const KEYS: Partial<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: PAGE_STEPS,
  PageDown: -PAGE_STEPS,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};
