import { expect, test } from 'vitest';
import { settingsSchema } from '../../../settings/schema.ts';
import { encodeIco } from './favicon-ico.ts';
import { drawFaviconSvg } from './favicon-svg.ts';

const brand = (given: object) =>
  settingsSchema.parse({ brand: { name: 'Any & Sons', ...given }, contact: { phone: '07 5550 1234' } }).brand;

test('[A7] the icon is in the colours of the settings and has the dealer’s letters', () => {
  const svg = drawFaviconSvg(brand({ colours: { primary: '#102a43', accent: '#f2b705' }, logo: { letters: 'AS' } }));
  expect(svg).toContain('#102a43');
  expect(svg).toContain('>AS</text>');
});

test('letters that mean something to XML are escaped', () => {
  expect(drawFaviconSvg(brand({ logo: { letters: '<&' } }))).toContain('>&#60;&#38;</text>');
});

test('[A7] an icon file says of each picture how large it is and where its bytes are', () => {
  const pictures = [16, 256].map((size) => ({ size, png: new Uint8Array(size).fill(size % 255) }));
  const file = Buffer.from(encodeIco(pictures));
  expect([0, 2, 4].map((at) => file.readUInt16LE(at))).toEqual([0, 1, 2]);
  for (const [at, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * at;
    const [bytes, begins] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
    expect(file.readUInt8(entry)).toBe(size % 256);
    expect(file.subarray(begins, begins + bytes)).toEqual(Buffer.from(png));
  }
});
