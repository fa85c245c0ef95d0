import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { isFrontThreeQuarter } from '../src/domain/media/picture-view.ts';
import { DEMO_SLUGS, demoStock } from '../tests/samples/demo-stock.ts';
import { demoPictures, PICTURES_FOLDER } from './media.ts';
import { BODIES } from './picture-set/bodies.ts';
import { pictureDemand } from './picture-set/demand.ts';
import { OUTSIDE_VIEWS, pathOf, sizeAt } from './picture-set/views.ts';
import { REPORT_PATH } from './reports/history-report.ts';
import type { VehicleRow } from './row.ts';

const MEGABYTE = 1024 * 1024;
const MANIFEST = 'manifest.json';
/** The studio did not draw it. */
const REPORT = basename(REPORT_PATH);
/** Stands in for a tag manager, on the site that has one. */
const TAGS = 'demo-tags.js';
/** Logos of demo sites, which nobody but their sites names. */
const LOGOS = join(PICTURES_FOLDER, 'logos');
/** The locations of every site that has some. */
const SITES = join(import.meta.dirname, '..', 'sites');
const LOCATIONS = readdirSync(SITES, { recursive: true })
  .map(String)
  .filter((path) => basename(path) === 'locations.json')
  .map((path) => [path, JSON.parse(readFileSync(join(SITES, path), 'utf8')) as PicturedLocation[]] as const);
type PicturedLocation = { slug: string; location_type: string; image?: { image: { url: string } } };
const { designs, cabins, files } = demoPictures();
const bytesOf = (path: string) => readFileSync(join(PICTURES_FOLDER, path));

describe('the folder of pictures', () => {
  test('[A8] holds the files that its manifest names, each in its version, and no others', () => {
    const found = readdirSync(PICTURES_FOLDER, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && ![MANIFEST, REPORT, TAGS].includes(entry.name))
      .filter(({ parentPath }) => parentPath !== LOGOS)
      .map(({ parentPath, name }) => join(parentPath, name).slice(PICTURES_FOLDER.length + 1));
    expect(found.sort()).toEqual(Object.keys(files).sort());
    for (const [path, version] of Object.entries(files))
      expect([path, createHash('sha256').update(bytesOf(path)).digest('hex').slice(0, 8)]).toEqual([path, version]);
  });

  test('[A8] takes at most 70 MB', () => {
    const bytes = Object.keys(files).reduce((sum, path) => sum + bytesOf(path).byteLength, 0);
    expect(bytes).toBeLessThan(70 * MEGABYTE);
  });

  test('[D2] has pictures of the size that they are meant to have', async () => {
    for (const path of Object.keys(files).filter((one) => sizeAt(one))) {
      const { width, height, format } = await sharp(bytesOf(path)).metadata();
      expect([path, format, width, height]).toEqual([path, 'heif', sizeAt(path)!.width, sizeAt(path)!.height]);
    }
  });

  test('[H1] has a picture for every location of the demo, 80 KB at most', () => {
    const known = new Set(Object.entries(files).map(([path, version]) => `/media/${path}?v=${version}`));
    for (const [slug, locations] of LOCATIONS)
      for (const { slug: place, image } of locations)
        expect([slug, place, known.has(image?.image.url ?? 'none')]).toEqual([slug, place, true]);
    for (const path of Object.keys(files).filter((one) => one.startsWith('places/')))
      expect([path, bytesOf(path).byteLength / 1024]).toEqual([path, expect.toSatisfy((size: number) => size <= 80)]);
  });

  test('[H1] neighbours in a list of places do not look the same', () => {
    for (const [path, locations] of LOCATIONS) {
      const kinds = Object.values(Object.groupBy(locations, ({ location_type }) => location_type));
      for (const list of [locations, ...kinds])
        for (const [index, { slug, image }] of list!.entries())
          expect([path, slug, image!.image.url]).not.toEqual([path, slug, list![index + 1]?.image?.image.url]);
    }
  });

  test('[H1] cards of places that stand beside each other show different buildings', () => {
    const isDesk = (slug: string) => /-(used|service|parts)$/.test(slug);
    const building = (url: string | undefined) => url?.match(/places\/(.+)-[a-z]+\.avif/)?.[1];
    for (const [path, locations] of LOCATIONS) {
      const places = locations.filter(({ slug }) => !isDesk(slug));
      for (const [index, { slug, image }] of places.entries())
        expect([path, slug, building(image?.image.url)]).not.toEqual([
          path,
          slug,
          building(places[index + 1]?.image?.image.url),
        ]);
    }
  });

  test('[A8] has three designs of every body, each from all sides in common paints, and nine paints or more', () => {
    for (const body of BODIES)
      expect([body, Object.values(designs).filter((one) => one.body === body).length]).toEqual([
        body,
        expect.toSatisfy((count: number) => count >= 3),
      ]);
    for (const [id, { paints, spinPaint }] of Object.entries(designs)) {
      expect(paints[spinPaint]).toEqual(expect.arrayContaining([...OUTSIDE_VIEWS]));
      for (const [paint, views] of Object.entries(paints))
        for (const view of views) expect(files).toHaveProperty([pathOf.painted(id, paint, view)]);
    }
    expect(new Set(Object.values(designs).flatMap(({ paints }) => Object.keys(paints))).size).toBeGreaterThanOrEqual(9);
  });

  test('[D2] has two views or more of every design in every paint that a demo vehicle of it can have', () => {
    for (const [id, demand] of pictureDemand(Object.keys(designs)))
      for (const { paint } of demand)
        expect([id, paint, designs[id]!.paints[paint]?.length ?? 0]).toEqual([
          id,
          paint,
          expect.toSatisfy((count: number) => count >= 2),
        ]);
  });

  test('[D4] has a whole turn of every design, with hotspots that come and go as it turns', () => {
    for (const [id, { hotspots, spinFrames }] of Object.entries(designs)) {
      for (let step = 0; step < spinFrames; step += 1) expect(files).toHaveProperty([pathOf.spin(id, step)]);
      expect([id, hotspots.length]).toEqual([id, expect.toSatisfy((count: number) => count >= 4)]);
      for (const { description, positions } of hotspots) {
        const angles = positions.map(({ angle }) => angle);
        expect([id, description, angles.length]).toEqual([
          id,
          description,
          expect.toSatisfy((count: number) => count > 0),
        ]);
        expect(angles).toEqual([...new Set(angles)].sort((a, b) => a - b));
      }
      expect(hotspots.some(({ positions }) => positions.length < spinFrames)).toBe(true);
    }
  });

  test('[D4] has a panorama of every cabin that a design names', () => {
    for (const { cabin } of Object.values(designs)) {
      if (cabin === null) continue;
      expect(Object.keys(cabins)).toContain(cabin);
      expect(files).toHaveProperty([pathOf.panorama(cabin)]);
    }
  });
});

