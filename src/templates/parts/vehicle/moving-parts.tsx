import type { VehiclePageModel } from '../../../features/vehicle/model.ts';
import { Behaviour } from '../../../ui/islands/behaviour.tsx';
import { Island } from '../../../ui/islands/island.tsx';
import type { VehicleBehaviour } from './behaviour/start-vehicle.ts';
import { Overlays } from './overlays.tsx';

/** What moves on a vehicle's page without a place of its own: what opens over it, and its behaviours. */
export function MovingParts({ model }: { model: VehiclePageModel }) {
  const { actions, visit, viewed, phone, sharing } = model;
  const offered = [actions.enquiry, actions.testDrive].filter((form) => form !== null);
  const overlays = { chat: actions.chat, forms: offered.filter(({ placement }) => placement === 'dialog') };
  const copy = { url: sharing.url, toastText: sharing.button.toastText, toastMs: sharing.button.toastMs };
  const behaviour: VehicleBehaviour = { visit, viewed, phone, copy };
  return (
    <>
      {(overlays.chat || overlays.forms.length > 0) && (
        <Island name="vehicle-overlays" of={Overlays} props={overlays} when="idle" />
      )}
      <Behaviour name="vehicle" props={behaviour} />
    </>
  );
}
