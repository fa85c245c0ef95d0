import { describe, expect, test } from 'vitest';
import { bareCar, pictures } from '../../../tests/contracts/samples/cars.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { type SiteSettingsInput, settingsSchema } from '../../settings/schema.ts';
import { buildSlides, formatSlideCounter } from './gallery/slides.ts';
import { buildGalleryModel } from './pictures.ts';

function gallery(known: Partial<Car>, given: Partial<SiteSettingsInput> = {}) {
  const settings = settingsSchema.parse({
    brand: { name: 'Harbour Motor Group' },
    contact: { phone: '07 3200 5400' },
    ...given,
  });
  return buildGalleryModel({
    car: bareCar(known),
    kind: 'car',
    title: '2021 Toyota Kluger',
    noun: 'car',
    settings,
  });
}

const FILE = '/media/suv-2/turn.mp4?v=1a2b';
const EMBED = 'https://www.youtube.com/embed/0000demo000';
const kindsOf = (known: Partial<Car>, given?: Partial<SiteSettingsInput>) =>
  buildSlides(gallery(known, given)).map(({ kind }) => kind);

describe('[D3] the video', () => {
  test.each([
    [0, 1],
    [1, 1],
    [2, 1],
    [14, 1],
  ])('of a vehicle with %i pictures is slide number %i after the first', (count, at) => {
    expect(buildSlides(gallery({ images: pictures(count), video_url: FILE }))[at]?.kind).toBe('video');
  });

  test('stands where the site wants it, and at the end of fewer pictures', () => {
    const viewer = { videoPosition: 5 };
    const known = { video_url: FILE };
    expect(kindsOf({ ...known, images: pictures(6) }, { vehicle: { viewer } }).indexOf('video')).toBe(4);
    expect(kindsOf({ ...known, images: pictures(2) }, { vehicle: { viewer } })).toEqual([
      'picture',
      'picture',
      'video',
    ]);
  });

  test('has our drawing among the thumbnails, or the picture that the site names', () => {
    const known = { images: pictures(4), video_url: FILE };
    expect(buildSlides(gallery(known))[1]?.thumbnail?.src).toBe('/drawings/video.svg');
    const viewer = { videoThumbnail: '/media/film.jpg' };
    expect(buildSlides(gallery(known, { vehicle: { viewer } }))[1]?.thumbnail?.src).toBe('/media/film.jpg');
  });

  test('of the dealer comes before one on another service, which comes before none that can be played', () => {
    expect(gallery({ video_url: FILE, external_video_url: EMBED }).video?.plays.kind).toBe('file');
    expect(gallery({ external_video_url: EMBED }).video?.plays).toEqual({
      kind: 'player',
      src: 'https://www.youtube-nocookie.com/embed/0000demo000?autoplay=1&playsinline=1&rel=0',
      origin: 'https://www.youtube-nocookie.com',
      page: 'https://www.youtube.com/watch?v=0000demo000',
    });
    expect(gallery({ video_url: 'http://old.example/film.wmv', external_video_url: EMBED }).video?.plays.kind).toBe(
      'player',
    );
    expect(gallery({ video_url: 'http://old.example/film.wmv' }).video).toBeNull();
  });
});

describe('[D2] slides', () => {
  test('pictures are counted without the video', () => {
    const slides = buildSlides(gallery({ images: pictures(4), video_url: FILE }));
    expect(slides.map((_, index) => formatSlideCounter(slides, index))).toEqual([
      '1 / 4',
      'Video',
      '2 / 4',
      '3 / 4',
      '4 / 4',
    ]);
    expect(slides.map(({ label }) => label).at(2)).toBe('Picture 2 of 4');
  });

  test('a video makes no thumbnails where the pictures are too few for them', () => {
    expect(buildSlides(gallery({ images: pictures(3), video_url: FILE })).map(({ thumbnail }) => thumbnail)).toEqual(
      Array(4).fill(null),
    );
  });

  test('above how many pictures there are thumbnails is a setting', () => {
    const few = (thumbnailsAbove: number) =>
      gallery({ images: pictures(2) }, { vehicle: { viewer: { thumbnailsAbove } } }).thumbnails?.length;
    expect([few(1), few(2)]).toEqual([2, undefined]);
  });

  test('what stands in for a picture that cannot be had is the drawing of the vehicle, and says so', () => {
    expect(gallery({ images: pictures(2), simple_body: 'Ute', colour: 'Red' }).fallback).toMatchObject({
      src: '/drawings/ute/red/side.svg',
      alt: 'Illustration shown because the photo couldn’t be loaded',
    });
  });
});
