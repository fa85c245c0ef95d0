import { describe, expect, test } from 'vitest';
import { CATALOGUE } from './catalogue/catalogue.ts';
import type { Offering } from './catalogue/parse-catalogue.ts';
import { mediaFor } from './media.ts';
import { BODIES, type Body } from './picture-set/bodies.ts';
import { pictureDemand } from './picture-set/demand.ts';
import { isEarlyDesign } from './picture-set/early-designs.ts';
import { findDesign } from './picture-set/fitting.ts';
import type { Manifest } from './picture-set/manifest.ts';
import { CABIN_VIEWS, pathOf, SPIN_FRAMES } from './picture-set/views.ts';

const COUNTS: Partial<Record<Body, number>> = { sedan: 4, hatch: 4, suv: 8, ute: 5, motorcycle: 12, caravan: 6 };
const spinFramesOf = (id: string) => (isEarlyDesign(id) ? SPIN_FRAMES : 12);
const IDS = BODIES.flatMap((body) => Array.from({ length: COUNTS[body] ?? 3 }, (_, index) => `${body}-${index + 1}`));

/** A manifest in which every demanded picture is drawn. */
function fullManifest(): Manifest {
  const manifest: Manifest = { designs: {}, cabins: {}, files: {} };
  const draw = (path: string) => {
    manifest.files[path] = '0123abcd';
  };
  const drawn = { source: '', mesh: '', look: '', paints: {} };
  manifest.cabins.family = { views: [...CABIN_VIEWS], hotspots: [], drawn };
  for (const view of CABIN_VIEWS) draw(pathOf.cabin('family', view));
  draw(pathOf.panorama('family'));
  for (const [id, paints] of pictureDemand(IDS)) {
    for (const { paint, views } of paints) for (const view of views) draw(pathOf.painted(id, paint, view));
    for (let step = 0; step < spinFramesOf(id); step += 1) draw(pathOf.spin(id, step));
    draw(pathOf.video(id));
    manifest.designs[id] = {
      body: BODIES.find((body) => id.startsWith(`${body}-`))!,
      cabin: id.startsWith('motorcycle') ? null : 'family',
      paints: Object.fromEntries(paints.map(({ paint, views }) => [paint, [...views]])),
      spinPaint: paints[0]!.paint,
      spinFrames: spinFramesOf(id),
      hasVideo: true,
      hotspots: [],
      drawn,
    };
  }
  return manifest;
}

const manifest = fullManifest();
const offering = (words: Partial<Offering>) =>
  CATALOGUE.find((one) => Object.entries(words).every(([key, value]) => one[key as keyof Offering] === value))!;
const civic = offering({ make: 'Honda', model: 'Civic', simpleBody: 'Hatch' });
const vehicle = (serial: number, simple_colour: string | null = 'White') => ({
  stocknum: `U${serial}`,
  dealership_slug: 'harbour-toyota',
  simple_colour,
});
const many = (of: Offering, colour = 'White') =>
  Array.from({ length: 1_000 }, (_, serial) => mediaFor(of, vehicle(serial, colour), manifest));

