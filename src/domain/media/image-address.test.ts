import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  buildImageSrcSet,
  computeCropHeight,
  encodeText,
  IMAGE_CROPS,
  IMAGE_WIDTHS,
  type ImageCrop,
  type ImageOptions,
  linkToImage,
} from './image-address.ts';
import { parseImageRequest } from './image-request.ts';

const SOURCES = ['https://images.example.com', 'https://cdn.example.net:8443'];

test.each([
  ['/media/suv/side.avif?v=3f9a', '/img/600p/suv/side.avif?v=3f9a'],
  ['/media/a.JPG', '/img/600p/a.JPG'],
  [
    'https://images.example.com/a b.jpg?w=1#top',
    `/img/600p/!${Buffer.from('images.example.com/a%20b.jpg?w=1').toString('base64url')}`,
  ],
  ['HTTPS://CDN.example.net:8443/x', `/img/600p/!${Buffer.from('cdn.example.net:8443/x').toString('base64url')}`],
])('[A8] %s is had at %s', (src, href) => {
  expect(linkToImage(src, { width: 600, crop: '3:2' }, SOURCES)).toBe(href);
});

test.each([
  '/media/suv/white/side.svg',
  '/media/walk.mp4',
  '/media/logo.svg',
  '/media/a.jpg?size=2',
  '/media/../a.jpg',
  '/media/.a.jpg',
  '/media/a%2fb.jpg',
  '/media/a b.jpg',
  '/mediax/a.jpg',
  'https://elsewhere.example.com/a.jpg',
  'https://images.example.com:444/a.jpg',
  'https://me:secret@images.example.com/a.jpg',
  'http://images.example.com/a.jpg',
  '//images.example.com/a.jpg',
  'data:image/png;base64,AAAA',
  '',
])('[A8] what the service does not make keeps its own address: %j', (src) => {
  expect(linkToImage(src, { width: 600 }, SOURCES)).toBe(src);
});

const wish: fc.Arbitrary<ImageOptions> = fc.record(
  {
    width: fc.constantFrom(...IMAGE_WIDTHS),
    crop: fc.constantFrom(...(Object.keys(IMAGE_CROPS) as ImageCrop[])),
    quality: fc.integer({ min: 75, max: 80 }),
  },
  { requiredKeys: ['width'] },
);
const sized = ({ width, crop, quality = 75 }: ImageOptions) => ({
  width,
  height: crop ? computeCropHeight(width, crop) : null,
  quality,
});

test('[A8] what is written is read back: files of the site', () => {
  const name = fc.stringMatching(/^[\w~+@=()-][\w.~+@=()-]{0,12}$/);
  fc.assert(
    fc.property(fc.array(name, { maxLength: 3 }), name, wish, (folders, file, requested) => {
      const segments = [...folders, `${file}.webp`];
      const href = linkToImage(`/media/${segments.join('/')}?v=1`, requested);
      expect(parseImageRequest(href)).toEqual({
        request: { ...sized(requested), source: { kind: 'local', segments, version: '1' } },
      });
    }),
  );
});

test('[A8] what is written is read back: pictures of other servers', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), wish, (path, query, requested) => {
      const url = new URL(`https://images.example.com${path}?${query}`);
      expect(parseImageRequest(linkToImage(url.href, requested, SOURCES))).toEqual({
        request: { ...sized(requested), source: { kind: 'remote', url } },
      });
    }),
  );
});

test.each([
  ['/img/600x400/q75/media/suv/a.avif?v=1', '/img/600p/suv/a.avif?v=1'],
  ['/img/160/q80/media/a.jpg', '/img/160o80/a.jpg'],
  ['/img/1200x1200/q78/media/a.jpg', '/img/1200s78/a.jpg'],
  [`/img/600x450/q75/remote/${encodeText('https://e.example/a')}`, `/img/600t/!${encodeText('e.example/a')}`],
])('[A8] an address of before, %s, is the picture at %s', (before, now) => {
  expect(parseImageRequest(before)).toEqual(parseImageRequest(now));
  expect(parseImageRequest(before)).toHaveProperty('request');
});

test.each([
  '/img/600z/a.jpg',
  '/img/601p/a.jpg',
  '/img/0600p/a.jpg',
  '/img/600p74/a.jpg',
  '/img/600p81/a.jpg',
  '/img/600p7/a.jpg',
  '/img/600p/../a.jpg',
  '/img/600p/.a.jpg',
  '/img/600p/a%2fb.jpg',
  '/img/600p//etc/passwd',
  '/img/600p/',
  '/img/600p/a.jpg?url=1',
  '/img/600p/!',
  `/img/600p/!${encodeText('me:secret@e.example/a')}`,
  `/img/600p/!${encodeText('E.example/a')}`,
  `/img/600p/!${encodeText('e.example/a#top')}`,
])('[A8] %s is no picture', (target) => {
  expect(parseImageRequest(target)).toHaveProperty('problem');
});

test('[A8] whatever is asked, the reader gives a picture or a reason', () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom('600', '600p', '600x400', 'q75', 'media', 'remote', '!', '..', '%2e'),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const parsed = parseImageRequest(`/img/${parts.join('/')}`);
      expect('problem' in parsed ? parsed.problem : parsed.request.source.kind).toMatch(/\w/);
    }),
  );
});

test('[A8] a picture is offered in widths from a third to twice of what it is drawn in, all of one shape', () => {
  expect(buildImageSrcSet('/img/600p/a.avif?v=1', 150)).toBe('/img/160p/a.avif?v=1 160w,/img/320p/a.avif?v=1 320w');
  const widthsFor = (href: string, cssWidth: number, inFewWidths = false) =>
    [...(buildImageSrcSet(href, cssWidth, inFewWidths)?.matchAll(/ (\d+)w/g) ?? [])].map(([, width]) => Number(width));
  expect(widthsFor('/img/600o80/!aGk', 600)).toEqual([320, 480, 600, 750, 840, 1200]);
  expect(widthsFor('/img/600o80/!aGk', 600, true)).toEqual([320, 480, 750, 1200]);
  expect(widthsFor('/img/600o80/a.jpg', 1200)).toEqual([480, 600, 750, 840, 1200, 1600, 2000]);
  expect(buildImageSrcSet('/media/a.avif', 600)).toBeUndefined();
  // A browser may remember a picture under an address of before: it is shown as it is.
  expect(buildImageSrcSet('/img/600x400/q75/media/a.avif?v=1', 150)).toBeUndefined();
});
