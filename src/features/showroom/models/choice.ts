import { encodeBodyStyle, encodeChoice, type Picked, stepAround } from '../../../domain/showroom/picker.ts';
import { linkToOrder } from '../../../kernel/addresses/showroom.ts';
import type { ColourModel, ModelPageModel } from './model.ts';

/** Words of an address; null where they are what is shown anyway. */
type Words = { variant: string | null; body?: string | null; colour?: string | null };

/** The variant that is chosen, as the address says it; the first needs no word. */
function variantWord(
  { variants }: Pick<ModelPageModel, 'variants'>,
  { variant }: Picked<ColourModel>,
): string | null {
  return variant > 0 ? (variants[variant]?.word ?? null) : null;
}

/** The query that chooses a variant: its first colour comes with it (G4). */
export function encodeVariantQuery({ variants }: Pick<ModelPageModel, 'variants'>, index: number): string {
  return queryOf({ variant: index > 0 ? (variants[index]?.word ?? null) : null });
}

/** The query that chooses a body style, and of it the first colour. */
export function encodeBodyQuery(model: ModelPageModel, picked: Picked<ColourModel>, style: string): string {
  const body = style === picked.bodyStyles[0] ? null : encodeBodyStyle(style);
  return queryOf({ variant: variantWord(model, picked), body });
}

/** The query that chooses one of the colours in sight. */
export function encodeColourQuery(model: ModelPageModel, picked: Picked<ColourModel>, index: number): string {
  const isFirst = index === 0 && picked.bodyStyle === (picked.bodyStyles[0] ?? null);
  const colour = isFirst ? null : (picked.colours[index]?.word ?? null);
  return queryOf({ variant: variantWord(model, picked), colour });
}

/** The query that an arrow leads to: past either end comes the other one (G4). */
export function encodeArrowQuery(model: ModelPageModel, picked: Picked<ColourModel>, step: 1 | -1): string {
  return encodeColourQuery(model, picked, stepAround(picked.colour, step, picked.colours.length));
}

const queryOf = (words: Words) => encodeChoice(words) || '?';

/** What goes along unseen when a colour is sent as a form. */
export function listHiddenFields(
  model: ModelPageModel,
  picked: Picked<ColourModel>,
): { name: string; value: string }[] {
  const variant = variantWord(model, picked);
  return variant === null ? [] : [{ name: 'variant', value: variant }];
}

/**
 * Where a quote for what is chosen is asked for: on its own page, or in the form of this one where the model cannot be
 * had yet (G2).
 */
export function linkToQuote({ order, variants }: ModelPageModel, picked: Picked<ColourModel>): string {
  if (order === null) return '#form-section';
  const vehicle = variants[picked.variant]?.fullName;
  return linkToOrder({ ...order, vehicle, colour: picked.colours[picked.colour]?.colour.name });
}
