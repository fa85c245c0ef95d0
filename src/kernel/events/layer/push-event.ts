import { redactSecrets } from '../../../domain/requests/redact-secrets.ts';
import { pushToLayer } from './data-layer.ts';
import { ITEMS_PATH, type LayerItem } from './item.ts';

export interface LayerEntry {
  /** The event name that tags trigger on. */
  name: string;
  /** Of an event that the site stores. */
  id?: number;
  /** Path and query of the page; private tokens are taken out. */
  path: string;
  carId?: number | undefined;
  /** Of what became a lead. */
  leadId?: number | undefined;
  data?: Record<string, unknown>;
}

/** Nobody who leaves the page waits longer than this for the vehicle's data. */
const TIMEOUT_MS = 1_000;

/** The values of an entry without a vehicle and a lead: a tag manager remembers those of earlier entries. */
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
 * Pushes an event to the page's `dataLayer`, with the current data of its vehicle (I1), where the site has a layer and
 * stores events, and the browser is not automated. Never throws: an event without its vehicle is better than none.
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

/** Pushes a saved lead, whatever its form, under the event name that Google recommends. */
export function pushLead(leadId: number, form: string, carId?: number): Promise<void> {
  const path = location.pathname + location.search;
  return pushEvent({ name: 'generate_lead', path, carId, leadId, data: { form } });
}

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
