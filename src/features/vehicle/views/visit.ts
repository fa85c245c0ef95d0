import type { Car } from '../../../domain/vehicle/car.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import type { CarFields, ViewsModel, VisitModel } from './model.ts';

/** What happens once the page of a vehicle is shown (D19, I1). */
export function buildVisitModel(car: Car, siteId: number): VisitModel {
  const params = new URLSearchParams({
    photos_count: String(car.photos_count),
    updated_at: car.updated_at,
    website_id: String(siteId),
  });
  const viewHref = `/cars/${encodeURIComponent(car.slug)}/view.json?${params}`;
  return { car_id: car.id, event: `${car.car_type}_car_view`, viewHref };
}

/** The counter of views; null where the site leaves it out. */
export function buildViewsModel(car: Car, { blocks }: SiteSettings['vehicle']): ViewsModel | null {
  return blocks.views === 'shown' ? { car_id: car.id, count: car.views } : null;
}

/** The changed fields for a page that was made with these values: none while they are the same. */
export function pickChangedFields(
  car: Car,
  params: { photos_count: number | null; updated_at: string | null },
): Partial<CarFields> {
  const isSame =
    (params.photos_count ?? car.photos_count) === car.photos_count &&
    (params.updated_at ?? car.updated_at) === car.updated_at;
  if (isSame) return {};
  const { updated_at, photos_count, status, sold, reserved, price, offer_price } = car;
  return { updated_at, photos_count, status, sold, reserved, price, offer_price };
}
