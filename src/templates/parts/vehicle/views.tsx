import type { ViewsModel } from '../../../features/vehicle/views/model.ts';
import { useViewCount } from '../../../features/vehicle/views/parts/use-visit.ts';
import { formatViews } from '../../../features/vehicle/views/text.ts';
import { Icon } from '../../../ui/icons/icon.tsx';

/** How often the vehicle was viewed (D19); an empty place until there is a count. */
export function Views({ views }: { views: ViewsModel }) {
  const count = useViewCount(views);
  return (
    <span className="views">
      {count > 0 && (
        <>
          <Icon name="eye" />
          {formatViews(count)}
        </>
      )}
    </span>
  );
}
