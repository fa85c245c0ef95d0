import notoSerifDisplay from '@fontsource/noto-serif-display/files/noto-serif-display-latin-300-normal.woff2?url';
import hankenGrotesk from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';

/** The fonts that every page of the look shows; they are preloaded. */
export const fonts: readonly string[] = [hankenGrotesk, notoSerifDisplay];
