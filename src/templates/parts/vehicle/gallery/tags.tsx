import type { VehicleTag } from '../../../../features/vehicle/model.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';

export function Tags({ tags }: { tags: VehicleTag[] }) {
  if (tags.length === 0) return null;
  return (
    <div className="tags">
      {tags.map((tag) => (
        <span key={tag.text} className={tag.tone === 'plain' ? 'tag' : `tag tag--${tag.tone}`}>
          {tag.icon && <Icon name={tag.icon} />}
          {tag.text}
        </span>
      ))}
    </div>
  );
}
