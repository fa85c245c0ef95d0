import { canBeSaved, isAvailable } from '../../domain/availability/availability.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { formatVehicleName } from '../../domain/vehicle/names.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { Favourite } from './saved-cars.ts';

/** The saving and comparing of one vehicle (C5). */
export interface SavingModel {
  /** The entry that the browser stores. */
  entry: Favourite;
  /** `if_saved`: a sold vehicle, which can only be removed from the list. Null: no button. */
  favourite: 'open' | 'if_saved' | null;
  /** How many can be compared at once; null when this one cannot. */
  compareLimit: number | null;
}

type SavedCar = Parameters<typeof canBeSaved>[0] &
  Pick<Car, Exclude<keyof Favourite, 'name'> | 'year' | 'badge' | 'series'>;

/** The buttons that a vehicle has by the site's settings; null for none (C5, S4, S5). */
export function buildSavingModel(car: SavedCar, card: SiteSettings['card']): SavingModel | null {
  const { favourites, compare, compareLimit, savingFor } = card;
  const favourite = canBeSaved(car, { feature: favourites, savingFor })
    ? 'open'
    : favourites === 'on' && !isAvailable(car)
      ? 'if_saved'
      : null;
  const limit = canBeSaved(car, { feature: compare, savingFor }) ? compareLimit : null;
  if (favourite === null && limit === null) return null;
  return { entry: toFavourite(car), favourite, compareLimit: limit };
}

function toFavourite(car: SavedCar): Favourite {
  const { id, slug, make, model, primary_image_url } = car;
  return { id, name: formatVehicleName(car), slug, make, model, primary_image_url };
}
