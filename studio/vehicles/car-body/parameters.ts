import type { Field, PlaneField, Point2 } from '../../geometry/fields.ts';
import type { Model, Parts } from '../../geometry/model.ts';
import type { Surface, SurfaceField } from '../../geometry/surface.ts';
import type { FrontAndRear } from '../front-and-rear/outlines.ts';
import type { Tread } from '../wheels/tyre.ts';
import type { WheelFinish, WheelStyle } from '../wheels/wheels.ts';
import type { CarShape } from './shape.ts';

/** Control points of a curve. */
export type Points = readonly Point2[];

/** A pocket pressed into the body where its field is negative, as deep as `depth`, between two x. */
export type Recess = { field: Field; depth: number; between?: Point2 };

/** A door's outline on the side: front and rear edge as x over height, bottom edge, and how it is trimmed. */
export type Door = {
  front: (z: number) => number;
  rear: (z: number) => number;
  /** Height of the lower edge; 0.3 without. */
  bottom?: number;
  /** Gap to the roof's edge; 0.04 without. */
  roofGap?: number;
  /** Whether the door bends around the wheel arch. */
  aroundArch?: boolean;
};

/** A row of seats: x of its middle, half width of a seat (0.25), distance of a seat from the middle (0.36). */
export type SeatRow = readonly [at: number, halfWidth?: number, aside?: number];

/** Draws a shut line along a field's zero where `extent` is negative, on paint or the labels given. */
export type DrawLine = (field: SurfaceField, extent?: SurfaceField, on?: readonly string[]) => void;

/** What a design's own steps work with: the model, the left half's surface, and the body's shape. */
export type CarContext = CarShape & { parameters: CarBodyParameters; model: Model; surface: Surface };

/**
 * A car's body in metres: x from the nose (0) to the tail (length), y to the left from the middle, z up from
 * the ground. Curves are given by control points; `…Fillet` are roundings where two limits meet.
 */
