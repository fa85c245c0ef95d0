import sofiaSans from '#fonts/sofia-sans.woff2?url';
import heads from '#fonts/sofia-sans-extra-condensed.woff2?url';

/** The fonts that every page of the look shows; they are preloaded. */
export const fonts: readonly string[] = [sofiaSans, heads];
