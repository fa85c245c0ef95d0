import type { ViewsModel } from '../../../features/vehicle/views/model.ts';
import { useViewCount } from '../../../features/vehicle/views/parts/use-visit.ts';
import { viewsText } from '../../../features/vehicle/views/text.ts';
import { Icon } from '../../../ui/icon.tsx';

/** How often the vehicle was viewed (D19). */
export function Views({ views }: { views: ViewsModel }) {
  return (
    <span className="views">
      <Icon name="eye" />
      {viewsText(useViewCount(views))}
    </span>
  );
}
