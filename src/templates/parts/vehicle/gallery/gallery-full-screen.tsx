import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatSlideCounter, type Slide } from '../../../../features/vehicle/gallery/slides.ts';
import { useHistoryEntry } from '../../../../ui/history-entry.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useBrokenPictures } from '../../../../ui/pictures/broken-pictures.ts';
import { Picture, type PictureModel } from '../../../../ui/pictures/picture.tsx';
import { useZoomStage, type ZoomStage } from '../../../../ui/zoom/zoom-stage.ts';
import { PlayMark } from './gallery-thumbnails.tsx';
import { GalleryVideo } from './gallery-video.tsx';

export interface FullScreenProps {
  slides: Slide[];
  fallback: PictureModel;
  start: number;
  /** Called with each slide that comes into view. */
  onTurn(index: number): void;
  onClose(): void;
}

const STEP = 1.5;
const PAN_PX = 80;

/**
 * The gallery over the whole window (D2): swipe, arrows and keys change the slide; fingers, wheel, buttons and keys pan
 * and zoom. Escape and Back close it.
 */
export function FullScreen({ slides, fallback, start, onTurn, onClose }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  const count = slides.length;
  const broken = useBrokenPictures(dialog);
  const leaveEntry = useHistoryEntry('#full-screen', onClose);
  const turnTo = (next: number) => {
    const wrapped = (next + count) % count;
    setIndex(wrapped);
    onTurn(wrapped);
  };
  const zoom = useZoomStage(index, (way) => {
    if (slides[index + way]) turnTo(index + way);
  });
  const close = () => {
    onClose();
    leaveEntry();
  };
  useModal(dialog);
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actOf(event, zoom, (by) => turnTo(index + by), turnTo, count);
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  };
  return (
    <dialog
      ref={dialog}
      className="full"
      aria-label="Pictures, full screen"
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <Bar slides={slides} index={index} zoom={zoom} onClose={close} />
      <div className="full-stage" ref={zoom.stage}>
        <ul className="full-track" style={{ '--at': index }}>
          {slides.map((slide, at) => (
            <li key={slide.id} id={`full-${slide.id}`} data-current={at === index || undefined} inert={at !== index}>
              {Math.abs(at - index) < 2 && (
                <FullSlide
                  slide={slide}
                  isShown={at === index}
                  isNear={zoom.canZoomOut}
                  fallback={broken.has(`full-${slide.id}`) ? fallback : null}
                />
              )}
            </li>
          ))}
        </ul>
        {count > 1 && <Arrows onTurn={(by) => turnTo(index + by)} />}
      </div>
      {slides[0]?.thumbnail && (
        <Strip slides={slides} index={index} fallback={fallback} broken={broken} onTurn={turnTo} />
      )}
      <span className="vh" aria-live="polite">
        {slides[index]?.label}
        {zoom.scale > 1 ? `, ${zoom.scale} times as large` : ''}
      </span>
    </dialog>
  );
}

/** Shows the dialog as a modal while it is rendered; the page behind keeps its scroll position. */
function useModal(dialog: React.RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    element?.querySelector<HTMLElement>('.full-close')?.focus();
    document.documentElement.classList.add('is-covered');
    return () => {
      document.documentElement.classList.remove('is-covered');
      element?.close();
    };
  }, [dialog]);
}

type Acts = Record<string, () => void>;

/** What a key does: arrows change the slide, or pan a zoomed picture; plus, minus and 0 zoom. */
function actOf(
  { key }: KeyboardEvent,
  zoom: ZoomStage,
  turnBy: (by: number) => void,
  turnTo: (index: number) => void,
  count: number,
): (() => void) | undefined {
  const zoomKeys: Acts = {
    '+': () => zoom.zoomBy(STEP),
    '=': () => zoom.zoomBy(STEP),
    '-': () => zoom.zoomBy(1 / STEP),
    '0': () => zoom.zoomBy(0),
  };
  const turnKeys: Acts = {
    ArrowLeft: () => turnBy(-1),
    ArrowRight: () => turnBy(1),
    Home: () => turnTo(0),
    End: () => turnTo(count - 1),
  };
  const panKeys: Acts = {
    ArrowLeft: () => zoom.pan(PAN_PX, 0),
    ArrowRight: () => zoom.pan(-PAN_PX, 0),
    ArrowUp: () => zoom.pan(0, PAN_PX),
    ArrowDown: () => zoom.pan(0, -PAN_PX),
  };
  const keys: Acts = { ...zoomKeys, ...turnKeys, ...(zoom.canZoomOut && panKeys) };
  return Object.hasOwn(keys, key) ? keys[key] : undefined;
}

