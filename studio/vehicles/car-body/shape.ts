import { type Curve, spline } from '../../geometry/curves.ts';
import { type Field, smoothMax, smoothMin, smoothStep } from '../../geometry/fields.ts';
import { recessesOf } from '../front-and-rear/outlines.ts';
import type { CarBodyParameters, Recess } from './parameters.ts';

/** The limits that make a car's body, as functions of place; y counts from the middle, to either side. */
export type CarShape = {
  deckAt: Curve;
  roofAt: Curve;
  beltAt: Curve;
  /** Distance in the plane of the side to the nearer wheel arch, which is open below. */
  archDistance: (x: number, z: number) => number;
  halfWidthAt: (x: number, z: number) => number;
  glasshouseHalfWidthAt: (x: number, z: number) => number;
  noseAt: (y: number, z: number) => number;
  tailAt: (y: number, z: number) => number;
  /** The x at which the bowed screens have, in the middle, the height that they have here. */
  bowedX: (x: number, y: number) => number;
  /** Distance below the roof and the screens. */
  roofDistance: Field;
  /** Negative where the side glass is. */
  sideGlass: Field;
  /** The body without recesses: what lies in lamps and openings is measured from it. */
  skin: Field;
  /** The painted body as one field. */
  body: Field;
};

type Plan = Pick<CarShape, 'deckAt' | 'roofAt' | 'beltAt' | 'archDistance' | 'halfWidthAt' | 'noseAt' | 'tailAt'>;
type Glasshouse = Pick<CarShape, 'bowedX' | 'roofDistance' | 'glasshouseHalfWidthAt'>;

function archField(p: CarBodyParameters): CarShape['archDistance'] {
  const radius = p.archRadius ?? p.wheelRadius + 0.035;
  return (x, z) => {
    const front = x - p.frontAxle;
    const rear = x - p.rearAxle;
    const along = Math.abs(front) < Math.abs(rear) ? front : rear;
    return z < p.wheelRadius ? Math.abs(along) - radius : Math.hypot(along, z - p.wheelRadius) - radius;
  };
}

function planOf(p: CarBodyParameters): Plan {
  const plan = spline(p.planHalfWidth);
  const section = spline(p.sideSection);
  const nose = spline(p.noseProfile);
  const tail = spline(p.tailProfile);
  const deckAt = spline(p.deckHeight);
  const archDistance = archField(p);
  const { noseSweep = 0.34, noseSweepPower = 3, tailSweep = 0.28, tailSweepPower = 3.2 } = p;
  const { archFlare = 0.014, archFlareWidth = 0.09, shoulderLine = () => 0, crease = () => 0 } = p;
  return {
    deckAt,
    roofAt: spline(p.roofLine),
    beltAt: p.beltLine ? spline(p.beltLine) : deckAt,
    archDistance,
    halfWidthAt: (x, z) => {
      const fromArch = Math.max(archDistance(x, z), 0) / archFlareWidth;
      const flare = archFlare * Math.exp(-(fromArch * fromArch));
      return plan(x) + section(z - shoulderLine(x)) + crease(x, z) + flare;
    },
    noseAt: (y, z) => nose(z) + noseSweep * (y / p.halfWidth) ** noseSweepPower,
    tailAt: (y, z) => p.length - tail(z) - tailSweep * (y / p.halfWidth) ** tailSweepPower,
  };
}

function glasshouseOf(p: CarBodyParameters, { roofAt, beltAt }: Plan): Glasshouse {
  const width = spline(p.glasshouseHalfWidth);
  const first = p.roofLine[0]!;
  const last = p.roofLine[p.roofLine.length - 1]!;
  const centre = p.roofCentre ?? (first[0] + last[0]) / 2;
  const { screenBow = 0.1, roofCrown = 0.05, tumblehome = 0.4, tumblehomeCurve = 0.25, halfWidth } = p;
  const bowedX: CarShape['bowedX'] = (x, y) =>
    centre + (x - centre) * (1 + screenBow * (y / halfWidth) * (y / halfWidth));
  return {
    bowedX,
    glasshouseHalfWidthAt: (x, z) => {
      const height = Math.max(z - beltAt(x), -0.1);
      return width(x) - tumblehome * height - tumblehomeCurve * height * Math.abs(height);
    },
    roofDistance: (x, y, z) => {
      const at = bowedX(x, y);
      const slope = roofAt.slope(at);
      return (z - roofAt(at) + roofCrown * (y / halfWidth) * (y / halfWidth)) / Math.sqrt(1 + slope * slope);
    },
  };
}

/** Distance to one end of the car: a surface swept back to the sides, whose own slope is taken out. */
function endDistance(ahead: number, y: number, halfWidth: number, sweep: number, power: number): number {
  const slope = ((sweep * power) / halfWidth) * (y / halfWidth) ** (power - 1);
  return ahead / Math.sqrt(1 + slope * slope);
}

