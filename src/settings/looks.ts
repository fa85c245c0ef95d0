/** What has to be known of a look outside of its folder. */
interface Look {
  /** As `brand.template` says it, and as its folder in `src/templates` is called. */
  name: string;
  /** The dealers it is meant for, as the settings' documentation says it. */
  suits: string;
  /** What its pages are printed on, and the darkest that it tints this to: text is read on both. */
  paper: `#${string}`;
  wash: `#${string}`;
  /** It writes in the accent on the main colour, where others only paint with it: these two must differ more. */
  hasAccentText: boolean;
}

/** Every look that a site may choose, the default first. A row here and a folder in `src/templates` are a look. */
export const LOOKS = [
  {
    name: 'meridian',
    suits: 'a large group',
    paper: '#ffffff',
    wash: '#f3f5f8',
    hasAccentText: false,
  },
  {
    name: 'atelier',
    suits: 'a premium brand or a boutique dealer',
    paper: '#f7f5f1',
    wash: '#eeebe4',
    hasAccentText: false,
  },
  {
    name: 'corner',
    suits: 'a local yard, motorcycles and caravans',
    paper: '#fbf7ec',
    wash: '#f2ebda',
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
