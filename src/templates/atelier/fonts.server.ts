import hankenGrotesk from '#fonts/hanken-grotesk.woff2?url';
import sourceSerif from '#fonts/source-serif-4-normal.woff2?url';

/** The fonts that every page of the look shows; they are preloaded. */
export const fonts: readonly string[] = [hankenGrotesk, sourceSerif];
