import type { DetailView } from '../../demo/picture-set/views.ts';
import type { Camera, Point } from '../page/order.ts';
import type { Design, Hotspot } from '../vehicles/design.ts';

interface Closeness {
  /** How the hotspot that it shows is described, the likeliest words first. */
  shows: readonly RegExp[];
  /** Metres from the spot. */
  away: number;
  /** Degrees that the camera goes from straight before the spot towards the nose, and degrees above it. */
  aside: number;
  above: number;
}

const DETAILS: Record<DetailView, Closeness> = {
  wheel: {
    shows: [/\b(wheels?|alloys?|tyres?|rims?)\b/i, /\b(discs|fork)\b/i],
    away: 2.9,
    aside: 24,
    above: 5,
  },
  lamp: {
    shows: [
      /\b(headlamps?|headlights?)\b/i,
      /^(?!.*\b(tail|rear)\b).*\b(headlamps?|headlights?|lamps?|lights?)\b/i,
      /\b(front bumper|grille|screen)\b/i,
    ],
    away: 2.7,
    aside: 0,
    above: 8,
  },
};

const FIELD_OF_VIEW = 24;
/** A lamp is seen from outside the corner, however squarely it faces forward. */
const CORNER_DEGREES = 42;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * The camera of a close view, before the design's hotspot that it shows; undefined when no hotspot speaks of such a
 * thing.
 */
export function findDetailCamera(design: Design, view: DetailView): Camera | undefined {
  const { shows, away, aside, above } = DETAILS[view];
  const spot = shows
    .map((words) => design.hotspots.find(({ description }) => words.test(description)))
    .find((found) => found !== undefined);
  if (!spot) return undefined;
  const target: Point = [spot.at[0] - design.length / 2, spot.at[1], spot.at[2]];
  const [around, side] = directionOf(spot, view, aside);
  const level = away * Math.cos(radians(above));
  const position: Point = [
    target[0] - Math.cos(radians(around)) * level,
    target[1] + side * Math.sin(radians(around)) * level,
    target[2] + Math.sin(radians(above)) * away,
  ];
  return { position, target, fieldOfView: FIELD_OF_VIEW };
}

/** Degrees from the nose, and the side: 1 is where y grows. */
function directionOf({ at, facing }: Hotspot, view: DetailView, aside: number): [around: number, side: 1 | -1] {
  const side = (view === 'wheel' ? facing[1] : at[1]) < 0 ? -1 : 1;
  return view === 'wheel' ? [90 - aside, side] : [CORNER_DEGREES, side];
}
