import { type Daylight, HOURS, type Hour } from './order.ts';

// The light of each hour, chosen by looking at the pictures, a table for each part of it: so hours compare at a glance.
// Morning: clear, early in spring, with low, cool light from the right. Midday: summer with fair-weather clouds.
// Afternoon: autumn, long shadows and golden light from the left. Overcast: winter, the sun behind a bright sky.

const SUNS: Record<Hour, Pick<Daylight, 'sun' | 'sunlight'>> = {
  morning: { sun: [0.72, -0.5, 0.42], sunlight: [1.75, 1.5, 1.16] },
  midday: { sun: [-0.52, -0.46, 0.72], sunlight: [1.85, 1.74, 1.54] },
  afternoon: { sun: [-0.8, -0.46, 0.33], sunlight: [2, 1.46, 0.9] },
  overcast: { sun: [-0.4, -0.5, 0.7], sunlight: [0.22, 0.22, 0.21] },
  dusk: { sun: [0.8, 0.58, -0.06], sunlight: [0, 0, 0] },
};

const SKIES: Record<Hour, Pick<Daylight, 'sky' | 'horizon' | 'glow' | 'clouds'>> = {
  morning: { sky: [0.2, 0.36, 0.62], horizon: [0.72, 0.8, 0.86], glow: [0.12, 0.09, 0.04], clouds: 0.35 },
  midday: { sky: [0.17, 0.34, 0.66], horizon: [0.68, 0.78, 0.88], glow: [0, 0, 0], clouds: 0.8 },
  afternoon: { sky: [0.24, 0.38, 0.6], horizon: [0.88, 0.77, 0.62], glow: [0.26, 0.15, 0.05], clouds: 0.4 },
  overcast: { sky: [0.52, 0.57, 0.63], horizon: [0.8, 0.82, 0.84], glow: [0, 0, 0], clouds: 1 },
  dusk: { sky: [0.1, 0.18, 0.36], horizon: [0.56, 0.46, 0.42], glow: [0.55, 0.25, 0.08], clouds: 0.45 },
};

const YARDS: Record<Hour, Pick<Daylight, 'ambient' | 'lamps' | 'exposure'>> = {
  morning: { ambient: [0.4, 0.47, 0.58], lamps: 0.55, exposure: 1.14 },
  midday: { ambient: [0.4, 0.46, 0.55], lamps: 0.5, exposure: 1.04 },
  afternoon: { ambient: [0.4, 0.42, 0.47], lamps: 0.7, exposure: 1.22 },
  overcast: { ambient: [0.86, 0.89, 0.93], lamps: 0.75, exposure: 1.02 },
  dusk: { ambient: [0.3, 0.33, 0.44], lamps: 1.45, exposure: 1.2 },
};

/** The light of each hour: its sun, its sky, and how a yard and its lamps look in it. */
export const DAYLIGHT = Object.fromEntries(
  HOURS.map((hour) => [hour, { ...SUNS[hour], ...SKIES[hour], ...YARDS[hour] }]),
) as Record<Hour, Daylight>;
