import type { Model } from '../../../db/queries/stock/models.ts';

export const OTHER = 'Other models';

/** The body that a model is listed under. */
export function getModelBody({ manufacturer_body }: Pick<Model, 'manufacturer_body'>): string {
  return manufacturer_body?.trim() || OTHER;
}
