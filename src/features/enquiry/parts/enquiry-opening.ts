import { useSyncExternalStore } from 'react';
import type { VehicleFormId } from '../../vehicle/actions/model.ts';

const asked = new Map<VehicleFormId, number>();
const listeners = new Set<() => void>();

/** Asks for a form of the page's vehicle; each time counts anew, so that it opens again after it was shut. */
export function openVehicleForm(id: VehicleFormId): void {
  asked.set(id, (asked.get(id) ?? 0) + 1);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How often the form was asked for on this page, followed. */
export function useFormAsked(id: VehicleFormId): number {
  return useSyncExternalStore(
    subscribe,
    () => asked.get(id) ?? 0,
    () => 0,
  );
}
