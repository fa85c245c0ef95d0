import { getVehicleNouns, withNouns } from '../domain/vehicle/wording.ts';
import type { SiteSettings } from './schema.ts';

type HeadingSettings = Pick<SiteSettings, 'brand' | 'wording' | 'stock'>;

/** A heading of the settings with the dealer's name and the words for its vehicles filled in (A3, A7). */
export function fillHeading(heading: string, { brand, wording, stock }: HeadingSettings): string {
  const [itemType, ...others] = stock.itemTypes;
  const nouns = getVehicleNouns(wording, others.length === 0 ? itemType : null);
  return withNouns(heading, nouns).replaceAll('{dealer}', brand.name);
}
