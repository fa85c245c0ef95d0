/** Four shades of one paint: lit from above, seen straight on, in shade, and for shut lines. */
export interface Paint {
  light: string;
  base: string;
  dark: string;
  line: string;
}

/** The paints in which vehicles are drawn, by their word in the address. */
export const PAINTS = {
  white: { light: '#ffffff', base: '#eceff2', dark: '#c6ccd3', line: '#a9b1ba' },
  silver: { light: '#dfe3e7', base: '#bfc5cb', dark: '#949ca5', line: '#7c848d' },
  grey: { light: '#8d959e', base: '#6b737d', dark: '#4c535c', line: '#3b4149' },
  black: { light: '#4a515b', base: '#2b3037', dark: '#191d22', line: '#0e1114' },
  blue: { light: '#5c8ed6', base: '#2f63b3', dark: '#1d4382', line: '#153263' },
  turquoise: { light: '#66bfc2', base: '#2f979c', dark: '#1c6c71', line: '#145155' },
  green: { light: '#6ba37d', base: '#3c7a52', dark: '#265638', line: '#1a3f28' },
  yellow: { light: '#ffe27a', base: '#f4c52e', dark: '#c4960f', line: '#9a7408' },
  gold: { light: '#e3cf9c', base: '#c4a964', dark: '#967d3e', line: '#766130' },
  beige: { light: '#efe5d2', base: '#d8c9ac', dark: '#b09f7f', line: '#928263' },
  bronze: { light: '#bd9672', base: '#94694a', dark: '#6b4930', line: '#523722' },
  brown: { light: '#94705a', base: '#6b4a38', dark: '#4a3226', line: '#37241a' },
  orange: { light: '#ffa763', base: '#ee7a26', dark: '#b95611', line: '#8f410b' },
  red: { light: '#e8665f', base: '#c6302e', dark: '#8d1c1e', line: '#6d1416' },
  maroon: { light: '#a85460', base: '#7b2a37', dark: '#551924', line: '#40111a' },
  pink: { light: '#f3b3c6', base: '#e0839f', dark: '#b25a77', line: '#8f435d' },
  purple: { light: '#9a7bc4', base: '#6b4a9c', dark: '#4a3070', line: '#372354' },
} as const satisfies Record<string, Paint>;

export type PaintName = keyof typeof PAINTS;
