/** The part of fontkit that is used; it ships no types. */
declare module 'fontkit' {
  interface Glyph {
    id: number;
    path: { toSVG(): string };
  }
  interface Font {
    postscriptName: string;
    unitsPerEm: number;
    ascent: number;
    descent: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): {
      advanceWidth: number;
      glyphs: Glyph[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    };
  }
  export function openSync(path: string): Font;
  /** For a file with one typeface. */
  export function create(file: Uint8Array): Font;
}
