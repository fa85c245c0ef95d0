import type { CarType } from '../../domain/car.ts';
import { makeAndModel } from '../../domain/names.ts';
import { listTitle, pluralBody } from '../../domain/wording.ts';
import type { SearchState } from '../../search/contract.ts';
import { decodeMakeModel } from '../../search/facets.ts';
import { emptyState, withTerm } from '../../search/state.ts';
import { type HrefOf, searchHref } from './address.ts';
import { modelsUnder } from './makes.ts';
import { shortened } from './words.ts';

/** One step of the trail to this page (D1's form: positions count from 1); the last one is the page itself. */
export interface Crumb {
  label: string;
  href: string;
  position: number;
}

/** What the site calls its vehicles, their types and how it offers them (A3). */
export interface VehicleWords {
  one: string;
  many: string;
  types: Record<CarType, string>;
  /** "for sale", "on subscription". */
  offer: string;
  /** Where the prices that shoppers see are, and what they cover. */
  pricing: { key: 'price' | 'subscription_price'; unit: string };
}

/** What the search is about in a few words: "Used Toyota Corolla", "New & Demo SUVs", "Cars". Long choices are left out. */
export function subjectOf(state: SearchState, words: VehicleWords): string {
  const bodies = state.terms.body ?? [];
  const subject = {
    carTypes: state.terms.car_type as CarType[] | undefined,
    make: joined(namesOf(state)),
    // The last one is made plural by `listTitle`.
    body: joined(bodies.map((body, at) => (at < bodies.length - 1 ? pluralBody(body) : body))),
  };
  return listTitle(subject, words.types, words);
}

/** Heading of the page: the subject and the words to find, else what it is there for (B1). */
export function headingOf(state: SearchState, words: VehicleWords): string {
  const subject = subjectOf(state, words);
  return state.query ? `${subject} matching “${shortened(state.query)}”` : `${subject} ${words.offer}`;
}

/** Home, the car type's page, the make, the model or the body: each the address of a page that stands. */
export function breadcrumbOf(state: SearchState, words: VehicleWords, hrefOf: HrefOf = searchHref): Crumb[] {
  const typed = (state.terms.car_type ?? []).reduce(
    (at, type) => withTerm(at, 'car_type', type),
    emptyState(),
  );
  const trail = [
    { label: 'Home', href: '/' },
    {
      label: listTitle({ carTypes: typed.terms.car_type as CarType[] | undefined }, words.types, words),
      href: hrefOf(typed),
    },
  ];
  let at = typed;
  for (const key of ['make', 'make_model', 'body'] as const) {
    const only = state.terms[key];
    // A model stands under its make, so it has no place behind several.
    if (only?.length !== 1 || (key === 'make_model' && state.terms.make?.length !== 1)) continue;
    at = withTerm(at, key, only[0]!);
    trail.push({ label: decodeMakeModel(only[0]!)?.model ?? only[0]!, href: hrefOf(at) });
  }
  return trail.map((crumb, index) => ({ ...crumb, position: index + 1 }));
}

/** Chosen values as words; more than two would make no heading. */
const MOST_NAMED = 2;

function joined(values: readonly string[]): string | null {
  return values.length > 0 && values.length <= MOST_NAMED ? values.join(' and ') : null;
}

/** The chosen makes, each with its chosen models where they are few: "Toyota Corolla and Camry", "Mazda3 and Toyota". */
function namesOf({ terms }: SearchState): string[] {
  const { make: makes = [], model = [] } = terms;
  if (makes.length === 0) return model;
  const most = makes.length === 1 ? MOST_NAMED : 1;
  return makes.map((make) => {
    const models = makes.length === 1 && model.length > 0 ? model : modelsUnder(make, terms.make_model);
    const [first, ...others] = models.length <= most ? models : [];
    return first ? [makeAndModel(make, first), ...others].join(' and ') : make;
  });
}
