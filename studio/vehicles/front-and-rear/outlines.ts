import { type Field, type PlaneField, type Point2, polygon, smoothMax } from '../../geometry/fields.ts';
import type { Recess } from '../car-body/parameters.ts';
import type { BadgeStyle } from './badges.ts';
import type { GrilleStyle } from './grille-patterns.ts';

/** Corners of a closed outline or points of a path across the car, (y, z) in metres, left half only. */
export type Outline = readonly Point2[];

/** An opening in the front, filled with bars or mesh. */
export type Opening = {
  outline: Outline;
  rounding?: number;
  /** How it is filled; a flat pattern of slats without. */
  style?: GrilleStyle;
  /** Distance from bar to bar. */
  pitch?: number;
  /** Material of the bars, and of the frame around it (none without). */
  material?: string;
  frame?: string;
  frameHalfWidth?: number;
  /** How deep it is pressed in. */
  depth?: number;
};

/** A strip along a path: chrome, paint or light, raised on the skin or behind a lens. */
export type Strip = { path: Outline; material: string; halfWidth?: number; rise?: number };

/** Lamps, grille, plates and badges, drawn as outlines across the car: (y, z) in metres, left half only. */
export type FrontAndRear = {
  /** How far back from the nose (0.62) and forward from the tail (0.45) lamps may wrap around. */
  frontDepth?: number;
  rearDepth?: number;

  headlamp?: Outline;
  headlampRounding?: number;
  /** Further lamps: fog lamps, a second eye below or above. */
  moreHeadlamps?: readonly Outline[];
  /** Round projectors in the headlamp: y, z, radius. */
  projectors?: readonly (readonly [y: number, z: number, radius: number])[];
  /** Rectangular light blocks in the headlamp: y, z, half width, half height. */
  lightBlocks?: readonly (readonly [y: number, z: number, halfWidth: number, halfHeight: number])[];
  /** Outline of the daytime running light, and its paths when it is drawn as lines. */
  daytimeRunningLight?: Outline;
  daytimeRunningLines?: readonly Outline[];
  lightHalfWidth?: number;

  /** The usual grille, as outline and a flat pattern; `openings` are those with depth. */
  grille?: Outline;
  grilleRounding?: number;
  /** Material of the grille's frame: chrome without. */
  grilleFrame?: string;
  /** Distance from slat to slat (0.04), and the height at which one begins. */
  slatPitch?: number;
  slatPhase?: number;
  intake?: Outline;
  vent?: Outline;
  openings?: readonly Opening[];
  /** Panels of another material on the front: a closed black face, a bash plate. */
  frontPanels?: readonly { outline: Outline; rounding?: number; material: string }[];
  /** Strips on the front's and the rear's skin. */
  frontStrips?: readonly Strip[];
  rearStrips?: readonly Strip[];

  tailLamp?: Outline;
  tailLampRounding?: number;
  /** What glows in the tail lamp, as an outline or as lines. */
  tailLampLight?: Outline;
  tailLampLines?: readonly Outline[];
  /** Round lights in the tail lamp: y, z, radius. */
  tailLampRings?: readonly (readonly [y: number, z: number, radius: number])[];
  tailLightHalfWidth?: number;
  diffuser?: Outline;
  /** Panels of another material on the rear. */
  rearPanels?: readonly { outline: Outline; rounding?: number; material: string }[];

  /** Heights of the number plates' and badges' middles, and the number (an invented one). */
  frontPlate?: number;
  rearPlate?: number;
  plateText?: string;
  frontBadge?: number;
  rearBadge?: number;
  badge?: BadgeStyle;
};

export const LAMP_DEPTH = 0.036;
export const TAIL_LAMP_DEPTH = 0.02;
export const OPENING_DEPTH = 0.034;

/** The field of an outline; one that starts at the middle plane goes on across it, as its mirror image does. */
export function acrossMiddle(outline: Outline, rounding: number): PlaneField {
  return polygon(
    outline.map(([y, z]): Point2 => [y === 0 ? -0.15 : y, z]),
    rounding,
  );
}

/** A lamp's extent on the body: its outline across the car, ended on the side by a leaning plane. */
export function lampExtent(outline: Outline, rounding: number, end: number, facing: -1 | 1): Field {
  const across = acrossMiddle(outline, rounding);
  const heights = outline.map(([, z]) => z);
  const middle = (Math.min(...heights) + Math.max(...heights)) / 2;
  return (x, y, z) => smoothMax(across(y, z), facing * (end - x) * 0.85 - (z - middle) * 0.4, 0.016);
}

/** Every outline of the headlamp. */
export function headlampsOf(o: FrontAndRear): Outline[] {
  return [...(o.headlamp ? [o.headlamp] : []), ...(o.moreHeadlamps ?? [])];
}

/** The pockets that lamps, openings and plates press into a body of the given length. */
export function recessesOf(o: FrontAndRear, length: number): Recess[] {
  const front = [-0.2, o.frontDepth ?? 0.62] as const;
  const rear = [length - (o.rearDepth ?? 0.45), length + 0.2] as const;
  const press = (outline: Outline, rounding: number, depth: number, between: Point2): Recess => {
    const field = acrossMiddle(outline, rounding);
    return { field: (_x, y, z) => field(y, z), depth, between };
  };
  const flat = [o.grille, o.intake, o.vent].filter((outline) => outline !== undefined);
  return [
    ...headlampsOf(o).map((outline) => ({
      field: lampExtent(outline, o.headlampRounding ?? 0.012, front[1], -1),
      depth: LAMP_DEPTH,
      between: front,
    })),
    ...flat.map((outline) => press(outline, 0.02, OPENING_DEPTH, front)),
    ...(o.openings ?? [])
      .filter(({ style }) => style !== 'closed')
      .map(({ outline, rounding = 0.02, depth = OPENING_DEPTH }) => press(outline, rounding, depth, front)),
    ...(o.tailLamp
      ? [
          {
            field: lampExtent(o.tailLamp, o.tailLampRounding ?? 0.012, rear[0], 1),
            depth: TAIL_LAMP_DEPTH,
            between: rear,
          },
        ]
      : []),
    ...(o.rearPlate ? [platePocket(o.rearPlate, rear)] : []),
  ];
}

function platePocket(height: number, between: Point2): Recess {
  const outline = polygon(
    [
      [-0.22, height - 0.055],
      [0.22, height - 0.055],
      [0.22, height + 0.06],
      [-0.22, height + 0.06],
    ],
    0.025,
  );
  return { field: (_x, y, z) => outline(y, z), depth: 0.022, between };
}
