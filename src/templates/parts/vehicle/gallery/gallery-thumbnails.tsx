import type { Slide } from '../../../../features/vehicle/gallery/slides.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Picture } from '../../../../ui/pictures/picture.tsx';

const IN_SIGHT = 7;

/** Small pictures that lead to their slides; on a wide screen seven are visible, and the last says how many follow. */
export function Thumbnails({ slides }: { slides: Slide[] }) {
  const hidden = slides.length - IN_SIGHT;
  return (
    <div className="gallery-tw">
      <ul className="gallery-t">
        {slides.map(({ id, kind, label, thumbnail }, index) => (
          <li key={id} id={`thumbnail-${index + 1}`}>
            <a href={`#${id}`} aria-label={label} aria-current={index === 0 ? 'true' : undefined}>
              {thumbnail && <Picture picture={thumbnail} />}
              {kind === 'video' && <PlayMark />}
              {hidden > 0 && index === IN_SIGHT - 1 && <span className="more">+{hidden}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Tells the thumbnail of a video from the others. */
function PlayMark() {
  return (
    <span className="gallery-mark">
      <Icon name="play" />
    </span>
  );
}
