import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';

/** The typefaces that every page shows: it asks for them at once. */
export const fonts: readonly string[] = [archivo];
