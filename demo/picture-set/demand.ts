import { CATALOGUE, MAKE_POPULARITY, MODEL_POPULARITY } from '../catalogue/catalogue.ts';
import { paintsFor } from '../vehicles/colours.ts';
import { isEarlyDesign } from './early-designs.ts';
import { findDesign } from './fitting.ts';
import { DETAIL_VIEWS, OUTSIDE_VIEWS, type PaintedView } from './views.ts';

/** What to draw of a design in one paint. */
export interface PaintDemand {
  /** The plain colour: White, Grey … */
  paint: string;
  /** The share of this paint among all vehicles of the design: 0 to 1. */
  share: number;
  views: readonly PaintedView[];
}

type Effort = readonly { fromShare: number; views: readonly PaintedView[] }[];

const EVERY_VIEW = [...OUTSIDE_VIEWS, ...DETAIL_VIEWS] as const;
/** A common paint is photographed from all sides; the others as by a dealer in a hurry. */
const EFFORT: Effort = [
  { fromShare: 0.13, views: EVERY_VIEW },
  { fromShare: 0.06, views: OUTSIDE_VIEWS },
  { fromShare: 0.01, views: ['front-left', 'front-right', 'side', 'rear-left'] },
  { fromShare: 0, views: ['front-left', 'rear-left'] },
];
/** Of designs that came later, the commonest paint alone has the details. */
const LATER_EFFORT: Effort = [
  { fromShare: 0.13, views: OUTSIDE_VIEWS },
  { fromShare: 0.06, views: ['front-left', 'front-right', 'side', 'rear-left'] },
  { fromShare: 0, views: ['front-left', 'rear-left'] },
];

/**
 * Which paints the demo's stock can have for each of the designs (by id), whatever day it is made for, the commonest
 * first. A design that stands for nothing in the catalogue has none.
 */
export function pictureDemand(ids: readonly string[]): Map<string, PaintDemand[]> {
  const weights = new Map<string, Map<string, number>>(ids.map((id) => [id, new Map()]));
  for (const offering of CATALOGUE) {
    const ofDesign = weights.get(findDesign(offering, ids) ?? '');
    if (!ofDesign) continue;
    const known = (MAKE_POPULARITY[offering.make] ?? 1) * (MODEL_POPULARITY[offering.model] ?? 1);
    for (const { paint, weight } of paintsFor(offering.kind, offering.make)) {
      const before = ofDesign.get(paint.simple_colour) ?? 0;
      ofDesign.set(paint.simple_colour, before + known * weight);
    }
  }
  return new Map(
    [...weights].map(([id, ofDesign]) => [id, demandOf(ofDesign, isEarlyDesign(id) ? EFFORT : LATER_EFFORT)]),
  );
}

function demandOf(weights: Map<string, number>, effort: Effort): PaintDemand[] {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const shares = [...weights].map(([paint, weight]) => ({ paint, share: weight / total }));
  return shares
    .sort((a, b) => b.share - a.share)
    .map(({ paint, share }, rank) => {
      const views = rank === 0 ? EVERY_VIEW : (effort.find(({ fromShare }) => share >= fromShare)?.views ?? []);
      return { paint, share, views };
    });
}
