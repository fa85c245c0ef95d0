import type { VehiclePageModel } from '../model.ts';
import { useVisit } from '../views/parts/use-visit.ts';
import { useTrackViewed } from './use-track-viewed.ts';

/** Draws nothing: counts the view, and remembers in the browser that the vehicle's page was opened. */
export function VehicleVisit({ viewed, visit }: Pick<VehiclePageModel, 'viewed' | 'visit'>): null {
  useTrackViewed(viewed);
  useVisit(visit);
  return null;
}
