import { buildImageSrcSet } from '../../../../domain/media/image-address.ts';
import { lookUp } from '../../../../domain/text/look-up.ts';
import { formatSlideCounter, formatSlideLabel, type SlideKind } from '../../../../features/vehicle/gallery/slides.ts';
import { createElement } from '../../../../ui/create-element.ts';
import { getPart } from '../../../../ui/get-part.ts';
import { enterHistory } from '../../../../ui/history-entry.ts';
import { replaceBrokenPictures } from '../../../../ui/pictures/broken-pictures.ts';
import { startZoomStage, type ZoomStage } from '../../../../ui/zoom/zoom-stage.ts';
import { type SlideVideo, startVideo } from './start-video.ts';

export interface FullScreenOptions {
  gallery: HTMLElement;
  slides: readonly SlideKind[];
  start: number;
  /** Called with each slide that is turned to. */
  turn(index: number): void;
  /** Called once it is closed. */
  close(): void;
}

const STEP = 1.5;
const PAN_PX = 80;

/**
 * Opens the gallery over the whole window (D2): swipe, arrows and keys change the slide; fingers, wheel, buttons and
 * keys pan and zoom. Escape and Back close it.
 */
export function openFullScreen({ gallery, slides, start, turn, close }: FullScreenOptions): void {
  const dialog = buildDialog(gallery);
  const track = fillTrack(dialog, gallery);
  const strip = dialog.querySelector<HTMLElement>('.full-strip');
  const videos = new Map<number, SlideVideo | undefined>();
  const count = slides.length;
  let index = start;
  const zoom = startZoomStage(getPart(dialog, '.full-stage'), {
    onScale: () => draw(),
    onTurn: (way) => slides[index + way] && turnTo(index + way),
  });

  const show = () => {
    track.style.setProperty('--at', String(index));
    for (const [at, slide] of [...track.children].entries()) {
      slide.toggleAttribute('data-current', at === index);
      slide.toggleAttribute('inert', at !== index);
      if (Math.abs(at - index) < 2 && !videos.has(at)) videos.set(at, fillSlide(slide, gallery, at === index));
      videos.get(at)?.show(at === index);
    }
    if (strip) markCurrent(strip, index);
    zoom.reset();
    draw();
  };
  const scrollStrip = () => strip && scrollToItem(strip, index);
  const draw = () => drawState(dialog, slides, index, zoom);
  const turnTo = (next: number) => {
    index = (next + count) % count;
    show();
    scrollStrip();
    turn(index);
  };
  const shut = () => {
    if (!dialog.isConnected) return;
    zoom.stop();
    stopShowing();
    for (const video of videos.values()) video?.stop();
    dialog.remove();
    close();
  };

  const presses: Record<string, () => void> = {
    '.full-out': () => zoom.zoomBy(1 / STEP),
    '.full-in': () => zoom.zoomBy(STEP),
    '.full-close': () => leave(),
    '.arrow--l': () => turnTo(index - 1),
    '.arrow--r': () => turnTo(index + 1),
  };
  for (const [button, press] of Object.entries(presses)) dialog.querySelector(button)?.addEventListener('click', press);
  strip?.addEventListener('click', ({ target }) => {
    const item = target instanceof Element ? target.closest('li') : null;
    if (item) turnTo([...strip.children].indexOf(item));
  });
  dialog.addEventListener('keydown', (event) => {
    // A modal dialog closes itself; for a moment it is a popover.
    if (event.key === 'Escape' && dialog.popover) leave();
    const act = findAct(event.key, { zoom, turnTo, index, count });
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  });
  replaceBrokenPictures(dialog, gallery.dataset.fallback);

  show();
  gallery.append(dialog);
  const stopShowing = showAtOnce(dialog, () => {
    if (!strip) return;
    fillStrip(strip, gallery);
    markCurrent(strip, index);
    scrollStrip();
  });
  const entry = enterHistory('#full-screen', shut);
  const leave = () => {
    if (!dialog.isConnected) return;
    shut();
    entry.leave();
  };
  dialog.addEventListener('close', leave);
}

/** The dialog that waits in the gallery's template, still empty. */
function buildDialog(gallery: HTMLElement): HTMLDialogElement {
  const template = gallery.querySelector<HTMLTemplateElement>('template[data-full-screen]');
  const dialog = template && document.importNode(template.content, true).firstElementChild;
  if (!(dialog instanceof HTMLDialogElement)) throw new Error('The gallery has no dialog');
  return dialog;
}

/**
 * Shows a dialog as a modal one in two steps: it is painted as a popover, and becomes modal once that frame is there.
 * That makes all the page around it inert, for which browsers compute every element's style again; it would keep the
 * visitor waiting. `finish` is called then too, for what may come one frame later. Returns the function that ends it.
 */
function showAtOnce(dialog: HTMLDialogElement, finish: () => void): () => void {
  const { classList } = document.documentElement;
  const becomeModal = () => {
    if (!dialog.isConnected) return;
    if (dialog.popover) dialog.hidePopover();
    dialog.popover = null;
    // The page behind keeps its scroll position.
    classList.add('is-covered');
    dialog.showModal();
    finish();
  };
  if ('popover' in dialog) {
    dialog.popover = 'manual';
    dialog.showPopover();
    requestAnimationFrame(() => whenIdle(becomeModal));
  } else becomeModal();
  return () => {
    classList.remove('is-covered');
    dialog.close();
  };
}

