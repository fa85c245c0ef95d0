import archivo from '#fonts/archivo.woff2?url';

/** The fonts that every page of the look shows; they are preloaded. */
export const fonts: readonly string[] = [archivo];
