import type { VehicleFormId } from '../../../../kernel/vehicle/buttons-model.ts';
import { createOverlayTrigger, type OverlayTrigger } from '../../../../ui/hydration/overlay-trigger.ts';

const openings: Readonly<Record<VehicleFormId, OverlayTrigger>> = {
  enquiry: createOverlayTrigger(),
  'test-drive': createOverlayTrigger(),
};

/** Opens one of the forms of the page's vehicle; each call counts anew, so that it opens again after it was closed. */
export function openVehicleForm(id: VehicleFormId): void {
  openings[id].open();
}

export function useFormOpenCount(id: VehicleFormId): number {
  return openings[id].useOpenCount();
}
