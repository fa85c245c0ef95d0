import { getPart } from '../../../../ui/get-part.ts';
import { askForIslands } from '../../../../ui/islands/ask-for-islands.ts';
import { keepSentHtml } from '../../../../ui/islands/sent-html.ts';
import { type RunningGallery, startGallery } from '../gallery/start-gallery.ts';

/**
 * Runs the pictures of a vehicle (`viewer.tsx`): its gallery and, where it has more views, the switch between them
 * (D4). Where the page gets fresh ones, these take over.
 */
export function startPictures(pictures: HTMLElement): void {
  keepSentHtml(pictures);
  const viewer = pictures.querySelector<HTMLElement>('.viewer');
  const isShown = !viewer || viewer.dataset.view === 'gallery';
  const gallery = startGallery(getPart(pictures, '.gallery'), isShown);
  if (viewer) startViews(viewer, gallery);
  const replaced = new AbortController();
  const follow = ({ detail: made }: CustomEvent<Element>) => {
    if (pictures.isConnected || !(made instanceof HTMLElement) || !made.matches('[data-behaviour=pictures]')) return;
    replaced.abort();
    gallery.stop();
    startPictures(made);
    showSame(made, viewer?.dataset.view, gallery.current);
  };
  document.addEventListener('content-changed', follow, { signal: replaced.signal });
}

/** Fresh pictures begin with the view and the slide that were shown. */
function showSame(pictures: HTMLElement, view: string | undefined, slide: number): void {
  if (view) pictures.querySelector<HTMLElement>(`.viewer-switch [value=${view}]`)?.click();
  const strip = getPart(pictures, '.gallery-strip');
  strip.scrollTo({ left: slide * strip.clientWidth, behavior: 'instant' });
}

/** The view that is shown is marked on the element around all; one that waits is started when it is first chosen. */
function startViews(viewer: HTMLElement, gallery: RunningGallery): void {
  const buttons = [...viewer.querySelectorAll<HTMLButtonElement>('.viewer-switch button')];
  const choose = (view: string) => {
    viewer.dataset.view = view;
    for (const button of buttons) button.ariaPressed = String(button.value === view);
    gallery.show(view === 'gallery');
    askForIslands(getPart(viewer, `[data-pane=${view}]`));
  };
  for (const button of buttons) button.addEventListener('click', () => choose(button.value));
}
