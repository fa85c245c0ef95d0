import { slugify } from '../../domain/vehicle/slug.ts';

export const BRANDS_PATH = '/brands';
export const MODELS_PATH = '/models';
/** Get a Quote (G2). */
export const ORDER_PATH = '/models/order-now';

/** A brand's own page (G2: /{brand}/overview). */
export function linkToBrand(slug: string): string {
  return `/${slug}/overview`;
}

export function linkToModel(slug: string): string {
  return `${MODELS_PATH}/${slug}`;
}

/** The models of a body type (G2: /models?body={body-name}), of a brand, or of both. */
export function linkToModels({ body, make }: { body?: string | null; make?: string | null }): string {
  const query = new URLSearchParams();
  if (body) query.set('body', slugify(body));
  if (make) query.set('make', slugify(make));
  return query.size > 0 ? `${MODELS_PATH}?${query}` : MODELS_PATH;
}

/** What a quote is for: a model, optionally a variant by its full name and a colour by its name. */
export interface QuoteSubject {
  model_id: string;
  model_name: string;
  vehicle?: string | null;
  colour?: string | null;
}

/** Get a Quote (G2): /models/order-now?model_id={slug}&model_name={name}&vehicle={full name}. */
export function linkToOrder({ model_id, model_name, vehicle, colour }: QuoteSubject): string {
  const query = new URLSearchParams({ model_id, model_name });
  if (vehicle) query.set('vehicle', vehicle);
  if (colour) query.set('colour', colour);
  return `${ORDER_PATH}?${query}`;
}
