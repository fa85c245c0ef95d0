import type { Building } from '../building.ts';
import type { Plants } from '../kind.ts';

type Span = readonly [from: number, to: number];

/** A front of clear glass between posts, with rails at the foot, at the height of a door and at the top. */
export function glaze(building: Building, [fromX, toX]: Span, y: number, top: number): void {
  building.block('lens', [fromX, y - 0.015, 0.1], [toX, y + 0.015, top], 0.001);
  const panes = Math.round((toX - fromX) / 1.9);
  for (let pane = 0; pane <= panes; pane++) {
    const x = fromX + ((toX - fromX) * pane) / panes;
    building.block('frame', [x - 0.03, y - 0.08, 0], [x + 0.03, y + 0.06, top], 0.005);
  }
  for (const z of [0.07, 2.6, top - 0.04])
    building.block('frame', [fromX, y - 0.06, z - 0.035], [toX, y + 0.05, z + 0.035], 0.005);
}

/** A window with a frame, a mullion in the middle and a sill, in a wall that looks along -y. */
export function addWindow(building: Building, [fromX, toX]: Span, y: number, [low, high]: Span): void {
  building.block('window', [fromX, y - 0.03, low], [toX, y + 0.02, high], 0.002);
  const middle = (fromX + toX) / 2;
  for (const x of [fromX, middle, toX])
    building.block('frame', [x - 0.035, y - 0.07, low], [x + 0.035, y + 0.02, high], 0.004);
  for (const z of [low, high])
    building.block('frame', [fromX - 0.035, y - 0.07, z - 0.035], [toX + 0.035, y, z + 0.035], 0.004);
  building.block('concrete', [fromX - 0.1, y - 0.12, low - 0.1], [toX + 0.1, y, low - 0.04], 0.01);
}

/** A roller door in its guides, with its drum's box above, down to a height. */
export function addRoller(building: Building, [fromX, toX]: Span, y: number, [bottom, top]: Span): void {
  for (const x of [fromX, toX]) building.block('frame', [x - 0.07, y - 0.1, 0], [x + 0.07, y + 0.06, top], 0.01);
  building.block('gutter', [fromX - 0.1, y - 0.28, top], [toX + 0.1, y + 0.3, top + 0.42], 0.04);
  building.block('roller', [fromX, y - 0.03, bottom], [toX, y + 0.02, top], 0.003);
  building.block('frame', [fromX, y - 0.06, bottom], [toX, y + 0.04, bottom + 0.09], 0.01);
}

/** A gutter along an eave, and pipes down from it. */
export function addGutter(
  building: Building,
  [fromX, toX]: Span,
  y: number,
  z: number,
  pipes: readonly number[],
): void {
  building.block('gutter', [fromX, y - 0.14, z - 0.13], [toX, y, z], 0.03);
  for (const x of pipes)
    building.post(
      'gutter',
      [
        [x, y - 0.07, z - 0.1],
        [x, y + 0.1, z - 0.42],
        [x, y + 0.1, 0.05],
      ],
      0.05,
    );
}

/** An air conditioner on a roof, with its fan's grille. */
export function addCooler(building: Building, x: number, y: number, z: number): void {
  building.block('galvanised', [x - 0.8, y - 0.5, z], [x + 0.8, y + 0.5, z + 0.95], 0.03);
  for (const side of [-0.38, 0.38])
    building.post(
      'frame',
      [
        [x + side, y - 0.49, z + 0.5],
        [x + side, y - 0.53, z + 0.5],
      ],
      0.3,
    );
}

/** Posts that keep vehicles off a front. */
export function addBollards(building: Building, places: readonly number[], y: number): void {
  for (const x of places) {
    building.post(
      'safety-yellow',
      [
        [x, y, 0],
        [x, y, 1],
      ],
      0.07,
    );
    building.post(
      'frame',
      [
        [x, y, 0.66],
        [x, y, 0.78],
      ],
      0.073,
    );
  }
}

/** A bed of mulch behind a low edge; `tuftsIn` gives what grows in it. */
export function addBed(building: Building, [fromX, toX]: Span, [fromY, toY]: Span): void {
  building.block('concrete', [fromX, fromY, 0], [toX, toY, 0.16], 0.02);
  building.block('mulch', [fromX + 0.12, fromY + 0.12, 0.1], [toX - 0.12, toY - 0.12, 0.18], 0.01);
}

/** Tufts along the middle of a bed, each turned and grown differently. */
export function tuftsIn([fromX, toX]: Span, [fromY, toY]: Span): Plants {
  const count = Math.floor((toX - fromX) / 0.44);
  return Array.from({ length: count }, (_, index) => {
    const sway = Math.sin(index * 12.9);
    const x = fromX + 0.4 + index * 0.44 + 0.17 * sway;
    return ['tuft', x, (fromY + toY) / 2 + 0.3 * Math.cos(index * 7.3), index * 77, 0.82 + 0.34 * sway] as const;
  });
}

/** A lamp post of a yard with two floodlights that look down to its rows. */
export function addFloodlights(building: Building, x: number, y: number, height: number): void {
  building.post(
    'galvanised',
    [
      [x, y, 0],
      [x, y, height],
    ],
    0.075,
  );
  building.block('concrete', [x - 0.22, y - 0.22, 0], [x + 0.22, y + 0.22, 0.45], 0.03);
  building.block('galvanised', [x - 0.7, y - 0.04, height - 0.06], [x + 0.7, y + 0.04, height + 0.02], 0.01);
  for (const side of [-0.6, 0.6]) {
    building.block('frame', [x + side - 0.2, y - 0.3, height - 0.02], [x + side + 0.2, y + 0.1, height + 0.1], 0.03);
    building.block('tube', [x + side - 0.16, y - 0.27, height - 0.04], [x + side + 0.16, y, height - 0.015], 0.005);
  }
}

/** A sign at the street without words: a coloured head over plain panels. */
export function addPylon(building: Building, face: string, [x, y]: Span, height: number): void {
  building.block('panel-charcoal', [x - 0.85, y - 0.16, 0], [x + 0.85, y + 0.16, height], 0.02);
  building.block(face, [x - 0.8, y - 0.19, height - 1.35], [x + 0.8, y + 0.19, height - 0.12], 0.01);
  for (const z of [height - 2.1, height - 2.7])
    building.block('sign-face', [x - 0.72, y - 0.18, z], [x + 0.72, y + 0.18, z + 0.46], 0.01);
}
