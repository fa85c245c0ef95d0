import type { VehiclePageModel } from '../../../features/vehicle/model.ts';
import type { ViewsModel } from '../../../features/vehicle/views/model.ts';
import { formatViews } from '../../../features/vehicle/views/text.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

/** How often the vehicle was viewed (D19); an empty place until there is a count (`views/parts/visit.ts`). */
function Views({ views: { count } }: { views: ViewsModel }) {
  return (
    <span className="views" data-views={count}>
      <Icon name="eye" />
      <span>{count > 0 && formatViews(count)}</span>
    </span>
  );
}

/** Outside the box of the price, because the room that waits for a count would be a hole in it. */
export function ViewsRow({ model: { views } }: { model: Pick<VehiclePageModel, 'views'> }) {
  if (!views) return null;
  return (
    <div className="action-row action-row--q">
      <Views views={views} />
    </div>
  );
}
