/** The facts about a look that are needed outside its folder. */
interface Look {
  /** The value of `brand.template`, and the name of its folder in `src/templates`. */
  name: string;
  /** The dealers it is meant for, for the settings' documentation. */
  suits: string;
  /** The page background, and the darkest tint that the look gives it: text must be readable on both. */
  paper: `#${string}`;
  wash: `#${string}`;
  /** The same in the dark theme; there the wash is the lightest tint. */
  dark: { paper: `#${string}`; wash: `#${string}` };
  /**
   * The look uses the accent for text on the main colour, where others only use it for shapes: the two need more
   * contrast.
   */
  hasAccentText: boolean;
}

/**
 * Every look that a site may choose, the default first. A look consists of a row here and a folder in `src/templates`.
 */
export const LOOKS = [
  {
    name: 'meridian',
    suits: 'a large group',
    paper: '#ffffff',
    wash: '#f3f5f8',
    dark: { paper: '#0f1621', wash: '#1b2534' },
    hasAccentText: false,
  },
  {
    name: 'atelier',
    suits: 'a premium brand or a boutique dealer',
    paper: '#f7f5f1',
    wash: '#eeebe4',
    dark: { paper: '#141516', wash: '#242628' },
    hasAccentText: false,
  },
  {
    name: 'corner',
    suits: 'a local yard, motorcycles and caravans',
    paper: '#fbf7ec',
    wash: '#f2ebda',
    dark: { paper: '#131415', wash: '#282a2c' },
    hasAccentText: true,
  },
] as const satisfies readonly Look[];

export type LookName = (typeof LOOKS)[number]['name'];

export const LOOK_NAMES: readonly LookName[] = LOOKS.map(({ name }) => name);

export function getLook(wanted: LookName): Look {
  const look = LOOKS.find(({ name }) => name === wanted);
  if (!look) throw new Error(`There is no look called "${wanted}"`);
  return look;
}
