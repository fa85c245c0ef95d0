import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRecordedLog } from '../../../../tests/samples/log.ts';
import { type PictureServer, startPictureServer } from '../../../../tests/samples/servers/picture-server.ts';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../../../tests/samples/stock.ts';
import { findImageInWidth, linkToImage } from '../../../domain/media/image-address.ts';
import { parseImageRequest } from '../../../domain/media/image-request.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { DiskCache } from '../../../integrations/images/disk/disk-cache.ts';
import { PictureFailure } from '../../../integrations/images/picture-failure.ts';
import { PictureService } from '../../../integrations/images/picture-service.ts';
import { SiteIndex } from '../../../stock/live/site-index.ts';
import { createMetrics } from '../../operations/metrics.ts';
import type { LiveSite } from '../../sites/registry.ts';
import { UNSHARED } from '../../workers/shared-work.ts';
import { FirstPictures } from './first-pictures.ts';

const GOOD = 'https://images.example.com';
const settings = sampleSettings({ images: { sources: [GOOD] } });
const site = { id: 1, slug: 'uno', settings } as LiveSite;
const root = mkdtempSync(join(tmpdir(), 'forecourt-first-'));
const media = join(root, 'media');
let server: PictureServer;
let cacheFolder: string;

beforeAll(async () => {
  server = await startPictureServer();
  mkdirSync(media);
  for (const name of ['a', 'b', 'c', 'sold', 'thumb', 'hero', 'broken'])
    writeFileSync(join(media, `${name}.jpg`), `the photo ${name}`);
});
beforeEach(() => {
  cacheFolder = mkdtempSync(join(root, 'cache-'));
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const carWith = (id: number, url: string, more: Partial<Car> = {}, thumb = url): Car =>
  sampleCar({
    id,
    images: [{ image: { url, thumb: { url: thumb } } }],
    primary_image_url: url,
    photos_count: 1,
    ...more,
  } as Partial<Car>);

/** A program with a stock; its encoder writes 1,000 bytes, and refuses the broken photo. */
function startProgram(cars: Car[], { megabytes = 10, sites = [site] } = {}) {
  const made: string[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  const { log, lines } = createRecordedLog();
  const pictures = new PictureService({
    mediaFolder: media,
    cache: new DiskCache(cacheFolder, megabytes * 1_000_000),
    log,
    wire: server.wire,
    make: async (source, { width, height, format }) => {
      mostAtOnce = Math.max(mostAtOnce, ++atOnce);
      await new Promise(setImmediate);
      atOnce -= 1;
      const name = String(source).replace('the photo ', '').slice(0, 6);
      if (name === 'broken') throw new PictureFailure('not a picture', 'its bytes are broken');
      made.push(`${name} ${width}x${height} ${format}`);
      return Buffer.alloc(1_000);
    },
  });
  const index = new SiteIndex(settings, () => SAMPLE_NOW);
  index.take(cars);
  const metrics = createMetrics();
  const first = new FirstPictures({
    claims: UNSHARED,
    pictures,
    sites: { list: () => sites, findOpen: (siteId) => sites.find(({ id }) => id === siteId) },
    stock: { findIndex: () => index },
    metrics,
    log,
  });
  for (const { id } of sites) first.follow(id);
  const arrive = (more: Car[]) => {
    index.take(more);
    first.follow(1);
    return first.settled();
  };
  return { first, pictures, made, lines, index, metrics, arrive, mostAtOnce: () => mostAtOnce };
}

async function started(...given: Parameters<typeof startProgram>) {
  const program = startProgram(...given);
  program.first.start();
  await program.first.settled();
  return program;
}

/** How a browser that accepts AVIF gets the picture of a vehicle in a width. */
async function ask({ pictures }: { pictures: PictureService }, url: string, width: 320 | 480 | 750 | 840 | 1200) {
  const src = linkToImage(url, { width: 600, crop: '3:2', quality: settings.images.quality }, [GOOD]);
  const parsed = parseImageRequest(findImageInWidth(src, width) ?? '');
  if ('problem' in parsed) throw new Error(parsed.problem);
  const picture = await pictures.find({ ...parsed.request, format: 'avif', standIn: 'webp' }, [GOOD]);
  return picture?.origin;
}

describe('[A8] the pictures that visitors see first', () => {
  test('are made when stock arrives, in the widths of cards and pages, and need no encoder afterwards', async () => {
    const program = await started([carWith(1, '/media/a.jpg?v=1')]);
    const widths = [320, 480, 750, 840, 1200] as const;
    expect(program.made.toSorted()).toEqual(
      ['a 1200x800 avif', 'a 320x213 avif', 'a 480x320 avif', 'a 750x500 avif', 'a 840x560 avif'].toSorted(),
    );
    for (const width of widths) expect(await ask(program, '/media/a.jpg?v=1', width)).toBe('cached');
    await program.arrive([carWith(2, '/media/b.jpg?v=1')]);
    expect(program.made.slice(5).every((one) => one.startsWith('b '))).toBe(true);
    for (const width of widths) expect(await ask(program, '/media/b.jpg?v=1', width)).toBe('cached');
    expect(program.made).toHaveLength(10);
    expect(await program.metrics.registry.getSingleMetricAsString('forecourt_pictures_ahead_total')).toContain(
      '{result="made"} 10',
    );
    expect(program.lines).toContainEqual(
      expect.objectContaining({ msg: 'Made the pictures that visitors see first', site: 'uno', made: 5, bytes: 5_000 }),
    );
  });

  test('are that of a card and that of a page where a feed has small pictures of its own', async () => {
    const program = await started([carWith(1, '/media/a.jpg', {}, '/media/thumb.jpg')]);
    expect(program.made.filter((one) => one.startsWith('thumb '))).toHaveLength(4);
    expect(program.made.filter((one) => one.startsWith('a '))).toHaveLength(3);
  });

  test('begin with the one at the top of the home page', async () => {
    const withHero = { ...site, settings: { ...settings, brand: { ...settings.brand, heroImage: '/media/hero.jpg' } } };
    const { made } = await started([carWith(1, '/media/a.jpg')], { sites: [withHero] });
    expect(made.slice(0, 3)).toEqual(['hero 750xnull avif', 'hero 840xnull avif', 'hero 1200xnull avif']);
  });

  test('are not made for vehicles that are sold or gone', async () => {
    const program = startProgram([carWith(1, '/media/a.jpg'), carWith(2, '/media/b.jpg')]);
    program.index.take([
      carWith(3, '/media/sold.jpg', { status: 'sold', sold: true, sold_date_timestamp: 1_795_000_000 }),
    ]);
    program.index.drop([1]);
    program.first.start();
    await program.first.settled();
    expect(new Set(program.made.map((one) => one.split(' ')[0]))).toEqual(new Set(['b']));
  });

  test('do not wait for one that is broken or missing, which is logged once', async () => {
    const cars = ['/media/broken.jpg', '/media/none.jpg', '/media/a.jpg'].map((url, at) => carWith(at + 1, url));
    const program = await started(cars);
    await program.arrive([carWith(4, '/media/c.jpg')]);
    expect(new Set(program.made.map((one) => one.split(' ')[0]))).toEqual(new Set(['a', 'c']));
    const failures = program.lines.filter(({ msg }) => msg === 'Could not make a picture before it is requested');
    expect(failures.map(({ source }) => source).toSorted()).toEqual(['broken.jpg', 'none.jpg']);
  });

  test('are there after a restart, and only what is missing is made', async () => {
    await started([carWith(1, '/media/a.jpg')]);
    const { made } = await started([carWith(1, '/media/a.jpg'), carWith(2, '/media/b.jpg')]);
    expect(new Set(made.map((one) => one.split(' ')[0]))).toEqual(new Set(['b']));
  });

  test('are made one at a time', async () => {
    const { made, mostAtOnce } = await started([carWith(1, '/media/a.jpg'), carWith(2, '/media/b.jpg')]);
    expect(made).toHaveLength(10);
    expect(mostAtOnce()).toBe(1);
  });

  test('take half of the cache at most, which the sites share, those at the top of lists first', async () => {
    const cars = ['a', 'b', 'c'].map((name, at) => carWith(at + 1, `/media/${name}.jpg`));
    // Room for 20 pictures of 1,000 bytes: ten are made ahead, five of each site.
    const other = { ...site, id: 2, slug: 'dos' } as LiveSite;
    const { made, index } = await started(cars, { megabytes: 0.02, sites: [site, other] });
    const top = index.find({ limit: 1 }).hits[0]?.primary_image_url;
    expect(new Set(made.map((one) => `/media/${one.split(' ')[0]}.jpg`))).toEqual(new Set([top]));
  });

  test('are not made where nothing is cached', async () => {
    expect((await started([carWith(1, '/media/a.jpg')], { megabytes: 0 })).made).toEqual([]);
  });

  test('of another server are fetched once for all widths, and the original is not kept', async () => {
    const before = server.asked.length;
    const program = await started([carWith(1, `${GOOD}/good.jpg`)]);
    expect(server.asked.slice(before)).toHaveLength(1);
    expect(program.made).toHaveLength(5);
    expect(await ask(program, `${GOOD}/good.jpg`, 480)).toBe('cached');
    expect(program.pictures.cacheBytes).toBe(5_000);
  });

  test('of a server that is away are left after twenty failures', async () => {
    const cars = Array.from({ length: 30 }, (_, at) => carWith(at + 1, `${GOOD}/error.jpg?${at}`));
    const { lines } = await started(cars);
    expect(lines.filter(({ msg }) => msg === 'Could not make a picture before it is requested')).toHaveLength(20);
  });

  test('stop with the program', async () => {
    const program = startProgram([carWith(1, '/media/a.jpg'), carWith(2, '/media/b.jpg')]);
    program.first.start();
    await program.first.stop();
    const { length } = program.made;
    expect(length).toBeLessThan(10);
    await program.arrive([carWith(3, '/media/c.jpg')]);
    expect(program.made).toHaveLength(length);
  });
});