function skinField(p: CarBodyParameters, plan: Plan, glasshouse: Glasshouse): Field {
  const { halfWidthAt, noseAt, tailAt, deckAt, archDistance } = plan;
  const { glasshouseHalfWidthAt, roofDistance } = glasshouse;
  const { halfWidth, glasshouseFrom, hollow, bonnetDome, sillRake, glasshouseRear, glasshouseFront } = p;
  const { noseSweep = 0.34, noseSweepPower = 3, tailSweep = 0.28, tailSweepPower = 3.2 } = p;
  const { deckCrown = 0.03, sillHeight = 0.19, shoulderFillet = 0.06, noseFillet = 0.14 } = p;
  const { roofFillet = 0.16, beltFillet = 0.05, glasshouseEndFillet = 0.1, glasshouseTailFillet = 0.1 } = p;
  const tailFillet = p.tailFillet ?? noseFillet;
  const wellInner = p.wheelWellInner ?? halfWidth - 0.34;

  const deckDistance: Field = (x, y, z) => {
    const slope = deckAt.slope(x);
    const crown = deckCrown * (y / halfWidth) * (y / halfWidth);
    return (z - deckAt(x) + crown - (bonnetDome ? bonnetDome(x, y) : 0)) / Math.sqrt(1 + slope * slope);
  };
  const withGlasshouse = (lower: number, tailDistance: number, x: number, y: number, z: number): number => {
    if (z <= glasshouseFrom - 0.06) return lower;
    let d = smoothMax(roofDistance(x, y, z), (y - glasshouseHalfWidthAt(x, z)) * 0.9, roofFillet);
    if (glasshouseRear) d = smoothMax(d, glasshouseRear(x, y, z), glasshouseEndFillet);
    d = smoothMax(d, tailDistance, glasshouseTailFillet);
    if (glasshouseFront) d = smoothMax(d, glasshouseFront(x, y, z), glasshouseEndFillet);
    // the glasshouse begins gently, or a step would run around the body at this height
    return smoothMin(lower, smoothMax(d, glasshouseFrom - z, 0.06), beltFillet);
  };
  return (x, signedY, z) => {
    const y = Math.abs(signedY);
    let d = smoothMax(deckDistance(x, y, z), (y - halfWidthAt(x, z)) * 0.97, shoulderFillet);
    d = smoothMax(d, endDistance(noseAt(y, z) - x, y, halfWidth, noseSweep, noseSweepPower), noseFillet);
    const tail = endDistance(x - tailAt(y, z), y, halfWidth, tailSweep, tailSweepPower);
    d = withGlasshouse(smoothMax(d, tail, tailFillet), tail, x, y, z);
    if (hollow) d = hollow(d, x, y, z);
    d = smoothMax(d, sillHeight + (sillRake ? sillRake(x) : 0) - z, 0.06);
    return smoothMax(d, -Math.max(archDistance(x, z), wellInner - y), 0.022);
  };
}

/** Presses recesses into a skin. */
function withRecesses(skin: Field, recesses: readonly Recess[]): Field {
  return (x, signedY, z) => {
    const y = Math.abs(signedY);
    let d = skin(x, y, z);
    for (const { field, depth, between } of recesses) {
      if (between && (x < between[0] || x > between[1])) continue;
      const f = field(x, y, z);
      if (f < 0.002) d += depth * smoothStep(-0.002, -0.026, f);
    }
    return d;
  };
}

function sideGlassField(p: CarBodyParameters, { beltAt }: Plan, { roofDistance }: Glasshouse): Field {
  const { beltMoulding = 0.035, roofRailWidth = 0.085, sideGlassRear, sideGlassFront } = p;
  return (x, y, z) => {
    let d = smoothMax(beltAt(x) + beltMoulding - z, roofDistance(x, y, z) + roofRailWidth, 0.05);
    if (sideGlassRear) d = smoothMax(d, sideGlassRear(x, z), 0.05);
    if (sideGlassFront) d = smoothMax(d, sideGlassFront(x, z), 0.05);
    return d;
  };
}

/** Makes a body's limits and its field from its parameters. */
export function carShape(p: CarBodyParameters): CarShape {
  const plan = planOf(p);
  const glasshouse = glasshouseOf(p, plan);
  const outline = { ...plan, ...glasshouse };
  const sideGlass = p.sideGlass ? p.sideGlass(outline) : sideGlassField(p, plan, glasshouse);
  const skin = skinField(p, plan, glasshouse);
  const recesses = [...(p.recesses?.(plan) ?? []), ...(p.frontAndRear ? recessesOf(p.frontAndRear, p.length) : [])];
  return { ...outline, sideGlass, skin, body: withRecesses(skin, recesses) };
}
