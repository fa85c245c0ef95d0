import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GalleryVideo } from './gallery-video.tsx';

test("[D3] without scripts the browser's controls play the video; with them it has none to style", () => {
  const poster = { src: '/media/poster.avif', width: 600, height: 400, alt: '' };
  const video = { at: 1, name: 'Video of a car', poster, plays: { kind: 'file' as const, src: '/media/turn.mp4' } };
  const { document } = parseHTML(renderToStaticMarkup(<GalleryVideo video={video} />));
  const films = [...document.querySelectorAll('video')];
  expect(films.map((film) => film.getAttribute('src'))).toEqual(['/media/turn.mp4', '/media/turn.mp4']);
  const withControls = films.filter((film) => film.hasAttribute('controls'));
  expect(withControls.map((film) => film.parentElement?.tagName)).toEqual(['NOSCRIPT']);
});
