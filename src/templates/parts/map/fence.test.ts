import { expect, test } from 'vitest';
import { FENCE_PX, listFence } from './fence.ts';

test('[H5] the fence of a map leaves no gap along its edge, and covers its controls', () => {
  const control = { left: 300, top: 10, right: 340, bottom: 80 };
  const points = listFence(350, 263, [control]);
  const isCovered = (x: number, y: number) =>
    points.some(([px, py]) => Math.abs(px - x) <= FENCE_PX / 2 && Math.abs(py - y) <= FENCE_PX / 2);
  for (let x = 0; x <= 350; x++) expect(isCovered(x, 0) && isCovered(x, 263)).toBe(true);
  for (let y = 0; y <= 263; y++) expect(isCovered(0, y) && isCovered(350, y)).toBe(true);
  for (let x = 300; x <= 340; x++) for (let y = 10; y <= 80; y++) expect(isCovered(x, y)).toBe(true);
  expect(isCovered(175, 130)).toBe(false);
});