describe('the pictures of a demo vehicle', () => {
  test('[D2] are of one design of its body in its colour, wherever it stands', () => {
    const folders = many(civic, 'Blue').flatMap(({ images }) =>
      images.map(({ image }) => image.url.split('/').slice(2, 4).join('/')),
    );
    const of = new Set(folders.filter((folder) => !folder.startsWith('cabins/')));
    expect([...of]).toEqual([expect.stringMatching(/^hatch-[1-4]\/blue$/)]);
  });

  test('[D2] are many for most, and one, three or none for some, as in life', () => {
    const counts = many(civic).map(({ images }) => images.length);
    const share = (count: number) => counts.filter((one) => one === count).length / counts.length;
    expect(share(11)).toBeGreaterThan(0.75);
    for (const count of [0, 1, 3]) expect(share(count)).toBeGreaterThan(0.02);
    expect(share(0)).toBeLessThan(0.07);
  });

  test.each([
    ['a hatch', civic, true],
    ['a sedan', offering({ simpleBody: 'Sedan' }), false],
    ['a ute', offering({ simpleBody: 'Ute' }), false],
    ['a coupe', offering({ simpleBody: 'Coupe' }), false],
    ['a convertible', offering({ simpleBody: 'Convertible' }), false],
    ['a van with a cabin for work', offering({ simpleBody: 'Van' }), false],
  ])('[D2] of %s show a luggage floor only where there is one like it', (_what, of, isShown) => {
    const cabins: Manifest['cabins'] = { family: manifest.cabins.family!, work: manifest.cabins.family! };
    const files = { ...manifest.files };
    for (const view of CABIN_VIEWS) files[pathOf.cabin('work', view)] = '0123abcd';
    files[pathOf.panorama('work')] = '0123abcd';
    const designs = Object.fromEntries(
      Object.entries(manifest.designs).map(([id, design]) => [
        id,
        { ...design, cabin: design.body === 'van' ? 'work' : 'family' },
      ]),
    );
    const { images } = Array.from({ length: 20 }, (_, serial) =>
      mediaFor(of, vehicle(serial), { designs, cabins, files }),
    ).find((media) => media.images.length > 3)!;
    const inside = images.filter(({ image }) => image.url.startsWith('/media/cabins/'));
    expect(inside).toHaveLength(isShown ? 3 : 2);
    expect(inside.some(({ image }) => image.url.includes('/cargo.avif'))).toBe(isShown);
  });

  test('[C5] begin with the view from the same front corner, whichever the vehicle', () => {
    const first = many(civic).flatMap(({ images }) => images[0]?.image.url ?? []);
    expect(first.length).toBeGreaterThan(0);
    expect(first.filter((url) => !url.includes('/front-left.avif'))).toEqual([]);
  });

  test('[D4] go with a 360 view for some of those in the paint that its spin was drawn in, and for no others', () => {
    const white = many(civic).filter(({ spin_images }) => spin_images.length > 0);
    expect(white.length).toBeGreaterThan(300);
    for (const { spin_images, spin_interior_image, hotspots, images } of white) {
      expect(spin_images).toHaveLength(SPIN_FRAMES);
      expect(spin_images[9]).toMatch(/^\/media\/hatch-\d\/spin\/09\.avif\?v=0123abcd$/);
      expect(spin_interior_image).toBe('/media/cabins/family/panorama.avif?v=0123abcd');
      expect(hotspots).toEqual({ exterior: [], interior: [] });
      expect(images.length).toBeGreaterThan(3);
    }
    expect(many(civic, 'Red').every(({ spin_images }) => spin_images.length === 0)).toBe(true);
  });

  test('[D3] go with a video for some', () => {
    const videos = new Set(many(civic).map(({ video_url }) => video_url));
    expect([...videos].sort()).toEqual([expect.stringMatching(/^\/media\/hatch-\d\/turn\.mp4\?v=/), null]);
  });

  test('[D4] of a motorcycle have the steps that its manifest says, and no interior', () => {
    const bike = offering({ kind: 'motorcycle', simpleBody: 'Sports' });
    const media = many(bike, 'White').filter(({ spin_images }) => spin_images.length > 0);
    expect(media.length).toBeGreaterThan(0);
    expect(media.every(({ spin_images }) => spin_images.length === 12)).toBe(true);
    expect(media.every(({ spin_interior_image }) => spin_interior_image === null)).toBe(true);
  });

  test.each([
    ['a bus', offering({ simpleBody: 'Bus' }), 'White'],
    ['a colour that is not known', civic, null],
    ['a colour that no such vehicle has', civic, 'Turquoise'],
  ])('are none for %s', (_what, of, colour) => {
    for (let serial = 0; serial < 50; serial += 1)
      expect(mediaFor(of, vehicle(serial, colour), manifest).images).toEqual([]);
  });

  test('that the manifest names no file for are refused by name', () => {
    const broken = { ...manifest, files: {} };
    expect(() => Array.from({ length: 20 }, (_, serial) => mediaFor(civic, vehicle(serial), broken))).toThrow(
      /does not name hatch-\d\/white\//,
    );
  });
});

