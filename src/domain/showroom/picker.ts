import { slugify } from '../vehicle/slug.ts';

/** A colour of a model, as far as the picker needs it (G3). */
export interface PickerColour {
  name: string;
  /** Body style: wagon, dual_cab … */
  oem_id: string | null;
  /** The variant that has this colour; null means all. */
  model_variant_name: string | null;
}

/** The counts from which the picker offers more than colours (G4, G9); from the settings `models`. */
export interface PickerRules {
  bodyStylesFrom: number;
  bodyStyleColoursAbove: number;
  arrowsFrom: number;
}

/** The choice as the address states it: the slugs of a variant, a body style and a colour. */
export interface RequestedChoice {
  variant?: string | null;
  body?: string | null;
  colour?: string | null;
}

/** A colour with its slug, unique within its variant. */
export interface NamedColour<C> {
  colour: C;
  word: string;
  /** Its label where two colours of the same name differ in their body style. */
  label: string;
}

export interface Picked<C> {
  /** Index of the variant, 0 being the first; -1 for a model without variants. */
  variant: number;
  /** The body styles to choose from; empty where there is no such selector. */
  bodyStyles: string[];
  bodyStyle: string | null;
  colours: NamedColour<C>[];
  /** Index of the colour; -1 where there is none. */
  colour: number;
  hasArrows: boolean;
}

/** The colours of a variant, in their order; all of them for a model without variants. */
export function listColours<C extends PickerColour>(colours: readonly C[], variant: string | null): C[] {
  const fits = ({ model_variant_name }: C) =>
    variant === null || model_variant_name === null || sameWords(model_variant_name, variant);
  return colours.filter(fits);
}

const sameWords = (one: string, other: string) => slugify(one) === slugify(other);

export function listBodyStyles(colours: readonly PickerColour[]): string[] {
  return [...new Set(colours.flatMap(({ oem_id }) => oem_id ?? []))];
}

/** Whether colours are grouped by body style (G4): 3 or more distinct styles and more than 15 colours. */
export function hasBodyStyles(colours: readonly PickerColour[], rules: PickerRules): boolean {
  const { length } = listBodyStyles(colours);
  return length >= rules.bodyStylesFrom && length > 0 && colours.length > rules.bodyStyleColoursAbove;
}

/**
 * Gives each of a variant's colours a unique slug: its name, with the body style where the name is taken, and with a
 * number where both are.
 */
export function nameColours<C extends PickerColour>(colours: readonly C[]): NamedColour<C>[] {
  const taken = new Set<string>();
  const named = new Map<string, number>();
  for (const { name } of colours) named.set(slugify(name), (named.get(slugify(name)) ?? 0) + 1);
  return colours.map((colour) => {
    const { name, oem_id } = colour;
    const style = oem_id === null ? '' : formatBodyStyle(oem_id);
    const plain = slugify(name) || 'colour';
    const word = freeWord([plain, slugify(`${plain} ${style}`)], taken);
    taken.add(word);
    const isShared = (named.get(slugify(name)) ?? 0) > 1;
    return { colour, word, label: isShared && style ? `${name}, ${style}` : name };
  });
}

function freeWord(wanted: readonly string[], taken: ReadonlySet<string>): string {
  const free = wanted.find((word) => !taken.has(word));
  if (free !== undefined) return free;
  let number = 2;
  while (taken.has(`${wanted.at(-1)}-${number}`)) number++;
  return `${wanted.at(-1)}-${number}`;
}

/**
 * The picker for a requested choice (G4). The defaults are the first variant and its first colour, or the first of the
 * requested body style. Unknown values count as not requested.
 */
export function pick<C extends PickerColour>(
  model: { variants: readonly { name: string; word: string }[]; colours: readonly C[] },
  requested: RequestedChoice,
  rules: PickerRules,
): Picked<C> {
  const found = model.variants.findIndex(({ word }) => word === requested.variant);
  const variant = found < 0 && model.variants.length > 0 ? 0 : found;
  const ofVariant = nameColours(listColours(model.colours, model.variants[variant]?.name ?? null));
  const bare = ofVariant.map(({ colour }) => colour);
  const bodyStyles = hasBodyStyles(bare, rules) ? listBodyStyles(bare) : [];
  const wanted = ofVariant.find(({ word }) => word === requested.colour)?.colour;
  const bodyStyle = chosenStyle(bodyStyles, wanted, requested.body);
  const colours = bodyStyle === null ? ofVariant : ofVariant.filter(({ colour }) => colour.oem_id === bodyStyle);
  const at = colours.findIndex(({ word }) => word === requested.colour);
  return {
    variant,
    bodyStyles,
    bodyStyle,
    // Within the chosen body style, its name would be redundant.
    colours: bodyStyle === null ? colours : colours.map((one) => ({ ...one, label: one.colour.name })),
    colour: at < 0 && colours.length > 0 ? 0 : at,
    hasArrows: colours.length >= rules.arrowsFrom,
  };
}

/** The body style of the requested colour, else the requested one, else the first. */
function chosenStyle(
  styles: readonly string[],
  wanted: PickerColour | undefined,
  body: string | null | undefined,
): string | null {
  if (wanted?.oem_id && styles.includes(wanted.oem_id)) return wanted.oem_id;
  return styles.find((style) => encodeBodyStyle(style) === body) ?? styles[0] ?? null;
}

/** Where an arrow of the carousel leads: it wraps around at both ends (G4). */
export function stepAround(at: number, step: 1 | -1, count: number): number {
  return count === 0 ? -1 : (((at + step) % count) + count) % count;
}

const STYLE_LABELS: Readonly<Record<string, string>> = {
  wagon: 'Wagon',
  sedan: 'Sedan',
  hatch: 'Hatch',
  dual_cab: 'Dual Cab',
  extra_cab: 'Extra Cab',
  single_cab: 'Single Cab',
  '2_door': '2 Door',
  '4_door': '4 Door',
};

/** `dual_cab` → "Dual Cab". */
export function formatBodyStyle(style: string): string {
  return STYLE_LABELS[style] ?? style.replaceAll('_', ' ');
}

/** `dual_cab` → `dual-cab`. */
export function encodeBodyStyle(style: string): string {
  return slugify(style);
}

/** The slug of each variant; duplicate names get a number. */
export function encodeVariants(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const word = freeWord([slugify(name) || 'variant'], taken);
    taken.add(word);
    return word;
  });
}

/** The query string of a choice, without the defaults: '' or "?variant=sx&colour=glacier-white". */
export function encodeChoice({ variant, body, colour }: RequestedChoice): string {
  const query = new URLSearchParams();
  if (variant) query.set('variant', variant);
  if (body) query.set('body', body);
  if (colour) query.set('colour', colour);
  return query.size > 0 ? `?${query}` : '';
}
