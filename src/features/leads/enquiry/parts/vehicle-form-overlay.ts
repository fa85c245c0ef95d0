import type { VehicleFormId } from '../../../../kernel/vehicle/buttons-model.ts';
import { createOverlayTrigger, type OverlayTrigger } from '../../../../ui/hydration/overlay-trigger.ts';

/** Open one of the forms of the page's vehicle; each call counts anew, so that it opens again after it was closed. */
export const vehicleFormOverlays: Readonly<Record<VehicleFormId, OverlayTrigger>> = {
  enquiry: createOverlayTrigger(),
  'test-drive': createOverlayTrigger(),
};
