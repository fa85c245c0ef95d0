import { buildDarkColours, buildPalette } from '../settings/palette.ts';
import type { SiteSettings } from '../settings/schema.ts';

/**
 * A site's colours and font as custom properties (`--brand-accent-hover: #…`), which each look's tokens use. Those of
 * the dark theme end in `-dark`. The schema accepts colours only as `#rrggbb`, so nothing else can get into the style
 * sheet.
 */
export function buildThemeCss(brand: Pick<SiteSettings['brand'], 'colours' | 'font' | 'template' | 'theme'>): string {
  const dark = brand.theme === 'light' ? {} : buildDarkColours(brand.colours, brand.template);
  const colours = [
    ...Object.entries(buildPalette(brand.colours)),
    ...Object.entries(dark).map(([name, colour]) => [`${name}Dark`, colour] as const),
  ].map(([name, colour]) => `--brand-${kebab(name)}:${colour}`);
  const font = brand.font === 'system' ? ['--brand-font:system-ui'] : [];
  return `:root{${[...colours, ...font].join(';')}}`;
}

/** The theme of a site; computed once for each version of its settings. */
export function getThemeCss(brand: SiteSettings['brand']): string {
  const theme = themes.get(brand) ?? buildThemeCss(brand);
  themes.set(brand, theme);
  return theme;
}

const themes = new WeakMap<SiteSettings['brand'], string>();

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
