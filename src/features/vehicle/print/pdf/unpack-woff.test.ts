import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { unpackWoff } from './unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);
const read = (file: string) => readFileSync(resolve(`@fontsource/archivo/files/archivo-${file}-normal.woff`));
const FILES = ['latin-400', 'latin-700', 'latin-ext-400', 'vietnamese-700'];

/** A typeface as a document uses it: the advance width of each letter of a text, and the outline of each. */
function seen(file: Buffer) {
  const font = create(file);
  const { glyphs, positions } = font.layout('AV Toyota 2026 – $45,990 (Ễ ş)');
  return {
    name: font.postscriptName,
    glyphs: glyphs.map((glyph) => [glyph.id, glyph.path.toSVG()]),
    positions: positions.map(({ xAdvance, yOffset }) => [xAdvance, yOffset]),
  };
}

describe('[D18] a typeface unpacked for documents', () => {
  test.each(FILES)('%s is what it was when packed', (name) => {
    const packed = read(name);
    const open = unpackWoff(packed);
    expect(open.readUInt32BE(0), 'an OpenType file').toBe(0x00010000);
    expect(seen(open)).toEqual(seen(packed));
  });

  test('another file is refused, and one that is not what it says', () => {
    expect(() => unpackWoff(unpackWoff(read('latin-400')))).toThrow('This typeface is no WOFF file');
    const damaged = Buffer.from(read('latin-400'));
    // The first table's length once unpacked.
    damaged.writeUInt32BE(damaged.readUInt32BE(44 + 12) + 1, 44 + 12);
    expect(() => unpackWoff(damaged)).toThrow(/A table of this typeface has \d+ bytes, not \d+/);
  });
});