/** Not every browser has idle callbacks; a timer comes after the frame too, though perhaps before what waits longer. */
const whenIdle = (then: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(then, { timeout: 200 }) : setTimeout(then);

/** A place for each slide of the gallery; it is filled when the slide comes near. */
function fillTrack(dialog: HTMLElement, gallery: HTMLElement): HTMLElement {
  const track = getPart(dialog, '.full-track');
  track.append(
    ...[...getPart(gallery, '.gallery-strip').children].map(({ id }) => createElement('li', { id: `full-${id}` })),
  );
  return track;
}

/** The gallery's thumbnails as buttons. Their row has its height before. */
function fillStrip(strip: HTMLElement, gallery: HTMLElement): void {
  for (const link of gallery.querySelectorAll('.gallery-t a')) {
    const button = createElement('button', { type: 'button', ariaLabel: link.ariaLabel });
    for (const part of link.querySelectorAll('img, .gallery-mark')) button.append(part.cloneNode(true));
    const item = createElement('li');
    item.append(button);
    strip.append(item);
  }
}

/** Puts the picture, large and uncropped, or the video of the gallery's slide into the place of it. */
function fillSlide(place: Element, gallery: HTMLElement, isShown: boolean): SlideVideo | undefined {
  const slide = getPart(gallery, `#${CSS.escape(place.id.replace('full-', ''))}`);
  const picture = slide.querySelector(':scope > img');
  if (picture instanceof HTMLImageElement) {
    place.append(drawLarge(picture, slide.dataset.large ?? picture.src, isShown));
    return undefined;
  }
  place.append(...[...slide.childNodes].map((node) => node.cloneNode(true)));
  return startVideo(place);
}

const [WIDTH, HEIGHT] = [1200, 800];

function drawLarge({ alt }: HTMLImageElement, large: string, isShown: boolean): HTMLImageElement {
  const picture = createElement('img', { className: 'zooms', alt, width: WIDTH, height: HEIGHT });
  picture.decoding = 'async';
  if (isShown) picture.fetchPriority = 'high';
  const srcset = buildImageSrcSet(large, WIDTH);
  if (srcset) Object.assign(picture, { sizes: WHOLE, srcset });
  picture.src = large;
  return picture;
}

const WHOLE = '100vw';
/** Zoomed in, a picture needs more pixels. */
const ZOOMED = '250vw';

/** The counter, the zoom's buttons, the words for screen readers, and how large a picture is needed. */
function drawState(dialog: HTMLElement, slides: readonly SlideKind[], index: number, zoom: ZoomStage): void {
  const canZoom = slides[index]?.kind === 'picture';
  const size = zoom.scale > 1 ? `, ${zoom.scale} times as large` : '';
  getPart(dialog, '.full-count').textContent = slides.length > 1 ? formatSlideCounter(slides, index) : '';
  getPart(dialog, '.full-out').ariaDisabled = String(!canZoom || !zoom.canZoomOut);
  getPart(dialog, '.full-in').ariaDisabled = String(!canZoom || !zoom.canZoomIn);
  getPart(dialog, '[aria-live]').textContent = `${formatSlideLabel(slides, index)}${size}`;
  for (const picture of dialog.querySelectorAll<HTMLImageElement>('.zooms[srcset]')) {
    const sizes = zoom.canZoomOut && picture.closest('[data-current]') ? ZOOMED : WHOLE;
    if (picture.sizes !== sizes) picture.sizes = sizes;
  }
}

function markCurrent(strip: HTMLElement, index: number): void {
  strip.querySelector('[aria-current]')?.removeAttribute('aria-current');
  strip.children[index]?.querySelector('button')?.setAttribute('aria-current', 'true');
}

/** Scrolls the strip until the current thumbnail is in the middle. */
function scrollToItem(strip: HTMLElement, index: number): void {
  const item = strip.children[index];
  if (item instanceof HTMLElement)
    strip.scrollTo({ left: item.offsetLeft - (strip.clientWidth - item.clientWidth) / 2 });
}

interface Keyed {
  zoom: ZoomStage;
  turnTo(index: number): void;
  index: number;
  count: number;
}

/** What a key does: arrows change the slide, or pan a zoomed picture; plus, minus and 0 zoom. */
function findAct(key: string, { zoom, turnTo, index, count }: Keyed): (() => void) | undefined {
  const zoomKeys = {
    '+': () => zoom.zoomBy(STEP),
    '=': () => zoom.zoomBy(STEP),
    '-': () => zoom.zoomBy(1 / STEP),
    '0': () => zoom.zoomBy(0),
  };
  const turnKeys = {
    ArrowLeft: () => turnTo(index - 1),
    ArrowRight: () => turnTo(index + 1),
    Home: () => turnTo(0),
    End: () => turnTo(count - 1),
  };
  const panKeys = {
    ArrowLeft: () => zoom.pan(PAN_PX, 0),
    ArrowRight: () => zoom.pan(-PAN_PX, 0),
    ArrowUp: () => zoom.pan(0, PAN_PX),
    ArrowDown: () => zoom.pan(0, -PAN_PX),
  };
  return lookUp<() => void>({ ...zoomKeys, ...turnKeys, ...(zoom.canZoomOut && panKeys) }, key);
}
