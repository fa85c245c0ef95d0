import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import type { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bareCar, caravan, kluger, maroochydore, motorcycle } from '../../../../../tests/contracts/samples/cars.ts';
import { silentLog } from '../../../../../tests/samples/log.ts';
import type { Car } from '../../../../domain/vehicle/car.ts';
import { settingsSchema } from '../../../../settings/schema.ts';
import { buildVehiclePageModel } from '../../model.ts';
import { buildPrintSheet } from '../model.ts';
import { encodeQrCode } from '../qr-code.ts';
import { drawOnThread } from './draw-on-thread.ts';
import { drawSheet } from './draw-sheet.ts';

const now = new Date('2026-11-21T03:00:00Z');
const settings = settingsSchema.parse({
  brand: { name: 'Harbour Motor Group' },
  contact: { phone: '07 3200 5400' },
  finance: {
    estimate: { show: 'shown' },
    rates: { interestRate: 9.5, comparisonRate: 11.5, establishmentFee: 500 },
  },
});

let photo: Uint8Array;
beforeAll(async () => {
  const grey = { width: 600, height: 400, channels: 3 as const, background: '#c9cdd2' };
  photo = await sharp({ create: grey }).jpeg().toBuffer();
});

async function pdfOf(car: Car, pictures: (Uint8Array | null)[] = []) {
  const address = `https://cars.example/cars/${car.slug}`;
  const place = { location: car.location ? maroochydore : null, specialHours: [], isMain: false, href: null };
  const page = buildVehiclePageModel({
    car,
    settings,
    origin: 'https://cars.example',
    place,
    history: [],
    now,
    siteId: 1,
  });
  const sheet = buildPrintSheet({ page, settings, address, now });
  const bytes = await drawSheet({ sheet, pictures, code: encodeQrCode(address) });
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  return { bytes, document, text, sheet };
}

