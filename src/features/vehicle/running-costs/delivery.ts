import { findDeliveryRegion } from '../../../domain/geography/delivery.ts';
import { formatDollars } from '../../../domain/text/format.ts';
import type { SiteSettings } from '../../../settings/schema.ts';
import type { DeliveryAnswer, DeliveryModel } from './model.ts';

/** The address of delivery answers: `?postcode=4000`. */
const DELIVERY_PATH = '/api/delivery';

const INVALID = 'Invalid postcode. Please enter a 4-digit number.';

type DeliverySettings = SiteSettings['delivery'];

/** What delivery to a postcode costs, or why that is unknown (D10, S5; G5 for an invalid postcode). */
export function buildDeliveryAnswer(typed: string, settings: DeliverySettings): DeliveryAnswer {
  const postcode = typed.trim();
  if (postcode === '') return { kind: 'refused', text: settings.emptyText };
  if (!/^\d{4}$/.test(postcode)) return { kind: 'refused', text: INVALID };
  const region = findDeliveryRegion(settings.regions, postcode);
  if (!region) return { kind: 'refused', text: settings.noEstimateText };
  return { kind: 'price', name: region.name, price: formatDollars(region.price) };
}

/**
 * The calculator with the request's postcode; null where the site shows none. `typed` is null before the first request.
 */
export function buildDeliveryModel(typed: string | null, settings: DeliverySettings): DeliveryModel | null {
  if (settings.show === 'hidden') return null;
  return {
    placeholder: settings.placeholder,
    typed: (typed ?? '').slice(0, 20),
    answer: typed === null ? { kind: 'idle' } : buildDeliveryAnswer(typed, settings),
    from: DELIVERY_PATH,
  };
}
