import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { kluger, maroochydore, pictures } from '../../../../../tests/contracts/samples/cars.ts';
import type { Car } from '../../../../domain/vehicle/car.ts';
import { buildVehiclePageModel } from '../../../../features/vehicle/model.ts';
import { type SiteSettingsInput, settingsSchema } from '../../../../settings/schema.ts';
import { Viewer } from './viewer.tsx';

const FRAMES = ['/media/suv-3/spin/00.avif', '/media/suv-3/spin/01.avif'];

/** The HTML that is shown: without the data that islands are hydrated with. */
function htmlOf(car: Partial<Car>, settings: Partial<SiteSettingsInput> = {}): string {
  const model = buildVehiclePageModel({
    car: { ...kluger, images: pictures(5), ...car },
    settings: settingsSchema.parse({
      brand: { name: 'Harbour Motor Group' },
      contact: { phone: '07 3200 5400' },
      ...settings,
    }),
    origin: 'https://cars.example',
    siteId: 1,
    place: { location: maroochydore, specialHours: [], isMain: false, href: null },
    history: [],
    now: new Date('2026-11-18T03:00:00Z'),
  });
  return renderToStaticMarkup(<Viewer model={model} />).replaceAll(/<script type="application.json">.*?<.script>/g, '');
}

const imagesOf = (html: string) => html.match(/<img[^>]*>/g) ?? [];
const firstOf = (html: string) =>
  imagesOf(html).flatMap((image) => (image.includes('fetchPriority="high"') ? [/src="([^"]*)"/.exec(image)?.[1]] : []));

describe('[D4] the server sends', () => {
  test('[S9] the first frame of a spin to be fetched first, and no picture before it', () => {
    const html = htmlOf({ spin_images: FRAMES });
    expect(html).toContain('data-view="spinner"');
    expect(firstOf(html)).toEqual(['/img/1200o/suv-3/spin/00.avif']);
    expect(html).not.toContain('01.avif');
  });

  test('the pictures first where the site wants them so, and then nothing of the spin', () => {
    const html = htmlOf({ spin_images: FRAMES }, { vehicle: { viewer: { defaultView: 'gallery' } } });
    expect(html).toContain('data-view="gallery"');
    expect(firstOf(html)).not.toHaveLength(0);
    expect(html).not.toContain('/spin/');
  });

  test('the switch with the view that is shown pressed, and pictures alone without any', () => {
    const html = htmlOf({ spin_images: FRAMES, spin_interior_image: '/media/cabins/family/panorama.avif' });
    const pressed = [...html.matchAll(/<button[^>]*aria-pressed="(\w+)"/g)].map(([, value]) => value);
    expect(pressed).toEqual(['true', 'false', 'false']);
    expect(html).not.toContain('panorama');
    expect(htmlOf({})).not.toMatch(/viewer|aria-pressed/);
  });

  test('a page of an outside service that may frame the site’s own address, and no other page', () => {
    const service = { integrations: { spinViewer: { scriptUrl: 'https://spin.example/view.js' } } };
    expect(htmlOf({ spin_code: 'car-7' }, service)).toContain('data-frame-from="self"');
    expect(htmlOf({ spin_images: FRAMES }, service)).not.toContain('data-frame-from="self"');
  });
});
