import type { CarBodyParameters } from '../../car-body/parameters.ts';

// biome-ignore format: one curve a row
/** The flank that all wagons of the studio have. */
export const WAGON_FLANK = {
  // the flank from sill to shoulder
  sideSection: [
    [-0.75, -0.1], [-0.63, -0.06], [-0.54, -0.03], [-0.46, -0.01], [-0.39, -0.004], [-0.31, -0.006],
    [-0.22, -0.012], [-0.13, -0.016], [-0.05, -0.008], [-0.012, -0.001], [0, 0], [0.012, -0.003],
    [0.06, -0.02], [0.12, -0.042], [0.2, -0.085], [0.3, -0.15],
  ],
} satisfies Partial<CarBodyParameters>;

// biome-ignore format: one curve a row
/** The long estate and the raised one, seen from above. */
export const ESTATE_PLAN = {
  // seen from above, at the shoulder
  planHalfWidth: [
    [-0.3, 0.83], [0.3, 0.885], [0.9, 0.915], [1.7, 0.915], [2.8, 0.92], [3.7, 0.922], [4.3, 0.9],
    [4.9, 0.86],
  ],
  // seen from above, at the belt
  glasshouseHalfWidth: [
    [0.5, 0.72], [1.1, 0.79], [1.6, 0.84], [2.2, 0.858], [3, 0.858], [3.8, 0.845], [4.4, 0.8],
    [4.8, 0.74], [5.1, 0.7],
  ],
} satisfies Partial<CarBodyParameters>;
