import { buildImageSrcSet } from '../../../domain/media/image-address.ts';
import type { CardModel } from '../../../kernel/cards/card.ts';
import { createElement } from '../../../ui/create-element.ts';
import { startHoverGallery } from '../../../ui/pictures/hover-gallery.ts';

type Pictures = CardModel['morePictures'];

/**
 * Puts a card's further pictures over its first. The list of them comes from the server, so that no page carries what
 * few visitors look at; each picture is fetched when the pointer nears it, and shown once it has loaded. Bars say which
 * one it is. Rejects when the list cannot be fetched.
 */
export async function showMorePictures(card: HTMLElement): Promise<void> {
  const frame = card.querySelector<HTMLElement>('.card-media');
  const first = frame?.querySelector<HTMLImageElement>(':scope > img');
  if (!frame || !first) return;
  const pictures = await loadPictures(card.dataset.car ?? '');
  if (pictures.length === 0) return;
  const layer = drawLayer(pictures.length + 1);
  first.after(layer);
  startTurning(card, frame, { layer, pictures, sizes: first.sizes.replace(/^auto, /, '') });
}

async function loadPictures(id: string): Promise<Pictures> {
  const response = await fetch(`/api/cards?ids=${id}`);
  if (!response.ok) throw new Error(`The pictures could not be loaded: ${response.status}`);
  const { cards }: { cards: CardModel[] } = await response.json();
  return cards[0]?.morePictures ?? [];
}

function drawLayer(count: number): HTMLElement {
  const layer = createElement('div', { className: 'pics' });
  const bars = createElement('span', { className: 'pics-bars', ariaHidden: 'true' });
  bars.append(...Array.from({ length: count }, (_, at) => createElement('i', { className: at === 0 ? 'is-on' : '' })));
  layer.append(bars, createElement('span', { className: 'vh', ariaLive: 'polite' }));
  return layer;
}

interface Layer {
  layer: HTMLElement;
  pictures: Pictures;
  /** How wide they are drawn, as in the `sizes` attribute. */
  sizes: string;
}

function startTurning(card: HTMLElement, frame: HTMLElement, { layer, pictures, sizes }: Layer): void {
  const [bars, live] = [...layer.children];
  const count = pictures.length + 1;
  const images: HTMLImageElement[] = [];
  let shown = 0;
  /** The first picture, or one that has loaded, is drawn; until then the one before stays. */
  const draw = () => {
    const wanted = images[shown - 1];
    if (!wanted || wanted.dataset.loaded !== undefined)
      for (const image of images) image.classList.toggle('is-on', image === wanted);
    layer.classList.toggle('is-turned', shown > 0);
    for (const [at, bar] of [...(bars?.children ?? [])].entries()) bar.classList.toggle('is-on', at === shown);
  };
  startHoverGallery(card, frame, count, (step, isByKey) => {
    const next = Math.min(Math.max(step(shown), 0), count - 1);
    if (next === shown) return;
    shown = next;
    for (const picture of pictures.slice(images.length, shown + 1)) {
      const image = drawPicture(picture, sizes, draw);
      images.push(image);
      bars?.before(image);
    }
    draw();
    if (live) live.textContent = isByKey ? describe(shown, pictures) : '';
  });
}

function drawPicture({ src, alt }: Pictures[number], sizes: string, draw: () => void): HTMLImageElement {
  const srcset = buildImageSrcSet(src, 600, true) ?? '';
  const image = createElement('img', { sizes, srcset, alt, width: 600, height: 400 });
  image.decoding = 'async';
  image.onload = () => {
    image.dataset.loaded = '';
    draw();
  };
  image.src = src;
  return image;
}

function describe(shown: number, pictures: Pictures): string {
  const alt = pictures[shown - 1]?.alt;
  return `Picture ${shown + 1} of ${pictures.length + 1}${alt ? `: ${alt}` : ''}`;
}