export type CarBodyParameters = {
  name: string;
  length: number;
  halfWidth: number;
  /** Top of the box that is meshed, above everything on the roof. */
  meshHeight: number;

  // Wheels
  frontAxle: number;
  rearAxle: number;
  wheelRadius: number;
  rimRadius?: number;
  wheelWidth?: number;
  wheelStyle?: WheelStyle;
  wheelFinish?: WheelFinish;
  tread?: Tread;
  brakeMaterial?: string;
  /** Distance of a wheel's middle from the car's; half width less 0.142 without. */
  halfTrack?: number;
  /** Wheels of the design's own, in place of style and sizes. */
  wheels?: Parts;
  /** Radius of the wheel arch; wheel radius plus 0.035 without. */
  archRadius?: number;
  /** How far the body swells around an arch (0.014), and over what distance that dies away (0.09). */
  archFlare?: number;
  archFlareWidth?: number;
  /** Distance from the middle at which the wheel wells end inside; half width less 0.34 without. */
  wheelWellInner?: number;

  // Lower body
  /** Height of the upper side of bonnet, doors and boot, over x. */
  deckHeight: Points;
  /** How far the deck falls from the middle to the sides (0.03). */
  deckCrown?: number;
  /** Extra height of the bonnet over x and distance from the middle. */
  bonnetDome?: (x: number, y: number) => number;
  /** Half width of the body at the shoulder, over x. */
  planHalfWidth: Points;
  /** Height of the shoulder line over x, from which the side section counts; heights from the ground without. */
  shoulderLine?: (x: number) => number;
  /** Half width added over height above the shoulder line; equal neighbours at 0 make a crisp line. */
  sideSection: Points;
  /** Extra half width over x and height. */
  crease?: (x: number, z: number) => number;
  /** Height of the underside (0.19), and what is added to it over x. */
  sillHeight?: number;
  sillRake?: (x: number) => number;
  /** How far the nose stands back over height, how far it sweeps back to the sides, and with what power of y. */
  noseProfile: Points;
  noseSweep?: number;
  noseSweepPower?: number;
  /** The same for the tail. */
  tailProfile: Points;
  tailSweep?: number;
  tailSweepPower?: number;
  shoulderFillet?: number;
  noseFillet?: number;
  tailFillet?: number;
  recesses?: (shape: Pick<CarShape, 'noseAt' | 'tailAt' | 'halfWidthAt'>) => readonly Recess[];
  /** Changes the whole body's distance: cuts a tub, adds a tray. */
  hollow?: (distance: number, x: number, y: number, z: number) => number;

  // Glasshouse
  /** Height from which the glasshouse counts. */
  glasshouseFrom: number;
  /** Height of windscreen, roof and rear screen in the car's middle, over x. */
  roofLine: Points;
  /** How far the roof falls from the middle to the sides (0.05). */
  roofCrown?: number;
  /** Height of the lower edge of the side glass, over x; the deck without. */
  beltLine?: Points;
  /** Half width of the glasshouse at the belt, over x. */
  glasshouseHalfWidth: Points;
  /** How fast its sides lean in above the belt: in proportion (0.40), and with the square of the height (0.25). */
  tumblehome?: number;
  tumblehomeCurve?: number;
  /** Where front and rear screens start to bow away from (middle of the roof line), and how much (0.10). */
  roofCentre?: number;
  screenBow?: number;
  /** Limits that end the glasshouse in front or behind, as distances. */
  glasshouseFront?: Field;
  glasshouseRear?: Field;
  roofFillet?: number;
  beltFillet?: number;
  glasshouseEndFillet?: number;
  glasshouseTailFillet?: number;

  // Glass
  /** From the side glass to the roof's edge (0.085), and from the belt to the glass (0.035). */
  roofRailWidth?: number;
  beltMoulding?: number;
  /** Ends of the side glass in the plane of the side, as distances. */
  sideGlassFront?: PlaneField;
  sideGlassRear?: PlaneField;
  /** Outline of the side glass in place of the usual one. */
  sideGlass?: (shape: Omit<CarShape, 'sideGlass' | 'skin' | 'body'>) => Field;
  /** From where to where the windscreen goes, on the bowed x; width of the pillars beside it (0.055). */
  windscreen: Point2;
  windscreenPillarWidth?: number;
  /** The same for a sloping rear window (0.07). */
  rearWindow?: Point2;
  rearPillarWidth?: number;
  /** Outline of an upright rear window in the plane across, and its rounding (0.04). */
  rearWindowOutline?: Points;
  rearWindowRounding?: number;
  /** Black pillars across the side glass: x at a height of 1 m, half width, how x moves with height. */
  pillars?: readonly (readonly [at: number, halfWidth: number, lean?: number])[];

  // Lines and details
  doors?: readonly Door[];
  /** The bonnet's lines: its sides as y over x, its front as x over y, and between which x the sides go. */
  bonnetLines?: { sides: Points; front: Points; between: Point2 };
  shutLineHalfWidth?: number;
  /** Face and rear with real depth: lamps behind lenses, grilles of bars or mesh, plates. */
  frontAndRear?: FrontAndRear;
  /** Gives regions of the surface other materials: lamps, grille, cladding. */
  regions?: (context: CarContext) => void;
  /** Draws further shut lines: boot, tailgate, fuel flap. */
  shutLines?: (context: CarContext, draw: DrawLine) => void;
  /** Adds parts of the design's own: rails, spoilers, exhausts. */
  extras?: (context: CarContext) => void;
  /** Outer mirror: x, z, y of its middle. */
  mirror?: readonly [x: number, z: number, y: number];
  /** Door handles: x and z. */
  handles?: readonly Point2[];
  handleMaterial?: string;

  // Cabin, as seen through the glass
  withoutCabin?: boolean;
  cabinFloor?: Point2;
  dashboardAt?: number;
  seatHeight?: number;
  seats?: readonly SeatRow[];
};
