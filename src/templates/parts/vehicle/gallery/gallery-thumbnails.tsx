import type { Slide } from '../../../../features/vehicle/gallery/slides.ts';
import type { SliderControl } from '../../../../ui/carousel/slider.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Picture, type PictureModel } from '../../../../ui/pictures/picture.tsx';

interface ThumbnailsProps {
  slides: Slide[];
  slider: SliderControl;
  fallback: PictureModel;
  broken: ReadonlySet<string>;
}

const IN_SIGHT = 7;

/** Small pictures that lead to their slides; on a wide screen seven are visible, and the last says how many follow. */
export function Thumbnails({ slides, slider, fallback, broken }: ThumbnailsProps) {
  const hidden = slides.length - IN_SIGHT;
  const moreAt = hidden > 0 && slider.current < IN_SIGHT - 1 ? IN_SIGHT - 1 : -1;
  return (
    <div className="gallery-tw">
      <ul className="gallery-t" ref={slider.thumbnails}>
        {slides.map(({ id, kind, label, thumbnail }, index) => (
          <li key={id} id={`thumbnail-${index + 1}`}>
            <a
              href={`#${id}`}
              aria-label={label}
              aria-current={slider.current === index ? 'true' : undefined}
              onClick={(event) => slider.follow(event, index)}
            >
              {thumbnail && (
                <Picture
                  picture={broken.has(`thumbnail-${index + 1}`) ? { ...thumbnail, src: fallback.src } : thumbnail}
                />
              )}
              {kind === 'video' && <PlayMark />}
              {index === moreAt && <span className="more">+{hidden}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Tells the thumbnail of a video from the others. */
export function PlayMark() {
  return (
    <span className="gallery-mark">
      <Icon name="play" />
    </span>
  );
}
