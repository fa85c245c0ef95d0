import type { Car } from './car.ts';

/** Words in an address: lower case, without accents, joined by single hyphens; '' when nothing is left. */
export function slugify(words: string): string {
  return words
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[æÆ]/g, 'ae')
    .replace(/['’]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** `year-make-model-badge-stocknum`, without the parts that the car does not have. */
export function buildCarSlug(car: Pick<Car, 'year' | 'make' | 'model' | 'badge' | 'stocknum'>): string {
  const parts = [car.year, car.make, car.model, car.badge, car.stocknum];
  return slugify(parts.filter((part) => part !== null && part !== '').join(' '));
}

/**
 * The slug of a location’s page, which the sales, service and parts of one place share: its name without a trailing " -
 * Sales", " - Service" or " - Parts", with koda changed to skoda (G2).
 */
export function buildLocationSlug(name: string): string {
  const place = name.replace(/\s+-\s+(sales|service|parts)\s*$/i, '');
  return slugify(place).replace(/(^|-)koda(?=-|$)/g, '$1skoda');
}
