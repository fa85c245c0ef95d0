import { redactSecrets } from '../../../domain/requests/redact-secrets.ts';
import { pushToLayer } from './data-layer.ts';
import { ITEMS_PATH, type LayerItem } from './item.ts';

/** What a tag manager is told of something that happened on a page. */
export interface LayerEntry {
  /** The name by which a tag waits for it. */
  name: string;
  /** Of an event that the site keeps. */
  id?: number;
  /** Path and query of the page; what opens something of the visitor's alone is taken out. */
  path: string;
  carId?: number | undefined;
  /** Of what became a lead. */
  leadId?: number | undefined;
  data?: Record<string, unknown>;
}

/** Nobody who goes on waits longer for what is known of a vehicle. */
const TIMEOUT_MS = 1_000;

/**
 * What an entry says of a vehicle and a lead where there is none: a tag manager holds on to what it was told before.
 */
const EMPTY_ENTRY = {
  car_id: undefined,
  item_id: undefined,
  make: undefined,
  model: undefined,
  price: undefined,
  currency: undefined,
  dealership: undefined,
  lead_id: undefined,
};

/**
 * Gives an event to the page's `dataLayer`, with the vehicle that it is about as it is now (I1): where the site has one
 * and keeps events, and nobody's program steers the browser. Never throws: an event without its vehicle is better than
 * none.
 */
export async function pushEvent({ name, id, path, carId, leadId, data }: LayerEntry): Promise<void> {
  const { events, layer } = document.documentElement.dataset;
  if (events !== 'on' || !layer || navigator.webdriver) return;
  const item = carId === undefined ? undefined : await findItem(carId);
  pushToLayer({
    event: name,
    event_id: id,
    path: redactSecrets(path),
    ...EMPTY_ENTRY,
    ...(carId !== undefined && { car_id: carId }),
    ...item,
    ...(leadId !== undefined && { lead_id: leadId }),
    ...data,
  });
}

/** Tells that a lead was kept, whatever its form, by the name that Google recommends for it. */
export function pushLead(leadId: number, form: string, carId?: number): Promise<void> {
  const path = location.pathname + location.search;
  return pushEvent({ name: 'generate_lead', path, carId, leadId, data: { form } });
}

/** Vehicles that were asked for on this page. */
const itemCache = new Map<number, Promise<LayerItem | undefined>>();

function findItem(carId: number): Promise<LayerItem | undefined> {
  const found = itemCache.get(carId) ?? fetchItem(carId);
  itemCache.set(carId, found);
  return found;
}

async function fetchItem(carId: number): Promise<LayerItem | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${ITEMS_PATH}?ids=${carId}`, { signal });
    const { items } = (await response.json()) as { items: LayerItem[] };
    return items[0];
  } catch (error) {
    itemCache.delete(carId);
    console.warn(`What the dataLayer is told of vehicle ${carId} could not be fetched`, error);
    return undefined;
  }
}
