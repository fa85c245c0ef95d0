import type { VehicleFormId } from '../../../../kernel/vehicle/buttons-model.ts';
import { createOverlayTrigger, type OverlayTrigger } from '../../../../ui/hydration/overlay-trigger.ts';

const openings: Readonly<Record<VehicleFormId, OverlayTrigger>> = {
  enquiry: createOverlayTrigger(),
  'test-drive': createOverlayTrigger(),
};

/** Asks for one of the forms of the page's vehicle; each time counts anew, so that it opens again after it was shut. */
export function openVehicleForm(id: VehicleFormId): void {
  openings[id].open();
}

/** How often a form was asked for on this page, followed. */
export function useFormOpenCount(id: VehicleFormId): number {
  return openings[id].useOpenCount();
}
