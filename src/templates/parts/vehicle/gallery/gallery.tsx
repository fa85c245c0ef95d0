import { Suspense, useRef, useState } from 'react';
import { buildSlides, formatSlideCounter, type Slide } from '../../../../features/vehicle/gallery/slides.ts';
import type { GalleryModel, VehicleTag } from '../../../../features/vehicle/model.ts';
import { type SliderControl, useSlider } from '../../../../ui/carousel/slider.ts';
import { createLazyPart } from '../../../../ui/hydration/lazy-part.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useBrokenPictures } from '../../../../ui/pictures/broken-pictures.ts';
import { Picture, type PictureModel } from '../../../../ui/pictures/picture.tsx';
import { Thumbnails } from './gallery-thumbnails.tsx';
import { Tags } from './tags.tsx';
import { useFullScreen } from './use-full-screen.ts';

/** Loaded only for vehicles that have a video. */
const GalleryVideo = createLazyPart(() => import('./gallery-video.tsx').then((part) => part.GalleryVideo));

interface GalleryProps {
  gallery: GalleryModel;
  tags: VehicleTag[];
  isGone: boolean;
  /**
   * False while another view of the vehicle hides it: then it prioritises no picture, plays nothing and ignores keys.
   */
  isShown?: boolean;
}

/** The pictures as a carousel (D2, D3): by finger, by keys, by thumbnails, and by arrows once scripts run. */
export function Gallery({ gallery, tags, isGone, isShown = true }: GalleryProps) {
  const slides = buildSlides(gallery);
  const root = useRef<HTMLElement>(null);
  const [isUsed, setUsed] = useState(false);
  const slider = useSlider(slides.length, isShown);
  const broken = useBrokenPictures(root);
  const canGrow = gallery.kind === 'photos' || gallery.video !== null;
  const full = useFullScreen(slider.track, canGrow);
  const use = () => setUsed(true);
  return (
    <section
      className={classesOf(gallery, isGone, canGrow && slider.isHydrated)}
      ref={root}
      aria-label="Pictures"
      onKeyDown={slider.onKeyDown}
      onPointerEnter={use}
      onPointerDown={use}
      onFocus={use}
    >
      {gallery.thumbnails && <Thumbnails slides={slides} slider={slider} fallback={gallery.fallback} broken={broken} />}
      <div className="gallery-main" id="gallery">
        <ul
          className="gallery-strip"
          ref={slider.track}
          tabIndex={slides.length > 1 ? 0 : undefined}
          aria-label="All pictures"
        >
          {slides.map((slide, index) => (
            <li key={slide.id} id={slide.id}>
              {slide.kind === 'video' ? (
                <Suspense fallback={null}>
                  <GalleryVideo video={slide.video} isShown={isShown && !full.isOpen && slider.current === index} />
                </Suspense>
              ) : (
                <SlidePicture
                  picture={broken.has(slide.id) ? gallery.fallback : slide.picture}
                  isFirst={slide.isFirst && isShown}
                  isNear={isUsed && Math.abs(slider.current - index) < 2}
                />
              )}
            </li>
          ))}
        </ul>
        <Tags tags={tags} />
        {gallery.note && <p className="gallery-note">{gallery.note}</p>}
        {slider.isHydrated && slides.length > 1 && <Arrows slider={slider} />}
        {canGrow && slider.isHydrated && (
          <button type="button" className="gallery-grow" aria-label="Full screen" ref={full.opener} onClick={full.open}>
            <Icon name="expand" />
          </button>
        )}
        {slides.length > 1 && canGrow && <Counter slides={slides} slider={slider} isUsed={isUsed} />}
      </div>
      {full.FullScreen && (
        <full.FullScreen
          slides={slides}
          fallback={gallery.fallback}
          start={slider.current}
          onTurn={slider.go}
          onClose={full.close}
        />
      )}
    </section>
  );
}

function classesOf({ thumbnails }: GalleryModel, gone: boolean, grows: boolean): string {
  const classes = [
    'gallery',
    thumbnails ? '' : 'gallery--single',
    gone ? 'is-gone' : '',
    grows ? 'gallery--grows' : '',
  ];
  return classes.filter(Boolean).join(' ');
}

interface SlidePictureProps {
  picture: PictureModel;
  isFirst: boolean;
  isNear: boolean;
}

function SlidePicture({ picture, isFirst, isNear }: SlidePictureProps) {
  return (
    <Picture
      key={picture.src}
      picture={picture}
      priority={isFirst}
      soon={isNear}
      sizes="(max-width: 959px) 100vw, (max-width: 1199px) 56vw, 840px"
    />
  );
}

function Arrows({ slider }: { slider: SliderControl }) {
  return (
    <>
      <button type="button" className="arrow arrow--l" aria-label="Previous picture" onClick={slider.previous}>
        <Icon name="chevron-left" />
      </button>
      <button type="button" className="arrow arrow--r" aria-label="Next picture" onClick={slider.next}>
        <Icon name="chevron-right" />
      </button>
    </>
  );
}

interface CounterProps {
  slides: Slide[];
  slider: SliderControl;
  isUsed: boolean;
}

/**
 * Which slide is visible; without scripts that is unknown, so it says how many pictures there are. Both texts take the
 * same width.
 */
function Counter({ slides, slider, isUsed }: CounterProps) {
  const count = slides.filter(({ kind }) => kind === 'picture').length;
  const current = slides[slider.current];
  const width = { '--digits': String(count).length };
  return (
    <>
      <span className="count" style={width} aria-hidden={slider.isHydrated || undefined}>
        <Icon name={current?.kind === 'video' ? 'play' : 'camera'} />
        <span className="count-now">{formatSlideCounter(slides, slider.current)}</span>
        <span className="count-all">{count === 1 ? '1 picture' : `${count} pictures`}</span>
      </span>
      <span className="vh" aria-live="polite">
        {isUsed ? current?.label : ''}
      </span>
    </>
  );
}
