import type { ComponentType } from 'react';
import { lookUp } from '../domain/text/look-up.ts';

/** Loads a component; each has props of its own, which the server sends with its island. */
// biome-ignore lint/suspicious/noExplicitAny: see above
type Load = () => Promise<ComponentType<any>>;

/** The islands of all pages, by name: what browsers hydrate. */
const ISLANDS: Readonly<Record<string, Load>> = {
  page: async () => (await import('../kernel/page.tsx')).PageOfLook,
  'contact-dialog': async () => (await import('./parts/locations/contact-dialog.tsx')).ContactDialog,
  'places-map': async () => (await import('./parts/map/places-map.tsx')).PlacesCanvas,
  'saving-tray': async () => (await import('./parts/saved/saving-tray.tsx')).SavingTray,
  // A vehicle's page
  estimate: async () => (await import('./parts/finance/fetched-estimate.tsx')).FetchedEstimate,
  'finance-calculator': async () => (await import('./parts/finance/calculator-body.tsx')).CalculatorBody,
  'inline-enquiry': async () => (await import('./parts/vehicle/enquiry/inline-enquiry.tsx')).InlineEnquiry,
  'price-comparison': async () => (await import('./parts/vehicle/price-comparison/price-comparison.tsx')).ComparedPrice,
  'running-costs': async () => (await import('./parts/vehicle/running-costs/running-costs-body.tsx')).RunningCostsBody,
  similar: async () => (await import('./parts/vehicle/similar/similar.tsx')).SimilarVehicles,
  'vehicle-interior': async () => (await import('./parts/vehicle/viewer/viewer-stage.tsx')).VehicleStage,
  'vehicle-overlays': async () => (await import('./parts/vehicle/overlays.tsx')).Overlays,
  'vehicle-spin': async () => (await import('./parts/vehicle/viewer/viewer-stage.tsx')).VehicleStage,
};

/** Loads the component of an island. Rejects for an unknown name, or when its script cannot be fetched. */
export async function loadIsland(name: string): ReturnType<Load> {
  const load = lookUp(ISLANDS, name);
  if (!load) throw new Error(`There is no island called "${name}"`);
  return load();
}
