import { toLocalDay } from '../../domain/text/format.ts';
import { type CountedOptionSet, formatOptionSet } from '../../domain/trade-in/option-sets.ts';
import { REGO_STATES } from '../../domain/vehicle/rego.ts';
import type { Field, Typed } from '../../kernel/forms/fields/schema.ts';
import type { SiteSettings } from '../../settings/schema.ts';

type Settings = Pick<SiteSettings, 'tradeIn' | 'forms'>;

const NAME_CHARACTERS = 60;
const YEARS_BACK = 50;

const same = (value: string) => ({ value, label: value });

export function buildRegistrationFields(settings: Settings, given: Typed): Field[] {
  return [
    {
      name: 'rego',
      label: 'Rego',
      kind: 'rego',
      required: true,
      hint: 'The letters and numbers on your number plate.',
      value: given.rego,
    },
    {
      name: 'regoState',
      label: 'State or territory',
      kind: 'choice',
      required: true,
      options: Object.entries(REGO_STATES).map(([value, { name }]) => ({ value, label: name })),
      value: given.regoState,
    },
    kilometres(settings, given),
  ];
}

export function buildDescribedFields(settings: Settings, given: Typed, today: string): Field[] {
  const thisYear = Number(today.slice(0, 4));
  const years = Array.from({ length: YEARS_BACK }, (_, back) => String(thisYear + 1 - back));
  return [
    { name: 'make', label: 'Make', kind: 'text', required: true, most: NAME_CHARACTERS, value: given.make },
    {
      name: 'model',
      label: 'Model',
      kind: 'text',
      required: true,
      most: NAME_CHARACTERS,
      value: given.model,
    },
    {
      name: 'year',
      label: 'Year',
      kind: 'choice',
      required: true,
      options: years.map(same),
      value: given.year,
    },
    kilometres(settings, given),
  ];
}

const MOST_KM = 999_999;

function kilometres({ forms }: Settings, given: Typed): Field {
  return {
    name: 'km',
    label: 'Odometer reading',
    kind: 'distance',
    required: true,
    bounds: { min: 0, max: MOST_KM },
    picks: forms.quickPicks.distance,
    value: given.km,
  };
}

/** The choice of owners who do not know the option set of their vehicle. */
export const NOT_SURE = 'Not sure';
/** Cannot clash with the keys of a site's questions, which have no underscores. */
export const OPTION_SET_FIELD = 'vehicle_making';
const MAX_OPTION_SETS = 14;

/** The field that asks for the model's option set; none where there is no choice. */
export function buildOptionSetFields(optionSets: readonly CountedOptionSet[]): Field[] {
  const labels = [...new Set(optionSets.map(formatOptionSet))].filter(Boolean).slice(0, MAX_OPTION_SETS);
  if (labels.length < 2) return [];
  return [
    {
      name: OPTION_SET_FIELD,
      label: 'Which variant is it?',
      kind: 'choice',
      required: true,
      options: [...labels.sort((a, b) => a.localeCompare(b, 'en-AU')), NOT_SURE].map(same),
    },
  ];
}

/** The site's questions, each with all its answers visible. */
export function buildQuestionFields({ tradeIn }: Pick<Settings, 'tradeIn'>): Field[] {
  return tradeIn.questions.map(({ key, label, options }) => ({
    name: key,
    label,
    kind: 'radio',
    required: true,
    options: options.map((option) => same(option.label)),
  }));
}

/** Today in the site's own time zone, for years. */
export const getToday = (now: Date, { locations }: Pick<SiteSettings, 'locations'>) =>
  toLocalDay(now, locations.timeZone);
