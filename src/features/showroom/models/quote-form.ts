import type { Model } from '../../../db/queries/stock/models.ts';
import { filterByTypes } from '../../../domain/places/location-type.ts';
import { slugify } from '../../../domain/vehicle/slug.ts';
import { buildMessageField, toOptions } from '../../../kernel/forms/fields/enquiry-fields.ts';
import { buildConsentFields, CONTACT_FIELDS } from '../../../kernel/forms/fields/fields.ts';
import {
  buildLocationFields,
  buildOwnLocation,
  type FormPlaces,
} from '../../../kernel/forms/fields/location-fields.ts';
import type { FormContext, FormRequest, FormRow } from '../../../kernel/forms/fields/row.ts';
import type { Field, Typed } from '../../../kernel/forms/fields/schema.ts';
import { loadOfferedPlaces } from '../../../kernel/places/offered-places.ts';
import type { SiteBrand } from '../../../kernel/showroom/brands.ts';
import { loadShowroom } from '../../../kernel/showroom/load.ts';
import { buildModelNames, isComingSoon } from './cards.ts';

export interface WantedModel {
  model: Model;
  brand: SiteBrand;
  places: FormPlaces;
}

/** The quote form of a model (H8): its lead carries make, model, variant and colour. */
export const QUOTE_FORM: FormRow = buildQuoteForm(null);

function buildQuoteForm(wanted: WantedModel | null): FormRow {
  const isComing = wanted !== null && isComingSoon(wanted.model);
  return {
    id: 'model-quote',
    heading: isComing ? 'Register your interest' : 'Get a quote',
    submitLabel: isComing ? 'Register my interest' : 'Get my quote',
    category: 'New Vehicle Enquiry',
    subcategory: isComing ? 'Register Interest' : 'Get a Quote',
    event: 'enquiry_new',
    findRefusal: () => null,
    hidden: () => (wanted ? listHiddenFields(wanted) : {}),
    steps: (context) => [
      {
        heading: 'Your enquiry',
        text: null,
        fields: [
          ...(wanted ? vehicleFields(wanted, context) : [GONE]),
          ...CONTACT_FIELDS,
          buildMessageField(context, { required: false }),
          ...buildConsentFields(context),
        ],
      },
    ],
    prepare: async ({ given }, request) => buildQuoteForm(await findWantedModel(given, request)),
  };
}

/** A notice instead of the form where there is no model that it could be about. */
const GONE: Field = {
  name: 'model',
  label: 'A model on this website',
  kind: 'hidden',
  required: true,
};

/** Make and model under the field names of the lead (S3), and the model's id on this site. */
function listHiddenFields({ model, brand, places }: WantedModel): Record<string, string> {
  return {
    model_id: model.slug,
    'Vehicle Make': brand.name,
    'Vehicle Model': buildModelNames(model, [brand]).model,
    manufacturer_slug: brand.slug,
    car_type: 'new',
    ...buildOwnLocation(places),
  };
}

function vehicleFields({ model, places }: WantedModel, context: FormContext): Field[] {
  const { given } = context;
  const variants = model.model_variants.map(({ name }) => name);
  const colours = [...new Set(model.colours.map(({ name }) => name))];
  return [
    ...choiceField('variant', 'Variant', variants, findChosenVariant(model, given)),
    ...choiceField(
      'colour',
      'Colour',
      colours,
      colours.find((name) => slugify(name) === slugify(given.colour ?? '')),
    ),
    ...buildLocationFields(context, places),
  ];
}

function choiceField(name: string, label: string, words: string[], value: string | undefined): Field[] {
  if (words.length === 0) return [];
  if (words.length === 1) return [{ name, label, kind: 'hidden', required: false, value: words[0] }];
  return [{ name, label, kind: 'choice', required: false, options: toOptions(words), value }];
}

/** The variant that an address or a form names: by its name, or by its full name. */
export function findChosenVariant({ model_variants }: Model, given: Typed): string | undefined {
  const requested = slugify(given.variant ?? given.vehicle ?? '');
  if (requested === '') return undefined;
  const exact = model_variants.find(({ name, full_name }) =>
    [name, full_name ?? ''].some((words) => slugify(words) === requested),
  );
  // A full name made of make, model and variant ends with the variant: the longest match wins.
  const ending = model_variants
    .filter(({ name }) => `-${requested}`.endsWith(`-${slugify(name)}`))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
  return (exact ?? ending)?.name;
}

/** The model that `model_id` names, with the places that sell its make; null where the site has no such model. */
export async function findWantedModel(
  given: Typed,
  request: Pick<FormRequest, 'settings' | 'stock' | 'db' | 'site'>,
): Promise<WantedModel | null> {
  const { brands, models } = await loadShowroom(request);
  const model = models.find(({ slug }) => slug === given.model_id);
  const brand = model && brands.find(({ slug }) => slug === model.manufacturer_slug);
  if (!model || !brand) return null;
  const { locations: all } = await loadOfferedPlaces(request);
  const selling = filterByTypes(all, ['sales']);
  const ofBrand = selling.filter(({ manufacturers }) =>
    manufacturers.some((name) => slugify(name) === slugify(brand.name)),
  );
  const options = ofBrand.length > 0 ? ofBrand : selling;
  return { model, brand, places: { options, own: all.find(({ id }) => String(id) === given.location_id) } };
}
