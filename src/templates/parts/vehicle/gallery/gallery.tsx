import { buildSlides, formatSlideCounter, type Slide } from '../../../../features/vehicle/gallery/slides.ts';
import type { GalleryModel, VehicleTag } from '../../../../features/vehicle/model.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Picture, type PictureModel } from '../../../../ui/pictures/picture.tsx';
import { Plate } from '../../../../ui/pictures/plate.tsx';
import { Arrows } from './arrows.tsx';
import { FullScreenFrame } from './full-screen-frame.tsx';
import { Thumbnails } from './gallery-thumbnails.tsx';
import { GalleryVideo } from './gallery-video.tsx';
import { Tags } from './tags.tsx';

interface GalleryProps {
  gallery: GalleryModel;
  tags: VehicleTag[];
  isGone: boolean;
  /** False while another view of the vehicle hides it: then it prioritises no picture. */
  isShown?: boolean;
}

/**
 * The pictures as a carousel (D2, D3): by finger, by thumbnails, and once scripts run (`start-gallery.ts`) by keys and
 * arrows and over the whole window.
 */
export function Gallery({ gallery, tags, isGone, isShown = true }: GalleryProps) {
  const slides = buildSlides(gallery);
  const canGrow = gallery.kind === 'photos' || gallery.video !== null;
  const hasMany = slides.length > 1;
  return (
    <section className={classesOf(gallery, isGone)} aria-label="Pictures" data-fallback={gallery.fallback?.src}>
      {gallery.thumbnails && <Thumbnails slides={slides} />}
      <div className="gallery-main" id="gallery">
        <ul className="gallery-strip" tabIndex={hasMany ? 0 : undefined} aria-label="All pictures">
          {slides.map((slide) => (
            <li key={slide.id} id={slide.id} data-large={slide.kind === 'picture' ? slide.picture.large : undefined}>
              {slide.kind === 'video' ? (
                <GalleryVideo video={slide.video} />
              ) : (
                <SlidePicture picture={slide.picture} isFirst={slide.isFirst && isShown} />
              )}
            </li>
          ))}
          {slides.length === 0 && gallery.plate && (
            <li>
              <Plate plate={gallery.plate} />
            </li>
          )}
        </ul>
        <Tags tags={tags} />
        {gallery.note && <p className="gallery-note">{gallery.note}</p>}
        {hasMany && <Arrows />}
        {canGrow && (
          <button type="button" className="gallery-grow with-js" aria-label="Full screen">
            <Icon name="expand" />
          </button>
        )}
        {hasMany && canGrow && <Counter slides={slides} />}
      </div>
      {canGrow && <FullScreenFrame hasMany={hasMany} hasThumbnails={gallery.thumbnails !== null} />}
    </section>
  );
}

function classesOf({ thumbnails }: GalleryModel, gone: boolean): string {
  return ['gallery', thumbnails ? '' : 'gallery--single', gone ? 'is-gone' : ''].filter(Boolean).join(' ');
}

function SlidePicture({ picture, isFirst }: { picture: PictureModel; isFirst: boolean }) {
  return (
    <Picture picture={picture} priority={isFirst} sizes="(max-width: 959px) 100vw, (max-width: 1199px) 56vw, 840px" />
  );
}

/**
 * Which slide is visible; without scripts that is unknown, so it says how many pictures there are. Both texts take the
 * same width.
 */
function Counter({ slides }: { slides: Slide[] }) {
  const count = slides.filter(({ kind }) => kind === 'picture').length;
  const width = { '--digits': String(count).length };
  return (
    <>
      <span className="count" style={width}>
        <Icon name={slides[0]?.kind === 'video' ? 'play' : 'camera'} />
        <span className="count-now">{formatSlideCounter(slides, 0)}</span>
        <span className="count-all">{count === 1 ? '1 picture' : `${count} pictures`}</span>
      </span>
      <span className="vh" aria-live="polite" />
    </>
  );
}
