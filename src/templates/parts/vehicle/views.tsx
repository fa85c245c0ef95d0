import type { ViewsModel } from '../../../features/vehicle/views/model.ts';
import { formatViews } from '../../../features/vehicle/views/text.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

/** How often the vehicle was viewed (D19); an empty place until there is a count (`views/parts/visit.ts`). */
export function Views({ views: { count } }: { views: ViewsModel }) {
  return (
    <span className="views" data-views={count}>
      <Icon name="eye" />
      <span>{count > 0 && formatViews(count)}</span>
    </span>
  );
}