describe('the design that stands for a vehicle', () => {
  test('is one of its body, and of every model for a body and drive the same', () => {
    for (const one of CATALOGUE) {
      const id = findDesign(one, IDS);
      expect(findDesign(one, [...IDS].reverse())).toBe(id);
      if (one.kind === 'motorcycle' || one.kind === 'caravan' || id === undefined) continue;
      const word = one.simpleBody.toLowerCase().replace(' ', '-');
      expect(id).toMatch(new RegExp(`^${word}-\\d$`));
    }
  });

  test('is each of those there are for something', () => {
    const used = new Set(CATALOGUE.map((one) => findDesign(one, IDS)));
    expect(IDS.filter((id) => !used.has(id))).toEqual([]);
  });

  test('[D2] is never the same for two types of caravan', () => {
    const typesOf = new Map<string | undefined, Set<string>>();
    for (const one of CATALOGUE.filter(({ kind }) => kind === 'caravan')) {
      const id = findDesign(one, IDS);
      typesOf.set(id, (typesOf.get(id) ?? new Set()).add(one.simpleBody));
    }
    expect(typesOf.has(undefined)).toBe(false);
    for (const [id, types] of typesOf) expect([id, types.size]).toEqual([id, 1]);
  });

  test('[D2] is for every type of motorcycle one that no other type has', () => {
    const motorcycles = CATALOGUE.filter(({ kind }) => kind === 'motorcycle');
    const types = Map.groupBy(motorcycles, ({ simpleBody }) => simpleBody);
    const designs = [...types.values()].map((ones) => new Set(ones.map((one) => findDesign(one, IDS))));
    const all = designs.flatMap((of) => [...of]);
    expect(all.filter((id) => !/^motorcycle-\d+$/.test(id ?? ''))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
    expect([...types.keys()]).toEqual(
      expect.arrayContaining([
        ...['Cruiser', 'Naked', 'Sports', 'Adventure', 'Enduro', 'Motocross', 'Scooter', 'ATV', 'Tourer'],
      ]),
    );
  });

  test('[C5] differs between the plans of one model of caravan', () => {
    const large = CATALOGUE.filter(({ kind, simpleBody }) => kind === 'caravan' && simpleBody === 'Caravan');
    const counts = ['caravan-1', 'caravan-3'].map((id) => large.filter((one) => findDesign(one, IDS) === id).length);
    expect(Math.abs(counts[0]! - counts[1]!)).toBeLessThanOrEqual(1);
    expect(counts[0]! + counts[1]!).toBe(large.length);
  });

  test.each([
    ['a naked motorcycle', ['motorcycle-1', 'motorcycle-11'], (one) => one.simpleBody === 'Naked'],
    ['a cruiser', ['motorcycle-2', 'motorcycle-12'], (one) => one.simpleBody === 'Cruiser'],
    ['a sedan', ['sedan-1', 'sedan-3', 'sedan-4'], (one) => one.simpleBody === 'Sedan'],
    ['a small hatch', ['hatch-1', 'hatch-4'], (one) => one.simpleBody === 'Hatch' && one.length < 4380],
    ['a small SUV', ['suv-1', 'suv-7'], (one) => one.simpleBody === 'SUV' && one.length < 4420],
    [
      'a medium SUV',
      ['suv-1', 'suv-2', 'suv-6', 'suv-7'],
      ({ simpleBody, length }) => simpleBody === 'SUV' && length >= 4420 && length < 4600,
    ],
    [
      'an off-roader',
      ['suv-3', 'suv-4', 'suv-8'],
      ({ simpleBody, body }) => simpleBody === 'SUV' && /4x4 Wagon/.test(body),
    ],
    ['a ute with two rows', ['ute-1', 'ute-2', 'ute-5'], (one) => one.simpleBody === 'Ute'],
  ] as [string, string[], (one: Offering) => boolean][])('[C5] of %s is one of %j, each as often', (_what, ids, is) => {
    const modelsOf = new Map<string, Set<string>>(ids.map((id) => [id, new Set()]));
    for (const one of CATALOGUE.filter(is)) modelsOf.get(findDesign(one, IDS)!)?.add(`${one.make} ${one.model}`);
    const counts = [...modelsOf.values()].map(({ size }) => size);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  test.each([
    ['SUV', ['RAV4', 'CX-5', 'X-Trail']],
    ['SUV', ['XC90', 'Discovery', 'Defender', 'Cayenne']],
    ['SUV', ['Kluger', 'LandCruiser', 'LandCruiser Prado', 'RAV4']],
    ['SUV', ['Patrol', 'LandCruiser', 'X-Trail']],
    ['Ute', ['HiLux', 'Ranger', 'Amarok']],
    ['Ute', ['HiLux', 'Ranger', 'D-Max']],
    ['Ute', ['Triton', 'Navara', 'BT-50']],
    ['Sedan', ['Camry', '6']],
    ['Hatch', ['Corolla', '3']],
  ])('[C5] differs between the best known of %s: %j', (simpleBody, models) => {
    const known = models.map((model) => CATALOGUE.find((one) => one.simpleBody === simpleBody && one.model === model)!);
    expect(new Set(known.map((one) => findDesign(one, IDS))).size).toBe(models.length);
  });

  test('is one of those that are drawn, while others are not', () => {
    const drawn = IDS.filter((id) => isEarlyDesign(id) || id.startsWith('caravan'));
    for (const one of CATALOGUE.filter(({ kind }) => kind !== 'motorcycle'))
      expect([one.model, findDesign(one, drawn) === undefined]).toEqual([
        one.model,
        findDesign(one, IDS) === undefined,
      ]);
  });

  test.each([
    [{ model: 'Jimny' }, 'suv-4'],
    [{ make: 'RAM' }, 'ute-4'],
    [{ body: 'Single Cab Chassis' }, 'ute-3'],
    [{ model: 'GR Yaris' }, 'hatch-2'],
    [{ model: 'Civic', simpleBody: 'Hatch' }, 'hatch-1'],
    [{ model: 'Ioniq 5' }, 'suv-5'],
    [{ simpleBody: 'Sports' }, 'motorcycle-4'],
    [{ simpleBody: 'ATV' }, 'motorcycle-8'],
    [{ simpleBody: 'Pop Top' }, 'caravan-2'],
    [{ simpleBody: 'Hybrid Caravan' }, 'caravan-4'],
    [{ simpleBody: 'Camper Trailer' }, 'caravan-5'],
    [{ simpleBody: 'Motorhome' }, 'caravan-6'],
    [{ simpleBody: 'Campervan' }, 'van-2'],
  ] as [Partial<Offering>, string | undefined][])('of %j is %s', (words, id) => {
    expect(findDesign(offering(words), IDS)).toBe(id);
  });
});

describe('what is to be drawn', () => {
  const demand = pictureDemand(IDS);

  test('[A8] has every paint that a demo vehicle of the design can have, the commonest from all sides', () => {
    for (const paints of demand.values()) {
      expect(paints[0]!.views).toEqual(expect.arrayContaining(['front-left', 'side', 'rear', 'wheel', 'lamp']));
      for (const { views } of paints) expect(views).toContain('front-left');
    }
  });

  test('[A8] is less of the designs that came later: details in their commonest paint alone', () => {
    const later = [...demand].filter(([id]) => !isEarlyDesign(id));
    expect(later.map(([id]) => id)).toEqual(expect.arrayContaining(['motorcycle-4', 'motorcycle-9']));
    for (const [id, [, ...others]] of later)
      for (const { views } of others) expect([id, views.includes('wheel')]).toEqual([id, false]);
  });

  test('[A8] is at least nine paints', () => {
    const paints = [...demand.values()].flatMap((list) => list.map(({ paint }) => paint));
    expect(new Set(paints).size).toBeGreaterThanOrEqual(9);
  });
});
