import { expect, test } from 'vitest';
import { createRecordedLog } from '../../../tests/samples/log.ts';
import { SAMPLE_NOW, sampleCar, sampleSettings } from '../../../tests/samples/stock.ts';
import { createEmptyState } from '../../search/state.ts';
import { IndexFiles } from './index-files.ts';
import { SiteIndex } from './site-index.ts';

const clock = () => SAMPLE_NOW;
const site = { id: 7, groupId: 3, settings: sampleSettings() };

function makeFiles(origin = 'this code', stored = new Map<string, Buffer>()) {
  const { log, lines } = createRecordedLog();
  const store = {
    find: async (key: string) => {
      const bytes = stored.get(key);
      return bytes && { bytes };
    },
    saveParts: async (key: string, parts: readonly Uint8Array[]) => void stored.set(key, Buffer.concat(parts)),
  };
  return { files: new IndexFiles({ store, origin, log }), stored, lines };
}

function makeIndex() {
  const index = new SiteIndex(site.settings, clock);
  index.take([sampleCar({ id: 1, slug: 'one' }), sampleCar({ id: 2, slug: 'two' })]);
  index.version = 12;
  return index;
}

const seen = (index: SiteIndex | undefined) =>
  index && [index.version, index.availableSlugs(), index.search(createEmptyState()).hits];

async function written() {
  const made = makeFiles();
  const index = makeIndex();
  await made.files.write(site, index);
  const read = (given = site, clockOf = clock) => made.files.read(given, clockOf, index.stock);
  return { ...made, index, read };
}

test('an index is read as it was written, with its version', async () => {
  const { index, read, lines } = await written();
  expect(seen(await read())).toEqual(seen(index));
  expect(lines).toEqual([]);
});

test('a file of other code, another database, other settings, another site or another year is ignored', async () => {
  const { read, index, stored, lines } = await written();
  const ofOthers = makeFiles('other code', stored).files;
  expect(await ofOthers.read(site, clock, index.stock)).toBeUndefined();
  const hidden = { ...site, settings: sampleSettings({ stock: { zeroPrice: 'hidden' } }) };
  expect(await read(hidden)).toBeUndefined();
  expect(await read({ ...site, id: 8 })).toBeUndefined();
  expect(await read({ ...site, groupId: 4 })).toBeUndefined();
  const nextYear = new Date(SAMPLE_NOW.getTime() + 366 * 86_400_000);
  expect(await read(site, () => nextYear)).toBeUndefined();
  expect(lines).toEqual([]);
});

test('a damaged file is reported and ignored, wherever it is damaged', async () => {
  const { read, stored, lines } = await written();
  const [[key, whole]] = [...stored] as [[string, Buffer]];
  const flipped = (at: number) => {
    const bytes = Buffer.from(whole);
    bytes[at]! ^= 1;
    return bytes;
  };
  const after = 48;
  const damaged = [whole.subarray(0, after), whole.subarray(0, -1), flipped(after), flipped(whole.length - 1)];
  for (const bytes of damaged) {
    stored.set(key, bytes);
    expect(await read()).toBeUndefined();
  }
  stored.set(key, Buffer.alloc(0));
  expect(await read()).toBeUndefined();
  expect(lines).toHaveLength(damaged.length);
  expect(lines[0]).toMatchObject({ feature: 'stock', file: '07-site-7', level: 40 });
});

test("a group's stock is read as it was written, unless it is of other code, another group, or damaged", async () => {
  const { files, stored, lines } = makeFiles();
  const index = makeIndex();
  await files.writeStock(3, index.stock, 12);
  const found = await files.readStock(3);
  expect([found?.version, [...(found?.stock.slots.slugs() ?? [])]]).toEqual([12, [...index.stock.slots.slugs()]]);
  expect(await makeFiles('other code', stored).files.readStock(3)).toBeUndefined();
  expect(await files.readStock(4)).toBeUndefined();
  expect(lines).toEqual([]);
  const [[key, whole]] = [...stored] as [[string, Buffer]];
  stored.set(key, whole.subarray(0, -1));
  expect(await files.readStock(3)).toBeUndefined();
  expect(lines).toHaveLength(1);
});
