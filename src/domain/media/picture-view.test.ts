import { expect, test } from 'vitest';
import { describePicture, findPictureView, putLeadFirst } from './picture-view.ts';

test.each([
  ['/media/sedan-1/white/front-left.avif?v=3f9a2c1b', 'front left three-quarter'],
  ['/media/sedan-1/white/front-right.avif?v=3f9a2c1b', 'front right three-quarter'],
  ['/media/sedan-1/white/rear-left.avif', 'rear left three-quarter'],
  ['https://photos.example/stock/rear-right.webp', 'rear right three-quarter'],
  ['/media/cabins/modern/dash.avif#top', 'dashboard'],
  ['https://photos.example/stock/01_Front_Left.JPG', 'front left three-quarter'],
  ['/p/rear-2.jpg', 'rear'],
  ['/p/3-front-three-quarter.jpg', 'front three-quarter'],
  ['/p/9-3.jpg', undefined],
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

test.each([
  ['a rear view', ['rear.jpg', 'side.jpg', 'front-left.jpg'], ['front-left.jpg', 'rear.jpg', 'side.jpg']],
  ['a view from straight ahead', ['front.jpg', '2_front_right.jpg'], ['2_front_right.jpg', 'front.jpg']],
  ['a front three-quarter view', ['front-right.jpg', 'front-left.jpg'], ['front-right.jpg', 'front-left.jpg']],
  ['a view, with none from the front corner', ['side.jpg', 'rear.jpg'], ['side.jpg', 'rear.jpg']],
  ['a picture whose name says nothing', ['8812.jpg', 'front-left.jpg'], ['8812.jpg', 'front-left.jpg']],
  ['nothing', [], []],
])('[C5] a front three-quarter view leads pictures that begin with %s', (_what, given, ordered) => {
  expect(putLeadFirst(given, (name) => `/p/${name}`)).toEqual(ordered);
});
