import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';

/** The fonts that every page of the look shows; they are preloaded. */
export const fonts: readonly string[] = [archivo];