/** The body that the pictures of a vehicle of this kind and body show. */
const SEEN: Record<string, string> = {
  Sedan: 'sedan',
  Hatchback: 'hatch',
  SUV: 'suv',
  Ute: 'ute',
  Wagon: 'wagon',
  Van: 'van',
  Coupe: 'coupe',
  Convertible: 'convertible',
  'People Mover': 'people-mover',
  Truck: 'light-truck',
};

/** The doors of the designs whose doors are counted at a glance: by body, but for those that differ. */
const DOORS: Record<string, number> = {
  sedan: 4,
  hatch: 5,
  'hatch-2': 3,
  ute: 4,
  'ute-3': 2,
  coupe: 2,
  convertible: 2,
};

function bodySeen({ item_type, simple_body }: VehicleRow): string | undefined {
  if (item_type === 'motorcycle') return 'motorcycle';
  if (item_type === 'caravan') return 'caravan';
  return simple_body === null ? undefined : SEEN[simple_body];
}

const addressesOf = (row: VehicleRow) => [
  ...row.images.flatMap(({ image }) => [image.url, image.thumb.url]),
  ...row.spin_images,
  ...[row.spin_interior_image, row.video_url].filter((url) => url !== null),
];

describe.each(['2026-11-21T01:00:00Z', '2028-03-02T01:00:00Z'])('the stock of %s', (moment) => {
  const stocks = DEMO_SLUGS.map((slug) => [slug, demoStock(slug, new Date(moment))] as const);
  const rows = stocks.flatMap(([, stock]) => stock);

  test('[A8] names files that are there, in their versions', () => {
    const known = new Set(Object.entries(files).map(([path, version]) => `/media/${path}?v=${version}`));
    expect(rows.flatMap(addressesOf).filter((url) => !known.has(url))).toEqual([]);
  });

  test('[D21] has a history report of some used vehicles and of no others, in the version that is there', () => {
    const version = createHash('sha256').update(bytesOf(REPORT_PATH)).digest('hex').slice(0, 8);
    const [used, others] = [true, false].map((is) => rows.filter((row) => (row.car_type === 'used') === is));
    const reported = used!.filter(({ file }) => file !== null);
    expect(new Set(reported.map(({ file }) => file))).toEqual(new Set([`/media/${REPORT_PATH}?v=${version}`]));
    expect(reported.length / used!.length).toBeGreaterThan(0.1);
    expect(reported.length / used!.length).toBeLessThan(0.2);
    expect(others!.filter(({ file }) => file !== null)).toEqual([]);
    expect(bytesOf(REPORT_PATH).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('[D2] shows vehicles of their body and colour', () => {
    for (const row of rows) {
      const [, , folder = '', paint] = row.images[0]?.image.url.split('/') ?? [];
      if (row.images.length === 0 || row.simple_colour === null) continue;
      const body = bodySeen(row);
      if (body) expect([row.model, folder]).toEqual([row.model, expect.stringMatching(`^${body}-\\d+$`)]);
      expect(paint).toBe(row.simple_colour.toLowerCase());
    }
  });

  test('[D2] shows as many doors as the facts of the vehicle say', () => {
    const seen = rows.flatMap(({ images, doors, model, item_type }) => {
      const design = images[0]?.image.url.split('/')[2] ?? '';
      const shown = DOORS[design] ?? DOORS[design.replace(/-\d+$/, '')];
      return shown === undefined || item_type === 'caravan' ? [] : [[model, design, doors === shown]];
    });
    expect(seen.length).toBeGreaterThan(500);
    expect(seen.filter(([, , isRight]) => !isRight)).toEqual([]);
  });

  test('[D2] shows each type of motorcycle by designs that no other type has', () => {
    const shown = rows.filter(({ item_type, images }) => item_type === 'motorcycle' && images.length > 0);
    const designsOf = new Map<string, Set<string>>();
    for (const { simple_body, images } of shown) {
      const of = designsOf.get(simple_body ?? '') ?? new Set();
      designsOf.set(simple_body ?? '', of.add(images[0]!.image.url.split('/')[2]!));
    }
    expect(designsOf.size).toBeGreaterThanOrEqual(7);
    const all = [...designsOf.values()].flatMap((of) => [...of]);
    expect(new Set(all).size).toBe(all.length);
  });

  test('[D2] has pictures of nearly all, and of some few or none', () => {
    const share = (is: (count: number) => boolean) =>
      rows.filter(({ images }) => is(images.length)).length / rows.length;
    expect(share((count) => count > 4)).toBeGreaterThan(0.7);
    for (const count of [0, 1, 3]) expect(share((one) => one === count)).toBeGreaterThan(0.02);
    expect(share((count) => count === 0)).toBeLessThan(0.12);
  });

  test('[D2] leaves few vehicles of any group without pictures', () => {
    for (const [slug, stock] of stocks) {
      const without = stock.filter(({ images }) => images.length === 0).length / stock.length;
      expect([slug, without]).toEqual([slug, expect.toSatisfy((share: number) => share < 0.12)]);
    }
  });

  test('[C5] leads with a front three-quarter view, whichever the vehicle', () => {
    const leads = rows.flatMap(({ images }) => images[0]?.image.url ?? []);
    expect(leads.length).toBeGreaterThan(1_000);
    expect(leads.filter((url) => !isFrontThreeQuarter(url))).toEqual([]);
  });

  test('[C5] has neighbours in a list that differ', () => {
    const orders = {
      rank: (a: VehicleRow, b: VehicleRow) => b.custom_rank - a.custom_rank,
      price: (a: VehicleRow, b: VehicleRow) => (a.price ?? 0) - (b.price ?? 0),
    };
    // All lead with one of two views, and caravans, most of them white, are priced by type.
    const most: Record<string, number> = { 'longpaddock price': 0.12 };
    for (const [slug, stock] of stocks)
      for (const [order, compare] of Object.entries(orders)) {
        const listed = stock.toSorted(compare).map(({ images }) => images[0]?.image.url);
        const alike = listed.filter((url, at) => url !== undefined && url === listed[at + 1]).length;
        expect([slug, order, alike / listed.length]).toEqual([
          slug,
          order,
          expect.toSatisfy((share: number) => share < (most[`${slug} ${order}`] ?? 0.08)),
        ]);
      }
  });

  test('[D3] [D4] has 360 views and videos', () => {
    const turning = rows.filter(({ spin_images }) => spin_images.length > 0);
    expect(turning.length).toBeGreaterThan(100);
    for (const { spin_images } of turning)
      expect(spin_images).toHaveLength(designs[spin_images[0]!.split('/')[2]!]!.spinFrames);
    expect(rows.filter(({ video_url }) => video_url !== null).length).toBeGreaterThan(10);
  });
});
