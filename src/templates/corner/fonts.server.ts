import sofiaSans from '@fontsource-variable/sofia-sans/files/sofia-sans-latin-wght-normal.woff2?url';
import heads from '@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2?url';

/** The fonts that every page of the look shows; they are preloaded. */
export const fonts: readonly string[] = [sofiaSans, heads];
