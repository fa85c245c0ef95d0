import type { CarType } from '../../domain/vehicle/car.ts';
import { getVehicleNouns } from '../../domain/vehicle/wording.ts';
import type { SiteSettings } from '../../settings/schema.ts';

/** The words for offers and prices on sale and subscription sites. */
const OFFERS: Record<'sale' | 'subscription', Pick<VehicleWords, 'offer' | 'stock' | 'pricing'>> = {
  sale: { offer: 'for sale', stock: 'in stock', pricing: { key: 'price', unit: '' } },
  subscription: {
    offer: 'on subscription',
    stock: 'available',
    pricing: { key: 'subscription_price', unit: ' a week' },
  },
};
/** The site's words for its vehicles (A3): on a site with one item type, the words of that type. */
export function getVehicleWords(
  { wording, stock }: Pick<SiteSettings, 'wording' | 'stock'>,
  itemTypes: readonly string[] = stock.itemTypes,
): VehicleWords {
  const itemType = itemTypes.length === 1 ? itemTypes[0] : null;
  return { ...getVehicleNouns(wording, itemType), types: wording.carTypeLabels, ...OFFERS[wording.offering] };
}
/** The site's words for its vehicles, their types and its offer (A3). */
export interface VehicleWords {
  one: string;
  many: string;
  types: Record<CarType, string>;
  /** "for sale", "on subscription". */
  offer: string;
  /** Describes available vehicles: "in stock", "available". */
  stock: string;
  /** The field of the prices that shoppers see, and what they cover. */
  pricing: { key: 'price' | 'subscription_price'; unit: string };
}
