import { computeContrast, findReadable, toHex, toHsl } from './colour.ts';
import { getLook, type LookName } from './looks.ts';
import type { Problem } from './problem.ts';
import type { SiteSettings } from './schema.ts';

type Colours = SiteSettings['brand']['colours'];

/** All colours that a site may choose, with none missing: `#rrggbb` each. */
export type Palette = { [Name in keyof Colours]: string };

const WHITE = '#ffffff';

const readable = (wanted: string, ground: string, ratio: number): string =>
  findReadable(wanted, ground, ratio) ?? wanted;

/** The colour with another lightness and a share of its saturation. */
function shade(colour: string, change: { by?: number; to?: number; saturation?: number }): string {
  const { hue, saturation, lightness } = toHsl(colour);
  return toHex({
    hue,
    saturation: saturation * (change.saturation ?? 1),
    lightness: change.to ?? lightness + (change.by ?? 0),
  });
}

/**
 * The text colour on `ground`: the main colour where it is readable there, else white, else the colour nearest to
 * white.
 */
const lettersOn = (ground: string, primary: string): string =>
  computeContrast(primary, ground) >= 4.5 ? primary : readable(WHITE, ground, 4.5);

/** The one of two colours that has more contrast to the text colour. */
const awayFrom = (letters: string, one: string, other: string): string =>
  computeContrast(letters, one) >= computeContrast(letters, other) ? one : other;

/** A site's complete colours: those it chose, and the others derived from the main two so that text is readable. */
export function buildPalette(colours: Colours): Palette {
  const { primary, accent } = colours;
  const onAccent = colours.onAccent ?? lettersOn(accent, primary);
  return {
    primarySoft: colours.primarySoft ?? shade(primary, { by: 0.07, saturation: 0.84 }),
    primaryLine: colours.primaryLine ?? shade(primary, { by: 0.19, saturation: 0.55 }),
    onPrimary: colours.onPrimary ?? readable(WHITE, primary, 4.5),
    onPrimarySoft: colours.onPrimarySoft ?? readable(shade(primary, { to: 0.79, saturation: 0.43 }), primary, 4.5),
    accentHover: colours.accentHover ?? awayFrom(onAccent, shade(accent, { by: 0.07 }), shade(accent, { by: -0.07 })),
    onAccent,
    accentText: colours.accentText ?? readable(accent, WHITE, 5.5),
    primary,
    accent,
  };
}

/** The colours that differ in the dark theme. */
export type DarkColours = Pick<Palette, 'accent' | 'accentHover' | 'onAccent' | 'accentText'>;

/**
 * A site's colours for the dark theme of a look: the accent as it is where it stands out on the dark ground, else as
 * much lighter as it takes. The main colour is dark as it is.
 */
export function buildDarkColours(colours: Colours, template: LookName): DarkColours {
  const { wash } = getLook(template).dark;
  const day = buildPalette(colours);
  const accent = readable(day.accent, wash, 3);
  const accentText = readable(day.accent, wash, 4.5);
  if (accent === day.accent) return { accent, accentText, accentHover: day.accentHover, onAccent: day.onAccent };
  const { accentHover, onAccent } = buildPalette({ ...colours, accent, accentHover: null, onAccent: null });
  return { accent, accentText, accentHover, onAccent };
}

interface ContrastRow {
  colour: keyof Palette;
  on: keyof Palette | 'white' | 'paper' | 'wash';
  ratio: number;
  /** Where the pair is used. */
  why: string;
}

/** Colour pairs with the contrast that each requires (WCAG 2 AA: 4.5 for text, 3 for shapes). */
const PAIRS: readonly ContrastRow[] = [
  { colour: 'primary', on: 'white', ratio: 7, why: 'the main colour must be dark' },
  { colour: 'onPrimary', on: 'primary', ratio: 4.5, why: 'text on the main colour' },
  { colour: 'onPrimary', on: 'primarySoft', ratio: 4.5, why: 'text on the main colour on hover' },
  { colour: 'onPrimarySoft', on: 'primary', ratio: 4.5, why: 'muted text on the main colour' },
  { colour: 'accent', on: 'primary', ratio: 3, why: 'the accent on the main colour' },
  { colour: 'onAccent', on: 'accent', ratio: 4.5, why: 'labels on the accent' },
  { colour: 'onAccent', on: 'accentHover', ratio: 4.5, why: 'labels on the accent on hover' },
  { colour: 'accentText', on: 'paper', ratio: 4.5, why: 'the accent as text' },
  { colour: 'accentText', on: 'wash', ratio: 4.5, why: 'the accent as text on tinted areas' },
];

/** The additional pair of a look that uses the accent for text on the main colour. */
const writtenInAccent = (look: LookName): ContrastRow => ({
  colour: 'accent',
  on: 'primary',
  ratio: 4.5,
  why: `words in the accent on the main colour, as the look ${look} writes,`,
});

/** The pairs that a look uses, in either theme. Those of the dark one are derived, and held by `palette.test.ts`. */
export const listPairs = (look: LookName): readonly ContrastRow[] =>
  getLook(look).hasAccentText ? [...PAIRS, writtenInAccent(look)] : PAIRS;

/** Colour pairs of a site with too little contrast in its look, each with a colour that would pass. */
export function checkColours(colours: Colours, template: LookName): Problem[] {
  const { paper, wash } = getLook(template);
  return checkPairs({ ...buildPalette(colours), paper, wash, white: WHITE }, listPairs(template));
}

function checkPairs(palette: Record<ContrastRow['colour' | 'on'], string>, pairs: readonly ContrastRow[]): Problem[] {
  return pairs.flatMap(({ colour, on, ratio, why }) => {
    const ground = palette[on];
    const has = computeContrast(palette[colour], ground);
    if (has >= ratio) return [];
    const passing = findReadable(palette[colour], ground, ratio);
    return {
      path: `brand.colours.${colour}`,
      reason:
        `${palette[colour]} on ${on === 'white' || ground === WHITE ? 'white' : `${on} ${ground}`} has a ` +
        `contrast of ${has.toFixed(2)}:1, and ${why} needs ${ratio}:1`,
      suggestion: passing ? `${passing} would pass.` : null,
    };
  });
}
