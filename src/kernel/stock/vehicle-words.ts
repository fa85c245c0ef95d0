import type { CarType } from '../../domain/vehicle/car.ts';
import { getVehicleNouns } from '../../domain/vehicle/wording.ts';
import type { SiteSettings } from '../../settings/schema.ts';

/** How a site speaks of what it offers and for how much. */
const OFFERS: Record<'sale' | 'subscription', Pick<VehicleWords, 'offer' | 'stock' | 'pricing'>> = {
  sale: { offer: 'for sale', stock: 'in stock', pricing: { key: 'price', unit: '' } },
  subscription: {
    offer: 'on subscription',
    stock: 'available',
    pricing: { key: 'subscription_price', unit: ' a week' },
  },
};
/** What the site calls its vehicles (A3): of a site that shows one item type, the words of that type. */
export function getVehicleWords(
  { wording, stock }: Pick<SiteSettings, 'wording' | 'stock'>,
  itemTypes: readonly string[] = stock.itemTypes,
): VehicleWords {
  const itemType = itemTypes.length === 1 ? itemTypes[0] : null;
  return {
    ...getVehicleNouns(wording, itemType),
    types: wording.carTypeLabels,
    ...OFFERS[wording.offering],
  };
}
/** What the site calls its vehicles, their types and how it offers them (A3). */
export interface VehicleWords {
  one: string;
  many: string;
  types: Record<CarType, string>;
  /** "for sale", "on subscription". */
  offer: string;
  /** What is said of vehicles that can be had: "in stock", "available". */
  stock: string;
  /** Where the prices that shoppers see are, and what they cover. */
  pricing: { key: 'price' | 'subscription_price'; unit: string };
}
