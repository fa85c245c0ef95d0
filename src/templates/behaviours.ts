import { lookUp } from '../domain/text/look-up.ts';
import type { StartBehaviour } from '../ui/islands/start-behaviours.ts';

/** The behaviours of all pages, by name: what browsers load beside the islands. */
const BEHAVIOURS: Readonly<Record<string, () => Promise<StartBehaviour>>> = {
  vehicle: async () => (await import('./parts/vehicle/behaviour/start-vehicle.ts')).startVehicle,
};

/** Loads a behaviour. Rejects for an unknown name, or when its script cannot be fetched. */
export async function loadBehaviour(name: string): Promise<StartBehaviour> {
  const load = lookUp(BEHAVIOURS, name);
  if (!load) throw new Error(`There is no behaviour called "${name}"`);
  return load();
}
