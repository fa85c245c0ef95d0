import type { Location } from '../../domain/places/location.ts';
import { getLocationType } from '../../domain/places/location-type.ts';
import type { SiteSettings } from '../../settings/schema.ts';

/** The schema.org type of a location, by the services it offers. */
export function getSchemaType(location: Location, { wording }: Pick<SiteSettings, 'wording'>): string {
  const type = getLocationType(location);
  const isMotorcycle = wording.kind === 'motorcycle';
  if (type === 'service') return isMotorcycle ? 'MotorcycleRepair' : 'AutoRepair';
  if (type === 'parts') return 'AutoPartsStore';
  return isMotorcycle ? 'MotorcycleDealer' : 'AutoDealer';
}
