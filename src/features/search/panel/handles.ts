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
