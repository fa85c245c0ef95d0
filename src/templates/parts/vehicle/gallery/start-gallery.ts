import { formatSlideCounter, formatSlideLabel, type SlideKind } from '../../../../features/vehicle/gallery/slides.ts';
import { startSlider } from '../../../../ui/carousel/slider.ts';
import { getPart } from '../../../../ui/get-part.ts';
import { setIcon } from '../../../../ui/icons/set-icon.ts';
import { replaceBrokenPictures } from '../../../../ui/pictures/broken-pictures.ts';
import { startGrowing } from './start-growing.ts';
import { startVideo } from './start-video.ts';

export interface RunningGallery {
  /** The visible slide, from 0. */
  readonly current: number;
  /** False while another view of the vehicle hides it: then it plays nothing and ignores keys. */
  show(isShown: boolean): void;
  stop(): void;
}

/**
 * Runs the pictures of a vehicle (`gallery.tsx`, D2, D3): arrows, keys, thumbnails, counter and video. They open over
 * the whole window (`start-growing.ts`); the script of that is loaded as soon as they are shown, so that it is there
 * when it is asked for.
 */
export function startGallery(gallery: HTMLElement, isShown: boolean): RunningGallery {
  const listening = new AbortController();
  const { signal } = listening;
  const strip = getPart(gallery, '.gallery-strip');
  const more = gallery.querySelector<HTMLElement>('.gallery-t .more');
  const moreAt = [...gallery.querySelectorAll('.gallery-t > li')].findIndex((item) => item.contains(more));
  const slides = [...strip.children].map(({ id }): SlideKind => ({ kind: id === 'video' ? 'video' : 'picture' }));
  const isVideo = (index: number) => slides[index]?.kind === 'video';
  const video = startVideo(strip.children[slides.findIndex((_, index) => isVideo(index))]);
  let isFull = false;
  let isUsed = false;

  const slider = startSlider({ around: gallery, strip, thumbnails: gallery.querySelector('.gallery-t') }, draw);
  function draw(): void {
    const { current } = slider;
    showCount(gallery, slides, current);
    if (isUsed) {
      tell(gallery, formatSlideLabel(slides, current));
      loadNear(strip, current);
    }
    if (more) more.hidden = current >= moreAt;
    playVideo();
  }
  function playVideo(): void {
    video?.show(isShown && !isFull && isVideo(slider.current));
  }
  const use = () => {
    if (isUsed) return;
    isUsed = true;
    draw();
  };
  for (const act of ['pointerenter', 'pointerdown', 'focusin']) gallery.addEventListener(act, use, { signal });
  gallery.querySelector('.gallery-main > .arrow--l')?.addEventListener('click', slider.previous, { signal });
  gallery.querySelector('.gallery-main > .arrow--r')?.addEventListener('click', slider.next, { signal });

  const loadFullScreen = startGrowing(gallery, {
    slides,
    slider,
    signal,
    onChange(isOpen) {
      isFull = isOpen;
      playVideo();
    },
  });
  replaceBrokenPictures(gallery, gallery.dataset.fallback, signal);
  draw();
  if (isShown) loadFullScreen();
  return {
    get current() {
      return slider.current;
    },
    show(shown) {
      isShown = shown;
      slider.show(shown);
      playVideo();
      if (shown) loadFullScreen();
    },
    stop() {
      listening.abort();
      slider.stop();
      video?.stop();
    },
  };
}

function showCount(gallery: HTMLElement, slides: readonly SlideKind[], current: number): void {
  const counter = gallery.querySelector('.count');
  if (!counter) return;
  counter.ariaHidden = 'true';
  getPart(counter, '.count-now').textContent = formatSlideCounter(slides, current);
  setIcon(counter, slides[current]?.kind === 'video' ? 'play' : 'camera');
}

function tell(gallery: HTMLElement, words: string): void {
  const live = gallery.querySelector('.gallery-main > [aria-live]');
  if (live) live.textContent = words;
}

/** The pictures beside the visible one are fetched before they are turned to. */
function loadNear(strip: HTMLElement, current: number): void {
  for (const slide of [...strip.children].slice(Math.max(0, current - 1), current + 2))
    for (const picture of slide.querySelectorAll('img')) picture.loading = 'eager';
}
