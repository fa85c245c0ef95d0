import { encodeBodyStyle, encodeChoice, type Picked, stepAround } from '../../../domain/showroom/picker.ts';
import { linkToOrder } from '../../../kernel/addresses/showroom.ts';
import type { ColourModel, ModelPageModel } from './model.ts';

/** Parameters of an address; null for the defaults. */
type Words = { variant: string | null; body?: string | null; colour?: string | null };

/** The chosen variant in an address; the first is the default. */
function variantWord({ variants }: Pick<ModelPageModel, 'variants'>, { variant }: Picked<ColourModel>): string | null {
  return variant > 0 ? (variants[variant]?.word ?? null) : null;
}

/** The query that chooses a variant, with its first colour (G4). */
export function encodeVariantQuery({ variants }: Pick<ModelPageModel, 'variants'>, index: number): string {
  return queryOf({ variant: index > 0 ? (variants[index]?.word ?? null) : null });
}

/** The query that chooses a body style, with its first colour. */
export function encodeBodyQuery(model: ModelPageModel, picked: Picked<ColourModel>, style: string): string {
  const body = style === picked.bodyStyles[0] ? null : encodeBodyStyle(style);
  return queryOf({ variant: variantWord(model, picked), body });
}

export function encodeColourQuery(model: ModelPageModel, picked: Picked<ColourModel>, index: number): string {
  const isFirst = index === 0 && picked.bodyStyle === (picked.bodyStyles[0] ?? null);
  const colour = isFirst ? null : (picked.colours[index]?.word ?? null);
  return queryOf({ variant: variantWord(model, picked), colour });
}

/** The query of an arrow, which wraps around at either end (G4). */
export function encodeArrowQuery(model: ModelPageModel, picked: Picked<ColourModel>, step: 1 | -1): string {
  return encodeColourQuery(model, picked, stepAround(picked.colour, step, picked.colours.length));
}

const queryOf = (words: Words) => encodeChoice(words) || '?';

export function listHiddenFields(
  model: ModelPageModel,
  picked: Picked<ColourModel>,
): { name: string; value: string }[] {
  const variant = variantWord(model, picked);
  return variant === null ? [] : [{ name: 'variant', value: variant }];
}

/**
 * Where a quote for the chosen variant is requested: on its own page, or in the form of this one where the model is not
 * available yet (G2).
 */
export function linkToQuote({ order, variants }: ModelPageModel, picked: Picked<ColourModel>): string {
  if (order === null) return '#form-section';
  const vehicle = variants[picked.variant]?.fullName;
  return linkToOrder({ ...order, vehicle, colour: picked.colours[picked.colour]?.colour.name });
}
