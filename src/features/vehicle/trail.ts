import type { Car } from '../../domain/vehicle/car.ts';
import { formatListTitle, type Nouns } from '../../domain/vehicle/wording.ts';
import { linkToSearch, type SearchLinker } from '../../kernel/stock/address.ts';
import { encodeMakeModel } from '../../search/facets.ts';
import { createEmptyState, withTerm } from '../../search/state.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { Crumb } from './model.ts';

type Step = SiteSettings['vehicle']['breadcrumb'][number];

export function linkToCarType({ car_type }: Pick<Car, 'car_type'>): string {
  return linkToSearch(typed(car_type));
}

/**
 * The search for vehicles similar to one that is gone: its car type and body, or its make where the body is not known.
 */
export function linkToSimilarVehicles({ car_type, simple_body, body, make }: Car): string {
  const known = simple_body ?? body;
  return linkToSearch(known ? withTerm(typed(car_type), 'body', known) : withTerm(typed(car_type), 'make', make));
}

/** The search for the whole stock of the vehicle's dealership (S2). */
export function linkToDealerStock({ dealership_name }: Pick<Car, 'dealership_name'>, hrefOf: SearchLinker): string {
  return hrefOf(withTerm(createEmptyState(), 'dealership_name', dealership_name));
}

/** Home, the site's choice of car type, make, model and body, then the vehicle itself; positions count from 1 (D1). */
export function buildTrail(
  car: Car,
  title: string,
  settings: Pick<SiteSettings, 'vehicle' | 'wording'>,
  nouns: Nouns,
): Crumb[] {
  const steps = settings.vehicle.breadcrumb.flatMap((step) => stepOf(step, car, settings.wording, nouns) ?? []);
  return [{ label: 'Home', href: '/' }, ...steps, { label: title, href: `/cars/${encodeURIComponent(car.slug)}` }].map(
    (crumb, index) => ({ ...crumb, position: index + 1 }),
  );
}

function stepOf(
  step: Step,
  car: Car,
  { carTypeLabels }: SiteSettings['wording'],
  nouns: Nouns,
): Omit<Crumb, 'position'> | null {
  const type = typed(car.car_type);
  const make = withTerm(type, 'make', car.make);
  const body = car.simple_body ?? car.body;
  switch (step) {
    case 'car_type':
      return {
        label: formatListTitle({ carTypes: [car.car_type] }, carTypeLabels, nouns),
        href: linkToSearch(type),
      };
    case 'make':
      return { label: car.make, href: linkToSearch(make) };
    case 'model':
      return {
        label: car.model,
        href: linkToSearch(withTerm(make, 'make_model', encodeMakeModel(car.make, car.model))),
      };
    case 'simple_body':
      return body ? { label: body, href: linkToSearch(withTerm(type, 'body', body)) } : null;
  }
}

function typed(carType: Car['car_type']) {
  return withTerm(createEmptyState(), 'car_type', carType);
}