describe('[D18] the PDF of a vehicle', () => {
  test('is A4, in Australian English, titled and tagged', async () => {
    const { document } = await pdfOf(kluger, [photo]);
    const [, , width, height] = (await document.getPage(1)).view;
    expect([Math.round(width as number), Math.round(height as number)]).toEqual([595, 842]);
    const { info } = await getMeta(document);
    expect(info).toMatchObject({ Title: expect.stringContaining('2021 Toyota Kluger'), Language: 'en-AU' });
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  });

  test('says what the page says: names, price, facts, specifications, features, comments and the dealer', async () => {
    const { text, sheet } = await pdfOf(kluger, [photo]);
    const said = text.replaceAll(/\s+/g, ' ');
    const expected = [
      sheet.title,
      sheet.price?.text,
      sheet.repayment?.text,
      'Comparison rate 11.50% p.a.',
      'WARNING: This comparison rate is true only',
      sheet.stockText,
      ...sheet.facts.map((fact) => fact.text),
      ...sheet.groups.flatMap(({ heading, rows }) => [heading, ...rows.map((row) => row.text)]),
      ...sheet.features,
      sheet.place?.name,
      sheet.place?.phone?.text,
      'Printed on 21/11/2026.',
      sheet.address,
    ];
    for (const words of expected) expect(said).toContain(words);
  });

  // A sheet on paper said that a vehicle was coming, and not when.
  test('[C2] says of one on its way when it is expected', async () => {
    const { text } = await pdfOf({ ...kluger, status: 'coming_soon', expected_date: '2027-03-12' });
    expect(text.replaceAll(/\s+/g, ' ')).toContain('COMING SOON · Expected 12/03/2027');
  });

  test('names the dealer at its head, however long it is, and takes no page for that', async () => {
    const features = Array.from({ length: 120 }, (_, at) => `Feature number ${at}`);
    const { document, sheet } = await pdfOf({ ...kluger, standardEquipment: features });
    const { text } = await extractText(document, { mergePages: false });
    const [first = '', ...others] = text.map((page) => page.replaceAll(/\s+/g, ' '));
    for (const words of [sheet.place?.name, sheet.place?.address, sheet.place?.phone?.text])
      expect(first).toContain(words);
    expect(others.length).toBeGreaterThan(0);
    expect(others.join(' ')).not.toContain(sheet.place?.phone?.text);
  });

  test('has its pictures in it, and leaves the place of one that could not be had', async () => {
    const picturesIn = async (pictures: (Uint8Array | null)[]) => {
      const { bytes } = await pdfOf(kluger, pictures);
      return Buffer.from(bytes).toString('latin1').split('/Subtype /Image').length - 1;
    };
    const kept = (kluger.images.length > 2 ? 3 : kluger.images.length) || 1;
    expect(await picturesIn(Array.from({ length: kept }, () => photo))).toBeGreaterThan(0);
    expect(await picturesIn([null, null, null])).toBe(0);
  });

  test('says where all pictures are when it has to go without some', async () => {
    const textWith = async (pictures: (Uint8Array | null)[]) => (await pdfOf(kluger, pictures)).text;
    const said = /See all photos on the vehicle’s page\./;
    expect((await textWith([photo, null])).replaceAll(/\s+/g, ' ')).toMatch(said);
    expect((await textWith([null])).replaceAll(/\s+/g, ' ')).toMatch(said);
    expect((await textWith([photo])).replaceAll(/\s+/g, ' ')).not.toMatch(said);
  });

  describe('drawn on a thread', () => {
    const threads: Worker[] = [];
    const onThread = (thread: Worker) => threads.push(thread);
    beforeAll(() => void process.on('worker', onThread));
    afterAll(() => void process.off('worker', onThread));
    const titleIn = async (file: Uint8Array) =>
      (await extractText(await getDocumentProxy(file), { mergePages: true })).text;

    test('it is another one, of a lower priority on Linux', async () => {
      const { sheet } = await pdfOf(kluger);
      const file = await drawOnThread({ sheet, pictures: [photo], code: encodeQrCode(sheet.address) }, silentLog);
      expect(await titleIn(file)).toContain(sheet.title);
      expect(threads).toHaveLength(1);
      if (process.platform !== 'linux') return;
      const priorities = readdirSync('/proc/self/task').map((task) => getPriority(Number(task)));
      expect(priorities).toContain(Math.min(19, getPriority() + 10));
    });

    test('one that cannot be drawn takes no other with it, and one follows on a thread that has ended', async () => {
      const { sheet } = await pdfOf(kluger);
      const code = encodeQrCode(sheet.address);
      const noPicture = new TextEncoder().encode('This is no picture.');
      const failed = drawOnThread({ sheet, pictures: [noPicture], code }, silentLog);
      const drawn = drawOnThread({ sheet, pictures: [photo], code }, silentLog);
      await expect(failed).rejects.toThrow('Unknown image format.');
      expect(await titleIn(await drawn)).toContain(sheet.title);
      await threads[0]?.terminate();
      const next = await drawOnThread({ sheet, pictures: [photo], code }, silentLog);
      expect(await titleIn(next)).toContain(sheet.title);
      expect(threads).toHaveLength(2);
    });
  });

  test('flows over as many pages as long comments and many features need, and loses no word of them', async () => {
    const words = Array.from({ length: 1500 }, (_, at) => `word${at}`);
    const features = Array.from({ length: 120 }, (_, at) => `Feature number ${at}`);
    const car = bareCar({ dealercomments: words.join(' '), standardEquipment: features });
    const { document, text } = await pdfOf(car);
    expect(document.numPages).toBeGreaterThan(2);
    const said = new Set(text.split(/\s+/));
    expect(words.filter((word) => !said.has(word))).toEqual([]);
    const flat = text.replaceAll(/\s+/g, ' ');
    expect(features.filter((feature) => !flat.includes(feature))).toEqual([]);
  });

  test.each([
    ['a caravan', caravan],
    ['a motorcycle', motorcycle],
    ['a vehicle of which next to nothing is known', bareCar()],
    ['a sold vehicle', bareCar({ status: 'sold', sold: true })],
    ['a vehicle with letters beyond ASCII', bareCar({ make: 'Citroën', dealercomments: 'Très “bien” – naïve €5' })],
  ])('is made of %s', async (_, car) => {
    const { document, text, sheet } = await pdfOf(car);
    expect(document.numPages).toBeGreaterThan(0);
    expect(text.replaceAll(/\s+/g, ' ')).toContain(sheet.title);
  });

  test.each([
    ['Central Europe', 'Černá & Šedá Edition', 'Černá & Šedá Edition'],
    ['Vietnam', 'Nguyễn Đặng Phước', 'Nguyễn Đặng Phước'],
    ['accents written on their own', 'C\u030cerna\u0301', 'Černá'],
    ['nobody’s typeface', 'Made in 日本 🚗', 'Made in ?? ?'],
  ])('has a letter for every letter of %s, and no empty box', async (_, given, said) => {
    const { document, text } = await pdfOf(bareCar({ badge: given, dealercomments: `${given}.` }));
    expect(text.replaceAll(/\s+/g, ' ')).toContain(`${said}.`);
    expect(await glyphsOf(document)).not.toContain(0);
  });
});

/** Numbers of all glyphs that are drawn; 0 is the box for a missing one. */
async function glyphsOf(document: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<number[]> {
  const numbers: number[] = [];
  for (let at = 1; at <= document.numPages; at++) {
    const { argsArray } = await (await document.getPage(at)).getOperatorList();
    for (const glyph of argsArray.flat(2)) {
      if (typeof glyph?.originalCharCode === 'number') numbers.push(glyph.originalCharCode);
    }
  }
  expect(numbers.length).toBeGreaterThan(0);
  return numbers;
}
