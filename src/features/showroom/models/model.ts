import type { PickerRules, RequestedChoice } from '../../../domain/showroom/picker.ts';
import type { BrandSign } from '../../../kernel/chrome/brand-sign.ts';
import type { CountedLink } from '../../../kernel/chrome/model.ts';
import type { FormModel } from '../../../kernel/forms/model.ts';
import type { PageMeta } from '../../../kernel/head/page-meta.ts';
import type { PictureModel } from '../../../ui/pictures/picture.tsx';
import type { Crumb } from '../stock/frame.ts';

/** Shown in place of a price: "From $43,600" "drive away". */
export interface ModelPrice {
  text: string;
  isFigure: boolean;
  qualifier: string | null;
}

export interface ModelCard {
  href: string;
  /** Make and model. */
  title: string;
  body: string | null;
  text: string | null;
  /** Null where the site has none: a plate stands in. */
  picture: PictureModel | null;
  price: ModelPrice;
  /** "Coming soon"; null for an available one. */
  tag: string | null;
  /** "3 variants, 6 colours". */
  range: string;
  /** The first colours, and how many more there are. */
  swatches: { colours: string[]; more: number };
  /** "12 in stock"; null for none. */
  stock: string | null;
}

/** A link to the models of a body type or a brand. */
export interface ModelChoice extends CountedLink {
  isChosen: boolean;
}

/** The models that a site sells new, by body (H8: /models?body=). */
export interface ModelsPageModel {
  heading: string;
  intro: string;
  breadcrumb: Crumb[];
  bodies: ModelChoice[];
  /** Where models are of several brands: a select that is submitted as a form. */
  makes: { label: string; name: string; options: { value: string; label: string }[]; chosen: string } | null;
  kept: { name: string; value: string }[];
  path: string;
  groups: { heading: string; cards: ModelCard[] }[];
  /** Shown where nothing matches. */
  none: { text: string; clear: string } | null;
  head: PageMeta;
}

export interface ColourModel {
  name: string;
  /** `#rrggbb`; null where it is not known. */
  hexCode: string | null;
  oem_id: string | null;
  model_variant_name: string | null;
  picture: PictureModel | null;
}

export interface VariantModel {
  name: string;
  /** In addresses. */
  word: string;
  /** With make and model. */
  fullName: string;
  series: string | null;
  price: ModelPrice;
  /** Sanitised HTML: those shown first, and the rest. */
  features: { shown: string[]; rest: string[] };
  picture: PictureModel | null;
}

/** A model (H8). The address alone says which variant and colour are shown. */
export interface ModelPageModel {
  heading: string;
  sign: BrandSign & { href: string };
  text: string | null;
  tag: string | null;
  price: ModelPrice;
  breadcrumb: Crumb[];
  path: string;
  picture: PictureModel | null;
  /** The model in the addresses of quotes. */
  order: { model_id: string; model_name: string } | null;
  variants: VariantModel[];
  colours: ColourModel[];
  rules: PickerRules;
  /** "Which Sportage will you choose?", or "Sportage Features". */
  variantsHeading: string;
  isSlider: boolean;
  labels: { more: string; less: string; quote: string; showColour: string };
  stock: CountedLink[];
  /** For a model that is not available yet; null for all others, whose form is on its own page. */
  form: FormModel | null;
  notes: string[];
  head: PageMeta;
}

/** Requesting a quote (G2: /models/order-now). */
export interface QuotePageModel {
  heading: string;
  intro: string;
  breadcrumb: Crumb[];
  model: { title: string; href: string; picture: PictureModel | null; price: ModelPrice; chosen: string | null };
  form: FormModel;
  next: { heading: string; steps: string[] };
  phone: { label: string; text: string; href: string };
  notes: string[];
  head: PageMeta;
}

/** The choice in an address of a model. */
export function parseRequestedChoice(search: string): RequestedChoice {
  const query = new URLSearchParams(search);
  return { variant: query.get('variant'), body: query.get('body'), colour: query.get('colour') };
}
