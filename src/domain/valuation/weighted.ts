export interface Weighted {
  value: number;
  weight: number;
}

/** The value below which `share` (0 to 1) of the weight lies, interpolated linearly. Throws on an empty list. */
export function computeWeightedQuantile(items: readonly Weighted[], share: number): number {
  const sorted = [...items].sort((a, b) => a.value - b.value);
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let below = 0;
  let before: { value: number; at: number } | undefined;
  for (const { value, weight } of sorted) {
    // The position of each value is the middle of its own weight.
    const at = (below + weight / 2) / total;
    if (at >= share) {
      if (!before) return value;
      return before.value + ((value - before.value) * (share - before.at)) / (at - before.at);
    }
    before = { value, at };
    below += weight;
  }
  if (!before) throw new RangeError('There is no quantile of nothing');
  return before.value;
}
