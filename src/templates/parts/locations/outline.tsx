import type { Coordinates } from '../../../domain/geography/distance.ts';
import { type Box, toOutline } from '../../../domain/geography/outline.ts';
import drawing from './generated/outlines.svg?url&no-inline';

interface OutlineProps {
  /** The part of the drawing that fills the picture. */
  view: Box;
  places: readonly Coordinates[];
}

/** The outlines of the states with a dot at each place: a map that needs neither scripts nor a server. */
export function Outline({ view, places }: OutlineProps) {
  const dots = places.map((place) => toOutline(place)).map(({ x, y }) => `M${x} ${y}h0`);
  return (
    <svg className="outline" viewBox={view.join(' ')} aria-hidden="true">
      <use href={`${drawing}#AU`} />
      <path d={[...new Set(dots)].join('')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
