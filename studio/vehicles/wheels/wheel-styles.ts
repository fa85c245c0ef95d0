import { clamp, inRepeat, mix, smoothMax, smoothMin, smoothStep } from '../../geometry/fields.ts';

const TURN = 2 * Math.PI;

/** Where an angle lies within one of `count` equal sectors: radians from the sector's middle. */
export function inSector(angle: number, count: number): number {
  return (inRepeat(angle / (TURN / count)) * TURN) / count;
}

/** Distance to a rim's metal, seen from the side, at a radius and an angle: spokes, holes, blades. */
export type SpokeOutline = (r: number, angle: number) => number;

/** One way to draw a rim's face. */
type Style = {
  outline: (rim: number) => SpokeOutline;
  /** How far the face stands back at the hub, in metres behind its place at the edge. */
  dish: number;
  /** How thick the face is at its edge. */
  thickness: number;
  /** Wheel nuts. */
  nuts: number;
  /** Cell size of its mesh in metres; 0.006 without. */
  cell?: number;
};

/** Spokes about the middle of each sector: `shape` gives the distance at (along the spoke, aside of it). */
function spokes(count: number, shape: (along: number, aside: number) => number): SpokeOutline {
  return (r, angle) => {
    const sector = inSector(angle, count);
    return shape(r * Math.cos(sector), Math.abs(r * Math.sin(sector)));
  };
}

/** The styles by name; each is drawn in the plane of the rim, whose radius it gets. */
const STYLES = {
  twin: {
    outline: (rim) =>
      spokes(5, (along, aside) => {
        const apart = mix(0.012, 0.046, clamp((along - 0.04) / (rim - 0.04), 0, 1));
        return Math.abs(aside - apart) - mix(0.014, 0.0105, along / rim);
      }),
    dish: 0.02,
    thickness: 0.013,
    nuts: 5,
  },
  five: {
    outline: (rim) =>
      spokes(5, (along, aside) => {
        const halfWidth = mix(0.04, 0.022, smoothStep(0.03, rim * 0.75, along));
        return aside - halfWidth - 0.026 * smoothStep(rim * 0.72, rim, along);
      }),
    dish: 0.022,
    thickness: 0.014,
    nuts: 5,
  },
  ten: {
    outline: (rim) =>
      spokes(10, (along, aside) => aside - mix(0.013, 0.009, along / rim) - 0.012 * smoothStep(rim * 0.75, rim, along)),
    dish: 0.026,
    thickness: 0.012,
    nuts: 5,
  },
  y: {
    outline: (rim) =>
      spokes(5, (along, aside) => {
        const apart = 0.066 * smoothStep(rim * 0.36, rim * 1.02, along);
        return smoothMin(
          Math.abs(aside - apart) - mix(0.017, 0.0115, along / rim),
          aside - mix(0.024, 0, along / (rim * 0.5)),
          0.012,
        );
      }),
    dish: 0.022,
    thickness: 0.013,
    nuts: 5,
  },
  mesh: {
    outline: (rim) => (r, angle) => {
      const twist = 0.34 * (r / rim - 0.25);
      const one = Math.abs(Math.sin(inSector(angle + twist, 10))) * r;
      const other = Math.abs(Math.sin(inSector(angle - twist, 10))) * r;
      return smoothMin(one, other, 0.008) - mix(0.0085, 0.0075, r / rim);
    },
    dish: 0.03,
    thickness: 0.011,
    nuts: 5,
    cell: 0.0065,
  },
  turbine: {
    outline: (rim) => (r, angle) => {
      const bent = inSector(angle + 1.1 * (r / rim) * (r / rim), 14);
      return Math.abs(Math.sin(bent)) * r - mix(0.007, 0.019, smoothStep(rim * 0.3, rim, r));
    },
    dish: 0.018,
    thickness: 0.012,
    nuts: 5,
    cell: 0.0075,
  },
  aero: {
    outline: (rim) => (r, angle) => {
      const sector = inSector(angle + 0.25 * (r / rim), 7);
      const slot = smoothMax(
        Math.abs(Math.sin(sector)) * r - mix(0.006, 0.042, smoothStep(rim * 0.42, rim * 0.92, r)),
        Math.abs(r - rim * 0.7) - rim * 0.2,
        0.014,
      );
      return -slot;
    },
    dish: 0.006,
    thickness: 0.01,
    nuts: 5,
  },
  six: {
    outline: (rim) =>
      spokes(6, (along, aside) => {
        const spoke = aside - mix(0.034, 0.03, along / rim) - 0.012 * smoothStep(rim * 0.78, rim, along);
        const slot = smoothMax(aside - 0.008, Math.abs(along - rim * 0.72) - rim * 0.14, 0.008);
        return smoothMax(spoke, -slot, 0.006);
      }),
    dish: 0.012,
    thickness: 0.018,
    nuts: 6,
  },
  offroad: {
    outline: (rim) => (r, angle) => {
      const sector = inSector(angle, 8);
      const hole = smoothMax(
        Math.abs(r * Math.sin(sector)) - mix(0.006, 0.036, r / rim),
        Math.abs(r * Math.cos(sector) - rim * 0.66) - rim * 0.15,
        0.02,
      );
      return -hole;
    },
    dish: 0.03,
    thickness: 0.015,
    nuts: 6,
  },
  steel: {
    outline: (rim) => (r, angle) => -(Math.hypot(r - rim * 0.7, inSector(angle, 12) * r) - 0.021),
    dish: -0.01,
    thickness: 0.008,
    nuts: 5,
  },
} as const satisfies Record<string, Style>;

export type WheelStyle = keyof typeof STYLES;

/** Gives a style's drawing. */
export function wheelStyle(style: WheelStyle): Style {
  return STYLES[style];
}

/** Every style's name. */
export const WHEEL_STYLES = Object.keys(STYLES) as WheelStyle[];
