import type { VehiclePageModel } from '../../../features/vehicle/model.ts';
import { LinkTo } from '../navigation/link-to.tsx';
import { ShareRow } from './actions/share.tsx';

/** The last row of a vehicle: the way back, and the ways to share it. */
export function VehicleEnd({ model: { back, sharing } }: { model: VehiclePageModel }) {
  return (
    <div className="vback">
      <LinkTo className="link" to={back} icon="arrow-left" />
      <ShareRow sharing={sharing} />
    </div>
  );
}
