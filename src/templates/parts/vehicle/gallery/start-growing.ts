import type { SlideKind } from '../../../../features/vehicle/gallery/slides.ts';
import type { Slider } from '../../../../ui/carousel/slider.ts';
import { getPart } from '../../../../ui/get-part.ts';
import { withSheet } from '../../sheet-on-use.ts';

type FullScreen = typeof import('./gallery-full-screen.ts');

let loading: Promise<FullScreen> | undefined;

/** Kept, since asking for a script again takes the browser a task, even if it is there. */
function load(): Promise<FullScreen> {
  loading ??= withSheet('gallery', import('./gallery-full-screen.ts'));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

interface GrowingParts {
  slides: readonly SlideKind[];
  slider: Slider;
  signal: AbortSignal;
  /** Called when full screen opens and when it has closed. */
  onChange(isOpen: boolean): void;
}

/**
 * Opens a gallery over the whole window, by its button or by a press on a picture. If the script of that cannot be
 * loaded, the visible picture opens as a file. On closing, the focus returns to the button. Returns the function that
 * loads the script before it is asked for.
 */
export function startGrowing(gallery: HTMLElement, { slides, slider, signal, onChange }: GrowingParts): () => void {
  const button = gallery.querySelector<HTMLElement>('.gallery-grow');
  if (!button) return () => {};
  const strip = getPart(gallery, '.gallery-strip');
  let isOpen = false;
  const change = (open: boolean) => {
    isOpen = open;
    onChange(open);
  };
  const close = () => {
    change(false);
    button.focus({ preventScroll: true });
  };
  const open = (picture = strip.children[slider.current]?.querySelector('img')) => {
    if (isOpen) return;
    change(true);
    load().then(
      ({ openFullScreen }) => openFullScreen({ gallery, slides, start: slider.current, turn: slider.go, close }),
      () => {
        change(false);
        if (picture) window.location.assign(picture.currentSrc || picture.src);
      },
    );
  };
  const press = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && !target.closest('a')) open(target);
  };
  gallery.classList.add('gallery--grows');
  button.addEventListener('click', () => open(), { signal });
  strip.addEventListener('click', press, { signal });
  // Where it fails, the press that needs it tries again.
  return () => void load().catch(() => {});
}
