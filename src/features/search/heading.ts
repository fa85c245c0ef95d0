import type { CarType } from '../../domain/car.ts';
import { listTitle } from '../../domain/wording.ts';
import type { SearchState, TermKey } from '../../search/contract.ts';
import { decodeMakeModel } from '../../search/facets.ts';
import { emptyState, withTerm } from '../../search/state.ts';
import { searchHref } from './address.ts';

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
}

/** What the search is about in a few words: "Used Toyota Corolla", "New & Demo SUVs", "Cars". Long choices are left out. */
export function subjectOf(state: SearchState, words: VehicleWords): string {
  const [make, body] = [few(state, 'make'), few(state, 'body')];
  const subject = {
    carTypes: state.terms.car_type as CarType[] | undefined,
    make,
    model: modelsOf(state, make),
    body,
  };
  return listTitle(subject, words.types, words);
}

/** Heading of the page: the subject and what it is there for (B1). */
export function headingOf(state: SearchState, words: VehicleWords): string {
  return `${subjectOf(state, words)} ${words.offer}`;
}

/** Home, the car type's page, the make, the model or the body: each the address of a page that stands. */
export function breadcrumbOf(state: SearchState, words: VehicleWords): Crumb[] {
  const typed = (state.terms.car_type ?? []).reduce(
    (at, type) => withTerm(at, 'car_type', type),
    emptyState(),
  );
  const trail = [
    { label: 'Home', href: '/' },
    {
      label: listTitle({ carTypes: typed.terms.car_type as CarType[] | undefined }, words.types, words),
      href: searchHref(typed),
    },
  ];
  let at = typed;
  for (const key of ['make', 'make_model', 'body'] as const) {
    const only = state.terms[key];
    if (only?.length !== 1) continue;
    at = withTerm(at, key, only[0]!);
    trail.push({ label: decodeMakeModel(only[0]!)?.model ?? only[0]!, href: searchHref(at) });
  }
  return trail.map((crumb, index) => ({ ...crumb, position: index + 1 }));
}

function modelsOf(state: SearchState, make: string | null): string | null {
  const pairs = state.terms.make_model ?? [];
  if (state.terms.make?.length === 1 && make && pairs.length > 0 && pairs.length <= MOST_NAMED)
    return pairs.map((pair) => decodeMakeModel(pair)?.model ?? '').join(' and ');
  return few(state, 'model');
}

/** Chosen values as words; more than two would make no heading. */
const MOST_NAMED = 2;

function few(state: SearchState, key: TermKey): string | null {
  const values = state.terms[key] ?? [];
  return values.length > 0 && values.length <= MOST_NAMED ? values.join(' and ') : null;
}
