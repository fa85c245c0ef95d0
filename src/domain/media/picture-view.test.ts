import { expect, test } from 'vitest';
import { describePicture, findPictureView } from './picture-view.ts';

test.each([
  ['/media/sedan-1/white/front-left.avif?v=3f9a2c1b', 'front left three-quarter'],
  ['/media/sedan-1/white/front-right.avif?v=3f9a2c1b', 'front right three-quarter'],
  ['/media/sedan-1/white/rear-left.avif', 'rear left three-quarter'],
  ['https://photos.example/stock/rear-right.webp', 'rear right three-quarter'],
  ['/media/cabins/modern/dash.avif#top', 'dashboard'],
  ['/media/front-left/1.avif', undefined],
  ['/p/constructor.jpg', undefined],
  ['/p/frontier.jpg', undefined],
  ['/p/front', undefined],
])('the picture at %s shows: %s', (url, view) => {
  expect(findPictureView(url)).toBe(view);
});

test.each([
  ['/p/side.jpg', 1, 'White 2021 Toyota Corolla, side'],
  ['/p/8812.jpg', 0, 'White 2021 Toyota Corolla'],
  ['/p/8813.jpg', 1, 'White 2021 Toyota Corolla, picture 2 of 5'],
])('the text for %s at place %i says what is seen', (url, index, alt) => {
  expect(describePicture('White 2021 Toyota Corolla', url, index, 5)).toBe(alt);
});
