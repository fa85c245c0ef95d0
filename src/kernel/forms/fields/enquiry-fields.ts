import { createEmptyState } from '../../../search/state.ts';
import type { FormContext } from './row.ts';
import type { Field } from './schema.ts';

type Settings = Pick<FormContext, 'settings'>;

/** Comments: required unless the site's switch turns that off (S5). */
export function buildMessageField({ settings }: Settings, given: Partial<Field> = {}): Field {
  const required = settings.forms.enquiry.message === 'required';
  return { name: 'message', label: 'Comments', kind: 'message', required, ...given };
}

/** The category of a general enquiry (S5): required, the default preselected. */
export function buildCategoryField({ settings, given }: Pick<FormContext, 'settings' | 'given'>): Field {
  const { categories, defaultCategory } = settings.forms.enquiry;
  return {
    name: 'category',
    label: 'What’s it about?',
    kind: 'choice',
    required: true,
    options: categories.map((value) => ({ value, label: value })),
    value: categories.find((category) => category === given.category) ?? defaultCategory,
  };
}

const FIRST_YEAR = 1900;

/** The fields of a shopper's own vehicle; `needed` names those that are required. */
export function buildOwnVehicleFields(
  { settings, stock }: Pick<FormContext, 'settings' | 'stock'>,
  year: number,
  needed: readonly string[] = [],
) {
  const fields: Field[] = [
    { name: 'rego', label: 'Rego', kind: 'rego', required: false },
    { name: 'vehicle_make', label: 'Make', kind: 'text', required: true, most: 60, suggestions: listMakes(stock) },
    { name: 'vehicle_model', label: 'Model', kind: 'text', required: true, most: 60 },
    {
      name: 'vehicle_year',
      label: 'Year',
      kind: 'number',
      figure: 'year',
      required: true,
      bounds: { min: FIRST_YEAR, max: year + 1, step: 1 },
    },
    {
      name: 'odometer',
      label: 'Odometer',
      kind: 'distance',
      required: false,
      picks: settings.forms.quickPicks.distance,
    },
  ];
  return fields.map((field) => ({ ...field, required: needed.includes(field.name) }));
}

/** The makes that the site sells: most are brought in for a service, and any other can be typed. */
function listMakes(stock: FormContext['stock']): string[] {
  const makes = stock.search(createEmptyState()).facets.make.map(({ value }) => value);
  return makes.toSorted((a, b) => a.localeCompare(b, 'en-AU'));
}

/** A box for money with the site's quick picks (G11). */
export function buildMoneyField({ settings }: Settings, given: Pick<Field, 'name' | 'label'>): Field {
  return { ...given, kind: 'dollars', required: false, picks: settings.forms.quickPicks.money };
}

export function toOptions(words: readonly string[]): { value: string; label: string }[] {
  return words.map((value) => ({ value, label: value }));
}