interface FullSlideProps {
  slide: Slide;
  isShown: boolean;
  /** Zoomed in, a picture needs more pixels. */
  isNear: boolean;
  fallback: PictureModel | null;
}

function FullSlide({ slide, isShown, isNear, fallback }: FullSlideProps) {
  if (slide.kind === 'video') return <GalleryVideo video={slide.video} isShown={isShown} />;
  const picture = fallback ?? largeOf(slide.picture);
  const sizes = isShown && isNear ? '250vw' : '100vw';
  return <Picture key={picture.src} className="zooms" picture={picture} priority={isShown} soon sizes={sizes} />;
}

/** The uncropped picture, in the widths for large ones. */
const largeOf = (picture: PictureModel): PictureModel => ({
  ...picture,
  src: picture.large ?? picture.src,
  width: 1200,
  height: 800,
});

interface BarProps {
  slides: Slide[];
  index: number;
  zoom: ZoomStage;
  onClose: () => void;
}

function Bar({ slides, index, zoom, onClose }: BarProps) {
  const zooms = slides[index]?.kind === 'picture';
  return (
    <div className="full-bar">
      <span className="full-count" aria-hidden="true">
        {slides.length > 1 ? formatSlideCounter(slides, index) : ''}
      </span>
      <button
        type="button"
        aria-label="Zoom out"
        aria-disabled={!zooms || !zoom.canZoomOut}
        onClick={() => zoom.zoomBy(1 / STEP)}
      >
        <Icon name="minus" />
      </button>
      <button
        type="button"
        aria-label="Zoom in"
        aria-disabled={!zooms || !zoom.canZoomIn}
        onClick={() => zoom.zoomBy(STEP)}
      >
        <Icon name="plus" />
      </button>
      <button type="button" className="full-close" aria-label="Close" onClick={onClose}>
        <Icon name="x" />
      </button>
    </div>
  );
}

function Arrows({ onTurn }: { onTurn: (by: number) => void }) {
  return (
    <>
      <button type="button" className="arrow arrow--l" aria-label="Previous picture" onClick={() => onTurn(-1)}>
        <Icon name="chevron-left" />
      </button>
      <button type="button" className="arrow arrow--r" aria-label="Next picture" onClick={() => onTurn(1)}>
        <Icon name="chevron-right" />
      </button>
    </>
  );
}

interface StripProps {
  slides: Slide[];
  index: number;
  fallback: PictureModel;
  broken: ReadonlySet<string>;
  onTurn: (index: number) => void;
}

function Strip({ slides, index, fallback, broken, onTurn }: StripProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const item = list.current?.children[index];
    if (!list.current || !(item instanceof HTMLElement)) return;
    list.current.scrollTo({ left: item.offsetLeft - (list.current.clientWidth - item.clientWidth) / 2 });
  }, [index]);
  return (
    <ul className="full-strip" ref={list}>
      {slides.map(({ id, kind, label, thumbnail }, at) => (
        <li key={id} id={`full-thumbnail-${id}`}>
          <button
            type="button"
            aria-label={label}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => onTurn(at)}
          >
            {thumbnail && (
              <Picture picture={broken.has(`full-thumbnail-${id}`) ? { ...thumbnail, src: fallback.src } : thumbnail} />
            )}
            {kind === 'video' && <PlayMark />}
          </button>
        </li>
      ))}
    </ul>
  );
}
