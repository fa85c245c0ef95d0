import { expect, test } from 'vitest';
import { findVideo, linkToYoutubeFrame } from './video-address.ts';

test.each([
  ['https://www.youtube.com/embed/0000demo000', null],
  ['https://www.youtube.com/embed/0000demo000?rel=0&start=12', 12],
  ['http://www.youtube.com/embed/0000demo000', null],
  ['https://www.youtube-nocookie.com/embed/0000demo000', null],
  ['https://youtube.com/watch?v=0000demo000&t=90s', 90],
  ['https://m.youtube.com/watch?v=0000demo000', null],
  ['https://youtu.be/0000demo000?t=5', 5],
  ['https://www.youtube.com/shorts/0000demo000', null],
])('[D3] %s is a video of YouTube', (address, startSeconds) => {
  expect(findVideo(address)).toEqual({ kind: 'youtube', id: '0000demo000', startSeconds });
});

test.each(['/media/suv-2/turn.mp4?v=1a2b', 'https://videos.example/a/walk.mp4'])(
  '[D3] %s is a file that plays by itself',
  (src) => {
    expect(findVideo(src)).toEqual({ kind: 'file', src });
  },
);

test.each([
  '',
  'walkaround',
  '//videos.example/walk.mp4',
  '/\\videos.example/walk.mp4',
  'http://videos.example/walk.mp4',
  'javascript:alert(1)',
  'data:video/mp4;base64,AAAA',
  'https://user:secret@videos.example/walk.mp4',
  'https://www.youtube.com/@dealer',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/embed/"onload=x',
  'https://youtu.be/',
])('[D3] %j is no video that a page could play', (address) => {
  expect(findVideo(address)).toBeUndefined();
});

test('[D3] what only looks like YouTube is never framed', () => {
  for (const host of ['youtube.com.example', 'notyoutube.com', 'www-youtube.com'])
    expect(findVideo(`https://${host}/embed/0000demo000`)).toMatchObject({ kind: 'file' });
});

test('[D3] the player plays at once, in the page, from where the address says', () => {
  expect(linkToYoutubeFrame({ id: 'abcdefghijk', startSeconds: 12 })).toBe(
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&playsinline=1&rel=0&start=12',
  );
});
