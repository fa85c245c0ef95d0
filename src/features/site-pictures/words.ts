import { createRequire } from 'node:module';
import sharp from 'sharp';

const { resolve } = createRequire(import.meta.url);
/** Of the project's own typeface, so that a server needs none. */
const TYPEFACE = resolve('@fontsource/archivo/files/archivo-latin-700-normal.woff');

/** A text as a picture, to lie over another. */
export interface Words {
  text: string;
  /** `#rrggbb`. */
  colour: string;
  /** Set as large as fits in these, and not larger than the height of one line allows. */
  width: number;
  height: number;
}

export interface PlacedPicture {
  input: Buffer;
  width: number;
  height: number;
}

/** Draws words in one colour on nothing, as large as fits. Rejects when the text is empty. */
export async function drawWords({ text, colour, width, height }: Words): Promise<PlacedPicture> {
  const escaped = text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped}</span>`,
      font: 'Archivo Bold',
      fontfile: TYPEFACE,
      rgba: true,
      width,
      height,
      wrap: 'word',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}
