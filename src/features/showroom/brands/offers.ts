import { slugify } from '../../../domain/vehicle/slug.ts';
import { decodeMakeModel } from '../../../search/facets.ts';

/** The subject of an offer: a brand, and its models as the site sells them. */
export interface OfferSubject {
  slug: string;
  models: readonly { slug: string; name: string }[];
}

/** Whether an offer is for a brand: it links to the brand's page or stock, or to one of its models. */
export function isOfferOf(href: unknown, { slug, models }: OfferSubject): boolean {
  if (typeof href !== 'string' || !href.startsWith('/')) return false;
  const { pathname, searchParams } = new URL(href, 'https://site.invalid');
  const [first, second] = pathname.slice(1).split('/');
  if (first === slug || (first === 'search' && second === slug)) return true;
  if (first === 'models') return models.some((model) => model.slug === second);
  const makes = [
    ...searchParams.getAll('make'),
    ...searchParams.getAll('make_model').map((pair) => decodeMakeModel(pair)?.make ?? ''),
  ];
  if (makes.length > 0) return makes.some((make) => slugify(make) === slug);
  return searchParams.getAll('model').some((name) => models.some((model) => slugify(model.name) === slugify(name)));
}
