import type { Daylight, Hour } from './order.ts';

/** The light of each hour, chosen by looking at the pictures. */
export const DAYLIGHT: Record<Hour, Daylight> = {
  midday: {
    sun: [-0.42, -0.52, 0.74],
    sunlight: [1.62, 1.54, 1.4],
    sky: [0.16, 0.34, 0.72],
    horizon: [0.62, 0.76, 0.9],
    glow: [0.0, 0.0, 0.0],
    ambient: [0.42, 0.5, 0.62],
    lamps: 0.5,
  },
  afternoon: {
    sun: [-0.78, -0.52, 0.3],
    sunlight: [1.75, 1.16, 0.64],
    sky: [0.2, 0.36, 0.62],
    horizon: [0.92, 0.74, 0.54],
    glow: [0.3, 0.16, 0.04],
    ambient: [0.4, 0.41, 0.46],
    lamps: 0.7,
  },
  dusk: {
    sun: [0.8, 0.58, -0.06],
    sunlight: [0, 0, 0],
    sky: [0.09, 0.18, 0.4],
    horizon: [0.56, 0.44, 0.38],
    glow: [0.6, 0.24, 0.06],
    ambient: [0.34, 0.36, 0.46],
    lamps: 1.45,
  },
};
