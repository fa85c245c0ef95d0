import type { GalleryModel, VehicleTag } from '../../../features/vehicle/model.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useSlider } from '../../../ui/slider.ts';
import { Tags } from './tags.tsx';

interface GalleryProps {
  gallery: GalleryModel;
  tags: VehicleTag[];
  gone: boolean;
}

/** The pictures side by side in a strip that scrolls from one to the next: by finger, by keys, by thumbnails, and by arrows once scripts run. */
export function Gallery({ gallery, tags, gone }: GalleryProps) {
  const { pictures, thumbnails } = gallery;
  const slider = useSlider(pictures.length);
  const classes = ['gal', thumbnails ? '' : 'gal--single', gone ? 'is-gone' : ''].filter(Boolean).join(' ');
  return (
    <section className={classes} aria-label="Pictures" onKeyDown={slider.onKeyDown}>
      {thumbnails && <Thumbnails thumbnails={thumbnails} slider={slider} />}
      <div className="gal-main">
        <ul
          className="gal-strip"
          ref={slider.strip}
          tabIndex={pictures.length > 1 ? 0 : undefined}
          aria-label="All pictures"
        >
          {pictures.map((picture, index) => (
            <li key={picture.src + index} id={`picture-${index + 1}`}>
              <Picture picture={picture} priority={index < 2} sizes="(max-width: 1099px) 100vw, 840px" />
            </li>
          ))}
        </ul>
        <Tags tags={tags} />
        {gallery.note && <p className="gal-note">{gallery.note}</p>}
        {slider.ready && pictures.length > 1 && <Arrows slider={slider} />}
        {pictures.length > 1 && gallery.kind === 'photos' && (
          <Counter slider={slider} count={pictures.length} />
        )}
      </div>
    </section>
  );
}

type Slider = ReturnType<typeof useSlider>;

function Arrows({ slider }: { slider: Slider }) {
  return (
    <>
      <button
        type="button"
        className="arrow arrow--l"
        aria-label="Previous picture"
        onClick={slider.previous}
      >
        <Icon name="chevron-left" />
      </button>
      <button type="button" className="arrow arrow--r" aria-label="Next picture" onClick={slider.next}>
        <Icon name="chevron-right" />
      </button>
    </>
  );
}

/** Which picture is in sight; without scripts that cannot be known, so then it says how many there are. */
function Counter({ slider, count }: { slider: Slider; count: number }) {
  return (
    <span className="count" aria-live="polite">
      <Icon name="camera" />
      {slider.ready ? `${slider.current + 1} / ${count}` : `${count} pictures`}
    </span>
  );
}

const THUMBNAILS_IN_SIGHT = 7;

function Thumbnails({
  thumbnails,
  slider,
}: {
  thumbnails: NonNullable<GalleryModel['thumbnails']>;
  slider: Slider;
}) {
  const hidden = thumbnails.length - THUMBNAILS_IN_SIGHT;
  const moreAt = hidden > 0 && slider.current < THUMBNAILS_IN_SIGHT - 1 ? THUMBNAILS_IN_SIGHT - 1 : -1;
  return (
    <div className="gal-tw">
      <ul className="gal-t" ref={slider.thumbnails}>
        {thumbnails.map((thumbnail, index) => (
          <li key={thumbnail.src + index}>
            <a
              href={`#picture-${index + 1}`}
              aria-label={`Picture ${index + 1} of ${thumbnails.length}`}
              aria-current={slider.current === index ? 'true' : undefined}
              onClick={(event) => slider.follow(event, index)}
            >
              <Picture picture={thumbnail} />
              {index === moreAt && <span className="more">+{hidden}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
