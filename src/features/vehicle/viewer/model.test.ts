import { describe, expect, test } from 'vitest';
import { type SiteSettingsInput, settingsSchema } from '../../../settings/schema.ts';
import { buildViewerModel, type ViewerInputs } from './model.ts';

type CarPart = Partial<ViewerInputs['car']>;

const FRAMES = ['/media/a/00.avif', '/media/a/01.avif', '/media/a/02.avif'];
const FIRST_PICTURE = {
  src: '/media/a/front.avif',
  alt: 'White 2021 Toyota Kluger',
  width: 600,
  height: 400,
};

function viewer(car: CarPart, settings: Partial<SiteSettingsInput> = {}) {
  return buildViewerModel({
    car: {
      slug: 'kluger',
      spin_images: [],
      spin_code: null,
      spin_interior_image: null,
      hotspots: null,
      ...car,
    },
    title: '2021 Toyota Kluger',
    pictures: [FIRST_PICTURE],
    settings: settingsSchema.parse({
      brand: { name: 'Harbour' },
      contact: { phone: '07 3200 5400' },
      ...settings,
    }),
  });
}

const INTERIOR = '/media/cabins/family/panorama.avif';
const SERVICE = { integrations: { spinViewer: { scriptUrl: 'https://spin.example/view.js' } } };
const startingWith = (defaultView: 'spinner' | 'gallery' | 'interior') => ({
  vehicle: { viewer: { defaultView } },
});

describe('[D4] the viewer has the views that the vehicle has', () => {
  test.each<[string, CarPart, string[] | undefined]>([
    ['pictures alone: no viewer', {}, undefined],
    ['one frame is no turn', { spin_images: FRAMES.slice(0, 1) }, undefined],
    ['frames', { spin_images: FRAMES }, ['Spin', 'Images']],
    ['a panorama', { spin_interior_image: INTERIOR }, ['Images', 'Interior']],
    ['both', { spin_images: FRAMES, spin_interior_image: INTERIOR }, ['Spin', 'Images', 'Interior']],
    ['a code of a service that the site has not', { spin_code: 'abc' }, undefined],
  ])('%s', (_, car, labels) => {
    expect(viewer(car)?.views.map(({ label }) => label)).toEqual(labels);
  });

  test.each<['spinner' | 'gallery' | 'interior', CarPart, string]>([
    ['spinner', { spin_images: FRAMES }, 'spinner'],
    ['gallery', { spin_images: FRAMES }, 'gallery'],
    ['interior', { spin_images: FRAMES, spin_interior_image: INTERIOR }, 'interior'],
    ['interior', { spin_images: FRAMES }, 'gallery'],
    ['spinner', { spin_interior_image: INTERIOR }, 'gallery'],
  ])('by the site’s wish for the %s first, %j begins with the %s', (wish, car, first) => {
    expect(viewer(car, startingWith(wish))?.first).toBe(first);
  });

  test('[S9] the spin has the site’s figures, and its hotspots', () => {
    const exterior = [{ description: 'Towbar', positions: [{ angle: 1, x: 50, y: 60 }] }];
    const shown = viewer({ spin_images: FRAMES, hotspots: { exterior, interior: [] } });
    expect(shown?.spin).toEqual({
      frames: FRAMES.map((frame) => `/img/1200o${frame.replace('/media', '')}`),
      hotspots: exterior,
      label: '360 view of 2021 Toyota Kluger',
      pixelsPerFrame: 20,
      autoRotateMs: 100,
    });
    expect(shown?.placeholder).toEqual(FIRST_PICTURE);
    const still = { vehicle: { viewer: { autoRotate: 'off' as const, pixelsPerFrame: 8 } } };
    expect(viewer({ spin_images: FRAMES }, still)?.spin).toMatchObject({
      autoRotateMs: null,
      pixelsPerFrame: 8,
    });
  });

  test('the spin begins at the frame nearest to the angle that the site sets, and its hotspots turn with it', () => {
    const spin_images = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'].map((frame) => `/media/${frame}`);
    const at = (angle: number) => ({ angle, x: 50, y: 60 });
    const exterior = [{ description: 'Towbar', positions: [at(0), at(1), at(11), at(12)] }];
    const from40 = { vehicle: { viewer: { startDegrees: 40 } } };
    const spin = viewer({ spin_images, hotspots: { exterior, interior: [] } }, from40)?.spin;
    expect(spin?.frames.map((frame) => frame.slice(-1)).join('')).toBe('bcdefghijkla');
    expect(spin?.hotspots[0]?.positions).toEqual([at(11), at(0), at(10)]);
  });

  test('[A8] panoramas of other servers come through the image service, where the site allows it', () => {
    const src = (given: string) =>
      viewer({ spin_interior_image: given }, { images: { sources: ['https://cdn.example'] } })?.interior?.src;
    expect(src(INTERIOR)).toBe(INTERIOR);
    expect(src('https://cdn.example/inside.jpg')).toMatch(/^\/img\/2000o80\/!/);
    expect(src('https://other.example/inside.jpg')).toBe('https://other.example/inside.jpg');
  });

  test('an outside service draws what has no frames of its own, within its time', () => {
    const coded = viewer({ spin_code: 'abc' }, SERVICE);
    expect(coded?.outside).toEqual({
      label: '360 view of 2021 Toyota Kluger',
      href: '/cars/kluger/spin',
      timeoutSeconds: 10,
    });
    expect(coded?.views.map(({ label }) => label)).toEqual(['Spin', 'Images']);
    expect(viewer({ spin_code: 'abc', spin_images: FRAMES }, SERVICE)?.outside).toBeNull();
  });
});
